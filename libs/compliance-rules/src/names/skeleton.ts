import { spellingsOf } from './romanisation.ts';

/** Sounds that romanisation spells in many ways, each as one sign; longer spellings stand first. */
const LATIN_SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/t[sz]/g, '1'], [/x/g, 'ks'], [/kh/g, 'x'], [/dzh|dj|dsch|zh/g, 'j'],
  [/tsch|tch|sch|sh|ch|cz|sz/g, '$'], [/gh|ck/g, 'k'],
  [/c(?=[eiy])/g, 's'], [/dh/g, 'd'], [/th/g, 't'], [/ph/g, 'f'], [/[gqc]/g, 'k'], [/v/g, 'f'], [/p/g, 'b'],
  [/w/g, 'u'], [/y/g, 'i'], [/1/g, 'c'],
];

/** Sounds that are heard apart here and as one there. */
const HEARD_ALIKE: readonly (readonly [RegExp, string])[] = [
  [/v/g, 'w'], [/kh/g, 'h'], [/kh/g, 'k'], [/ch/g, 'j'], [/(?<![szckgtdp])h/g, ''], [/ts|tz/g, 'z'],
  [/dh|z/g, 'd'], [/th/g, 's'], [/g(?!h)/g, 'j'], [/[tz]s/g, 'ch'], [/b/g, 'v'], [/t/g, 'd'], [/sh/g, 's'],
];

/** Arabic letters by the same signs; the second sign of a letter is its other usual romanisation. */
const ARABIC_SOUNDS: Readonly<Record<string, string>> = {
  'ب': 'b', 'ت': 't', 'ث': 'ts', 'ج': 'jk', 'ح': 'h', 'خ': 'x', 'د': 'd', 'ذ': 'dz', 'ر': 'r', 'ز': 'z', 'س': 's',
  'ش': '$', 'ص': 's', 'ض': 'dz', 'ط': 't', 'ظ': 'zd', 'غ': 'k', 'ف': 'f', 'ق': 'k', 'ك': 'k', 'گ': 'k', 'ل': 'l',
  'م': 'm', 'ن': 'n', 'ه': 'h', 'چ': '$', 'ژ': 'jz', 'ٹ': 't', 'ڈ': 'd', 'ڑ': 'r', 'ں': 'n',
};
/** Hebrew letters in the same way. */
const HEBREW_SOUNDS: Readonly<Record<string, string>> = {
  'ב': 'bf', 'ג': 'kj', 'ד': 'd', 'ה': 'h', 'ז': 'z', 'ח': 'hx', 'ט': 't', 'כ': 'kx', 'ך': 'kx', 'ל': 'l', 'מ': 'm',
  'ם': 'm', 'נ': 'n', 'ן': 'n', 'ס': 's', 'פ': 'fb', 'ף': 'f', 'צ': 'czs', 'ץ': 'c$zs', 'ק': 'k', 'ר': 'r', 'ש': '$s',
  'ת': 't',
};
const SOUNDS_OF = { ...ARABIC_SOUNDS, ...HEBREW_SOUNDS };
const VOWELS = new Set(['ا', 'و', 'ي', 'ع', 'ے', 'ئ', 'ؤ', 'א', 'ו', 'י', 'ע']);
const LIKE_V = new Set(['و', 'ו']);
const ABJAD = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;
const ARABIC = /\p{Script=Arabic}/u;
const MOST_READINGS = 16;
const KEPT_WORDS = 50_000;

const remembered = new Map<string, readonly string[]>();

/** Whether a folded word is written in Arabic letters. */
export const isArabic = (word: string): boolean => ARABIC.test(word);

/**
 * The consonants of a folded word as sounds, the same for all usual spellings of it in both scripts; an Arabic word
 * whose letters are romanised in two ways has several, and a Latin one whose letters other alphabets read otherwise. A
 * vowel counts only where it opens the word.
 */
export function skeletonsOf(word: string): readonly string[] {
  const kept = remembered.get(word);
  if (kept !== undefined) return kept;
  const skeletons = ABJAD.test(word) ? abjadSkeletons(word) : latinSkeletons(word);
  if (remembered.size >= KEPT_WORDS) remembered.clear();
  remembered.set(word, skeletons);
  return skeletons;
}

function latinSkeletons(word: string): readonly string[] {
  const readings = new Set(spellingsOf(word).map(latinSkeleton));
  for (const [sound, other] of HEARD_ALIKE) {
    const heard = word.replace(sound, other);
    if (heard !== word) readings.add(latinSkeleton(heard));
  }
  // Where a script leaves vowels out, a sound that comes twice is not told from one that is doubled.
  for (const reading of [...readings]) readings.add(reading.replace(/(.)\1+/g, '$1'));
  return [...readings];
}

function latinSkeleton(word: string): string {
  // What is dropped at the end is the h of the feminine ending, which is written or not.
  let sounds = word.replace(/(?<=[aeiou])h$/, '');
  for (const [spelling, sound] of LATIN_SOUNDS) sounds = sounds.replace(spelling, sound);
  sounds = sounds.replace(/(.)\1+/g, '$1').replace(/^[aeiou]+/, 'A').replace(/[aeiou]/g, '');
  return sounds.toLowerCase();
}

function abjadSkeletons(word: string): readonly string[] {
  let readings = [''];
  // The doubled letter of "Allah" is the one that is always written out.
  const letters = [...word.replace('لل', 'ل')].filter((letter) => letter !== 'ء');
  for (const [place, letter] of letters.entries()) {
    const isLast = place > 0 && place === letters.length - 1;
    if (VOWELS.has(letter)) {
      if (place === 0) readings = ['a'];
      // Persian, Turkish and Hebrew names have a v where Arabic has a w or a vowel.
      if (LIKE_V.has(letter)) {
        const sounded = place === 0 ? ['f'] : readings.map((reading) => `${reading}f`);
        readings = [...readings, ...sounded].slice(0, MOST_READINGS);
      }
    } else if (isLast && letter === 'ه') {
      // The feminine ending is silent, or a t before the next word.
      readings = [...readings, ...readings.map((reading) => `${reading}t`)];
    } else if (!(isLast && letter === 'ה')) {
      const sounds = [...SOUNDS_OF[letter] ?? letter];
      readings = readings.flatMap((reading) => sounds.map((sound) => reading + sound)).slice(0, MOST_READINGS);
    }
  }
  return readings;
}
