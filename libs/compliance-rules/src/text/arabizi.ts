import type { Token } from './tokenise.ts';

/** Latin spellings of each Arabic consonant; several letters share one, as people write by ear. */
const SOUNDS: Readonly<Record<string, string>> = {
  'ب': 'b', 'ت': 't', 'ث': 'T', 'ج': 'j', 'ح': '7', 'خ': 'x', 'د': 'd', 'ذ': 'T', 'ر': 'r', 'ز': 'z', 'س': 's',
  'ش': 'C', 'ص': 's', 'ض': 'd', 'ط': 't', 'ظ': 'T', 'ع': '3', 'غ': 'q', 'ف': 'f', 'ق': 'q', 'ك': 'k', 'ل': 'l',
  'م': 'm', 'ن': 'n', 'ه': 'h',
};
const LATIN: Readonly<Record<string, string>> = {
  '5': 'x', '6': 't', '8': 'q', '9': 's', p: 'b', v: 'f', g: 'q', c: 'k', '2': '',
};
const LONG_VOWELS: Readonly<Record<string, RegExp>> = { 'ا': /[ae]/, 'و': /[ouw]/, 'ي': /[iye]/ };
/** Sounds that one Latin spelling may stand for besides its own. */
const ALIKE: readonly (readonly [string, string])[] = [
  ['', ''], ['h', '7'], ['7', 'h'], ['q', 'j'], ['T', 't'], ['T', 'd'], ['d', 'T'], ['z', 'T'],
];
const VOWELS = 'aeiouyw';
const DIGRAPHS: readonly (readonly [RegExp, string])[] = [
  [/kh/g, 'x'], [/sh|ch/g, 'C'], [/th|dh/g, 'T'], [/gh/g, 'q'],
];
const ARABIZI_DIGIT = /[a-z][235-9][a-z]|^[235-9][a-z]{2}/;
/** The Arabic article and what is joined to it, written apart from its noun; it says nothing. */
export const ARTICLES: ReadonlySet<string> = new Set([
  'el', 'al', 'il', 'bel', 'bil', 'fel', 'fil', 'lel', 'wel', 'le', 'ya',
]);
/** Small words that tell that a text is Arabic in Latin letters, with the Arabic they stand for. */
const SMALL_WORDS: ReadonlyMap<string, string> = new Map(Object.entries({
  w: 'و', wa: 'و',
  ma: 'ما', la: 'لا', fi: 'في', elli: 'اللي', illi: 'اللي', kel: 'كل', kol: 'كل', kul: 'كل', min: 'من', '3ala': 'علي',
  '3al': 'علي', ma3: 'مع', mish: 'مش', mesh: 'مش', mu: 'مو', bedoon: 'بدون', bidoun: 'بدون', bala: 'بلا', alf: 'الف',
  shu: 'شو', feeh: 'فيه', huwa: 'هو', howa: 'هو', minno: 'منه', ashan: 'عشان', '3ashan': 'عشان', mo: 'مو',
}));
/** Those of them that are no word of another language, so that one alone tells. */
const TELLING = new Set(['lel', 'bel', 'fel', 'wel', 'elli', 'illi', 'kel', 'mish', 'mesh', 'bedoon', 'feeh', 'minno']);
/** Two small words tell as much as one that is of no other language. */
const ENOUGH = 2;
const NOTHING: ReadonlyMap<Token, readonly string[]> = new Map();

/** How much a word tells that its text is Arabic in Latin letters. */
export function tellsArabic(word: string): number {
  if (TELLING.has(word) || ARABIZI_DIGIT.test(word)) return ENOUGH;
  return SMALL_WORDS.has(word) || ARTICLES.has(word) ? 1 : 0;
}

interface Spelling {
  word: string;
  /** What stands before, between and after the consonants: a long vowel, or nothing certain. */
  gaps: readonly string[];
}

/** Arabic words by their consonants, to be found by their spelling in Latin letters and digits. */
export class ArabiziIndex {
  readonly #spellings = new Map<string, Spelling[]>();

  constructor(words: Iterable<string>) {
    for (const word of words) {
      const { consonants, gaps } = taken(word, (letter) => SOUNDS[letter], (letter) => letter in LONG_VOWELS);
      if (consonants.length < 2) continue;
      const known = this.#spellings.get(consonants);
      if (known === undefined) this.#spellings.set(consonants, [{ word, gaps }]);
      else known.push({ word, gaps });
    }
  }

  /**
   * For each word of a text that is Arabic in Latin letters, the Arabic it may stand for; nothing for other texts.
   * How much its words tell together decides.
   */
  read(tokens: readonly Token[], told: number): ReadonlyMap<Token, readonly string[]> {
    if (told < ENOUGH) return NOTHING;
    const found = new Map<Token, readonly string[]>();
    for (const token of tokens) {
      if (token.kind !== 'word') continue;
      const forms = this.#formsOf(token.text);
      if (forms.length > 0) found.set(token, forms);
    }
    return found;
  }

  #formsOf(text: string): readonly string[] {
    const small = SMALL_WORDS.get(text);
    if (small !== undefined) return [small];
    if (ARTICLES.has(text)) return [];
    const whole = this.#wordsFor(text);
    if (whole.length > 0 || text.length < 4) return whole;
    return /^[wbl]/.test(text) ? this.#wordsFor(text.slice(1)) : [];
  }

  #wordsFor(text: string): readonly string[] {
    const folded = DIGRAPHS.reduce((folding, [sign, sound]) => folding.replace(sign, sound), text);
    const { consonants, gaps } = taken(
      folded, (letter) => (VOWELS.includes(letter) ? undefined : (LATIN[letter] ?? letter)),
      (letter) => VOWELS.includes(letter),
    );
    for (const [sound, other] of ALIKE) {
      const spelled = this.#spellings.get(consonants.replaceAll(sound, other)) ?? [];
      const heard = spelled.filter((one) => fit(one.gaps, gaps));
      if (heard.length > 0) return heard.map(({ word }) => word);
    }
    return [];
  }
}

/** The consonants of a word, doubled ones once, and the vowels around them; a closing h is taken for a vowel. */
function taken(
  word: string, soundOf: (letter: string) => string | undefined, isVowel: (letter: string) => boolean,
): { consonants: string; gaps: string[] } {
  let consonants = '';
  const gaps = [''];
  for (const [index, letter] of [...word].entries()) {
    const closes = index === word.length - 1 && (letter === 'h' || letter === 'ه');
    const sound = closes ? undefined : soundOf(letter);
    if (sound === undefined) gaps.push((gaps.pop() ?? '') + (isVowel(letter) ? letter : ''));
    else if (sound !== '' && !(consonants.endsWith(sound) && gaps.at(-1) === '')) {
      consonants += sound;
      gaps.push('');
    }
  }
  return { consonants, gaps };
}

/**
 * Long vowels must be written, in their order. Where Arabic writes none, one short vowel may stand: any between two
 * consonants, only an a, e or o at the end, and none at the beginning.
 */
function fit(arabic: readonly string[], latin: readonly string[]): boolean {
  return arabic.every((gap, index) => {
    const written = latin[index] ?? '';
    if (gap !== '') return holdsInOrder(gap, written);
    if (index === 0) return written === '';
    return index < arabic.length - 1 ? written.length <= 1 : /^[aeo]?$/.test(written);
  });
}

function holdsInOrder(longVowels: string, written: string): boolean {
  let rest = written;
  for (const letter of longVowels) {
    const at = rest.search(LONG_VOWELS[letter] ?? /$/);
    if (at < 0) return false;
    rest = rest.slice(at + 1);
  }
  return true;
}
