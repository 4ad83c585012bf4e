import { normalise } from '@connect/compliance-rules';

const WORD = /[\p{L}\p{N}%]+/gu;
const ARABIC = /\p{Script=Arabic}/u;

/** Arabic particles written onto the next word, and endings that carry number, gender or owner; longest first. */
const PARTICLES = ['وبال', 'وال', 'بال', 'فال', 'كال', 'ولل', 'لل', 'ال', 'و', 'ف', 'ب', 'ل'];
const ENDINGS = ['اتها', 'اته', 'تها', 'ها', 'هم', 'نا', 'كم', 'ات', 'ون', 'ين', 'ان', 'وا', 'ته', 'يه', 'ه', 'ي', 'ا'];
const SHORTEST_ARABIC = 3;
const SHORTEST_LATIN = 4;
const LATIN_ENDINGS: readonly (readonly [ending: string, instead: string])[] = [
  ['ations', 'ate'], ['ation', 'ate'], ['ments', ''], ['ment', ''], ['ings', ''], ['ing', ''], ['ies', 'y'], ['ied', 'y'],
  ['edly', ''], ['ed', ''], ['ers', ''], ['er', ''], ['es', ''], ['ly', ''], ['s', ''], ['e', ''],
];

/** The words of a text, folded as the rules fold them and cut down to their stems, in order. */
export function stemsOf(text: string): string[] {
  const folded = normalise(text).text.replaceAll("'", '');
  return [...folded.matchAll(WORD)].map(([word]) => (ARABIC.test(word) ? arabicStem(word) : latinStem(word)));
}

/** Whether a text is Arabic by the greater part of its letters. */
export function isArabic(text: string): boolean {
  const arabic = text.match(/\p{Script=Arabic}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  return arabic > latin;
}

function arabicStem(word: string): string {
  const particle = PARTICLES.find((start) => word.startsWith(start) && word.length - start.length >= SHORTEST_ARABIC);
  const bare = particle === undefined ? word : word.slice(particle.length);
  const ending = ENDINGS.find((end) => bare.endsWith(end) && bare.length - end.length >= SHORTEST_ARABIC);
  return ending === undefined ? bare : bare.slice(0, -ending.length);
}

function latinStem(word: string): string {
  for (const [ending, instead] of LATIN_ENDINGS) {
    if (!word.endsWith(ending) || word.endsWith('ss')) continue;
    const stem = word.slice(0, -ending.length);
    if (stem.length + instead.length < SHORTEST_LATIN - 1) continue;
    return undouble(stem + instead);
  }
  return word;
}

/** "swapped" and "swap" are one word; a final y of "pay" and an e of "lease" are dropped elsewhere alike. */
function undouble(stem: string): string {
  const last = stem.at(-1);
  return last !== undefined && last === stem.at(-2) && !'aeiousl'.includes(last) ? stem.slice(0, -1) : stem;
}
