import { foldText } from '@connect/compliance-rules';

const WORD = /[\p{L}\p{N}%]+/gu;
const ARABIC = /\p{Script=Arabic}/u;

/** Arabic particles written onto the next word, and endings that carry number, gender or owner; longest first. */
const PARTICLES = ['وبال', 'وال', 'بال', 'فال', 'كال', 'ولل', 'لل', 'ال'];
const ENDINGS = ['ني', 'ها', 'هم', 'نا', 'كم', 'تي', 'ات', 'ون', 'ين', 'ان', 'وا', 'ته', 'يه', 'ه', 'ي', 'ا'];
const MOST_ENDINGS = 2;
const SHORTEST_ARABIC = 3;
const LATIN_ENDINGS = ['ation', 'ment', 'ing', 'ied', 'ed', 'ly'];
const SHORTEST_LATIN = 3;
const SILENT_E_FROM = 5;

/** The words of a text in order, folded as the rules fold them. */
export function wordsOf(text: string): string[] {
  return [...foldText(text).replaceAll("'", '').matchAll(WORD)].map(([word]) => word);
}

/** A folded word cut down to what its forms have in common. */
export function stemOf(word: string): string {
  return ARABIC.test(word) ? arabicStem(word) : latinStem(word);
}

/** Whether a text is Arabic by the greater part of its letters. */
export function isArabic(text: string): boolean {
  const arabic = text.match(/\p{Script=Arabic}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  return arabic > latin;
}

function arabicStem(word: string): string {
  const particle = PARTICLES.find((start) => word.startsWith(start) && word.length - start.length >= SHORTEST_ARABIC);
  let stem = particle === undefined ? word : word.slice(particle.length);
  for (let taken = 0; taken < MOST_ENDINGS; taken += 1) {
    const ending = ENDINGS.find((end) => stem.endsWith(end) && stem.length - end.length >= SHORTEST_ARABIC);
    if (ending !== undefined) stem = stem.slice(0, -ending.length);
  }
  return stem;
}

function latinStem(word: string): string {
  const single = singular(word);
  const ending = LATIN_ENDINGS.find((end) => single.endsWith(end) && single.length - end.length >= SHORTEST_LATIN);
  const bare = ending === undefined ? single : undouble(single.slice(0, -ending.length));
  return bare.length >= SILENT_E_FROM && bare.endsWith('e') ? bare.slice(0, -1) : bare;
}

/** "Goods" are not many a good. */
function singular(word: string): string {
  if (word.length <= SHORTEST_LATIN || word === 'goods' || /(?:ss|us|is)$/.test(word)) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (/(?:ss|x|ch|sh)es$/.test(word)) return word.slice(0, -2);
  return word.endsWith('s') ? word.slice(0, -1) : word;
}

/** "Swapped" and "swap" are one word, while "sell" keeps both its letters. */
function undouble(stem: string): string {
  const last = stem.at(-1);
  return last !== undefined && last === stem.at(-2) && !'aeiousl'.includes(last) ? stem.slice(0, -1) : stem;
}
