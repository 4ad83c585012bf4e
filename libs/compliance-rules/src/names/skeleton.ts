/** Sounds that romanisation spells in many ways, each as one sign; longer spellings stand first. */
const LATIN_SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/x/g, 'ks'], [/kh/g, 'x'], [/sh|ch/g, '$'], [/gh|ck/g, 'k'], [/c(?=[eiy])/g, 's'], [/dh/g, 'd'], [/th/g, 't'],
  [/dj/g, 'j'], [/ph/g, 'f'], [/[gqc]/g, 'k'], [/v/g, 'f'], [/p/g, 'b'], [/w/g, 'u'], [/y/g, 'i'],
];

/** Arabic letters by the same signs; the second sign of a letter is its other usual romanisation. */
const ARABIC_SOUNDS: Readonly<Record<string, string>> = {
  'ب': 'b', 'ت': 't', 'ث': 'ts', 'ج': 'jk', 'ح': 'h', 'خ': 'x', 'د': 'd', 'ذ': 'dz', 'ر': 'r', 'ز': 'z', 'س': 's',
  'ش': '$', 'ص': 's', 'ض': 'd', 'ط': 't', 'ظ': 'zd', 'غ': 'k', 'ف': 'f', 'ق': 'k', 'ك': 'k', 'گ': 'k', 'ل': 'l',
  'م': 'm', 'ن': 'n', 'ه': 'h',
};
const ARABIC_VOWELS = new Set(['ا', 'و', 'ي', 'ع']);
const ARABIC = /\p{Script=Arabic}/u;
const MOST_READINGS = 4;

/** Whether a folded word is written in Arabic letters. */
export const isArabic = (word: string): boolean => ARABIC.test(word);

/**
 * The consonants of a folded word as sounds, the same for all usual spellings of it in both scripts; an Arabic word
 * whose letters are romanised in two ways has several. A vowel counts only where it opens the word.
 */
export function skeletonsOf(word: string): readonly string[] {
  return isArabic(word) ? arabicSkeletons(word) : [latinSkeleton(word)];
}

function latinSkeleton(word: string): string {
  // What is dropped at the end is the h of the feminine ending, which is written or not.
  let sounds = word.replace(/(?<=[aeiou])h$/, '');
  for (const [spelling, sound] of LATIN_SOUNDS) sounds = sounds.replace(spelling, sound);
  sounds = sounds.replace(/(.)\1+/g, '$1').replace(/^[aeiou]+/, 'A').replace(/[aeiou]/g, '');
  return sounds.toLowerCase();
}

function arabicSkeletons(word: string): readonly string[] {
  let readings = [''];
  // The doubled letter of "Allah" is the one that is always written out.
  const letters = [...word.replace('لل', 'ل')].filter((letter) => letter !== 'ء');
  for (const [place, letter] of letters.entries()) {
    const isLast = place > 0 && place === letters.length - 1;
    if (ARABIC_VOWELS.has(letter)) {
      if (place === 0) readings = ['a'];
    } else if (!(isLast && letter === 'ه')) {
      const sounds = [...ARABIC_SOUNDS[letter] ?? letter];
      readings = readings.flatMap((reading) => sounds.map((sound) => reading + sound)).slice(0, MOST_READINGS);
    }
  }
  return readings;
}
