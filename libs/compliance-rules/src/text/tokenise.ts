import { normalise } from './normalise.ts';
import { spelledOut, type SpelledOut } from './spelled-out.ts';

export type TokenKind = 'word' | 'number' | 'stop';

/** One word, number or stop of a text, with its place in the original. */
export interface Token {
  kind: TokenKind;
  /** The folded form; a number is written without thousands separators. */
  text: string;
  start: number;
  end: number;
  /** True when the original begins with a Latin capital. */
  capital: boolean;
  /** True when a hyphen ties the token to the one before it. */
  hyphenated: boolean;
}

const SPACE = 0;
const LETTER = 1;
const DIGIT = 2;
const STOP = 3;
const SIGN = 4;
const APOSTROPHE = 5;

const ARABIZI_DIGITS = '2356789';
/** Those of them that stand at the end of words. */
const CLOSING_DIGITS = '37';
/** Words that a number may be written onto. */
const COUNTED = new Set([
  'aed', 'am', 'bed', 'bhk', 'box', 'br', 'cl', 'cm', 'day', 'dh', 'dhs', 'eur', 'ft', 'gb', 'gbp', 'gm', 'gr',
  'hr', 'hrs', 'kg', 'kgs', 'km', 'lb', 'lbs', 'ltr', 'mb', 'min', 'ml', 'mm', 'mn', 'nd', 'no', 'oz', 'pax', 'pc',
  'pcs', 'ply', 'pm', 'ps', 'qar', 'qr', 'rd', 'sar', 'sq', 'sqm', 'st', 'tb', 'th', 'ton', 'usd', 'way', 'yr',
  'yrs', 'bags', 'bedroom', 'beds', 'boxes', 'days', 'door', 'gbps', 'gram', 'grams', 'grand', 'hour', 'hours',
  'inch', 'installments', 'items', 'lakh', 'liter', 'litre', 'litres', 'mbps', 'million', 'mins', 'month', 'months',
  'night', 'nights', 'pack', 'pair', 'pairs', 'people', 'person', 'piece', 'pieces', 'seater', 'sqft', 'star',
  'tickets', 'times', 'units', 'week', 'weeks', 'year', 'years',
]);
const STOPS = '.,;:!?()[]{}/+=&\n\r|*';
const SIGNS = '%$€£';
const ANY_LETTER = /\p{L}/u;
const NOTHING_SPELLED: readonly SpelledOut[] = [];
const latinClasses = Uint8Array.from({ length: 0x80 }, (_, code) => classOf(String.fromCharCode(code)));

function classOf(character: string): number {
  if (character >= '0' && character <= '9') return DIGIT;
  if (STOPS.includes(character)) return STOP;
  if (SIGNS.includes(character)) return SIGN;
  if (character === "'") return APOSTROPHE;
  return ANY_LETTER.test(character) ? LETTER : SPACE;
}

function classAt(text: string, index: number): number {
  const code = text.charCodeAt(index);
  if (code < 0x80) return latinClasses[code] ?? SPACE;
  if (code >= 0x620 && code <= 0x64a) return LETTER;
  return classOf(text.charAt(index));
}

/**
 * Cuts a text into words, numbers and stops, on word boundaries of both scripts. Letters that stand apart are one word
 * when that word is known.
 */
export function tokenise(original: string, isKnown?: (forms: readonly string[]) => boolean): Token[] {
  const { text, starts, ends } = normalise(original);
  const spelledWords = isKnown === undefined ? NOTHING_SPELLED : spelledOut(text, isKnown);
  const tokens: Token[] = [];
  for (let index = 0; index < text.length; ) {
    const apart = spelledWords.length === 0 ? undefined : spelledWords.find(({ from }) => from === index);
    const kind = classAt(text, index);
    if (kind === SPACE || kind === APOSTROPHE) {
      index += 1;
      continue;
    }
    const spelled = kind === DIGIT && startsArabizi(text, index);
    const isWord = kind === LETTER || spelled;
    const to = apart?.to
      ?? (isWord ? endOfWord(text, index) : kind === DIGIT ? endOfNumber(text, index) : index + 1);
    const start = starts[index] ?? 0;
    const first = original.charCodeAt(start);
    tokens.push({
      kind: isWord || kind === SIGN ? 'word' : kind === DIGIT ? 'number' : 'stop',
      text: apart?.word ?? plainText(text.slice(index, to), isWord ? LETTER : kind),
      start,
      end: ends[to - 1] ?? original.length,
      capital: first >= 65 && first <= 90,
      hyphenated: index > 1 && text[index - 1] === '-' && classAt(text, index - 2) === LETTER,
    });
    index = to;
  }
  return tokens;
}

function plainText(slice: string, kind: number): string {
  if (kind === LETTER) return slice.includes("'") ? slice.replaceAll("'", '') : slice;
  return kind === DIGIT && slice.includes(',') ? slice.replaceAll(',', '') : slice;
}

function endOfWord(text: string, from: number): number {
  let index = from + 1;
  while (index < text.length) {
    const kind = classAt(text, index);
    const inside = kind === APOSTROPHE && index + 1 < text.length && classAt(text, index + 1) === LETTER;
    if (kind !== LETTER && !inside && !(kind === DIGIT && isSpelledDigit(text, index))) break;
    index += 1;
  }
  return index;
}

/** A single digit between two letters, or a 3 or 7 behind several, spells an Arabic sound: "fa2ida", "yrajje3". */
function isSpelledDigit(text: string, index: number): boolean {
  if (!ARABIZI_DIGITS.includes(text.charAt(index)) || !isLatinLetter(text, index - 1)) return false;
  if (isLatinLetter(text, index + 1)) return true;
  const isLast = classAt(text, index + 1) !== DIGIT && CLOSING_DIGITS.includes(text.charAt(index));
  return isLast && [2, 3, 4].every((back) => isLatinLetter(text, index - back));
}

/** A single digit before letters that are no unit spells an Arabic sound, as in "3ashan"; "2 days" counts. */
function startsArabizi(text: string, index: number): boolean {
  if (!ARABIZI_DIGITS.includes(text.charAt(index)) || classAt(text, index - 1) === DIGIT) return false;
  if (!isLatinLetter(text, index + 1) || !isLatinLetter(text, index + 2)) return false;
  return !COUNTED.has(text.slice(index + 1, endOfWord(text, index + 1)));
}

function isLatinLetter(text: string, index: number): boolean {
  const code = text.charCodeAt(index);
  return code >= 97 && code <= 122;
}

/** A comma groups thousands only before exactly three digits; a point starts decimals only before a digit. */
function endOfNumber(text: string, from: number): number {
  let index = from;
  let decimals = false;
  while (index < text.length) {
    if (classAt(text, index) === DIGIT) index += 1;
    else if (text[index] === ',' && !decimals && digitsFrom(text, index + 1) === 3) index += 4;
    else if (text[index] === '.' && !decimals && digitsFrom(text, index + 1) > 0) {
      decimals = true;
      index += 2;
    } else break;
  }
  return index;
}

function digitsFrom(text: string, from: number): number {
  let index = from;
  while (index < text.length && classAt(text, index) === DIGIT) index += 1;
  return index - from;
}
