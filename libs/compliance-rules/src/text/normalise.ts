import { unmasked } from './look-alikes.ts';

/** A text folded for matching, with the place in the original of every unit that is left. */
export interface Normalised {
  text: string;
  /** For each UTF-16 unit of `text`, where its source begins in the original. */
  starts: ArrayLike<number>;
  /** For each UTF-16 unit of `text`, where its source ends in the original. */
  ends: ArrayLike<number>;
}

/** Signs that compatibility decomposition leaves apart although readers take them for the same. */
const SAME_SIGN: Readonly<Record<string, string>> = {
  'ٱ': 'ا', 'ٲ': 'ا', 'ٳ': 'ا', 'ى': 'ي', 'ی': 'ي', 'ې': 'ي', 'ۍ': 'ي', 'ؠ': 'ي', 'ة': 'ه', 'ۃ': 'ه', 'ہ': 'ه',
  'ھ': 'ه', 'ە': 'ه', 'ک': 'ك', 'ڪ': 'ك', 'ڤ': 'ف', 'ڡ': 'ف', 'ڢ': 'ف', 'ڨ': 'ق', 'ڧ': 'ق', 'ٯ': 'ق', 'پ': 'ب',
  '،': ',', '٬': ',', '؛': ';', '؟': '?', '٫': '.', '٪': '%', '۔': '.',
  '’': "'", '‘': "'", 'ʼ': "'", '´': "'", '`': "'", '“': '"', '”': '"', '«': '"', '»': '"',
  '–': '-', '—': '-', '‑': '-', '−': '-', '×': 'x',
};

/**
 * Tatweel, soft hyphen, zero-width and bidirectional signs, and marks such as tashkeel carry no letters; nor do the
 * Hangul fillers, which are letters by name and show nothing.
 */
const SILENT = /[\p{M}\p{Cf}\u0640\u115f\u1160]/gu;

/** Text of which every unit stays one, and only capitals change: most memos in Latin letters. */
const PLAIN = /^[ -_a-~\n]*$/;
const PLACES = Uint16Array.from({ length: 1_000 }, (_, place) => place);
const PLACES_BEHIND = PLACES.subarray(1);

const TABLE_SIZE = 0x700;
const DROPPED = 0xffff;
const FOLDED_ELSEWHERE = 0xfffe;
const table = buildTable();

/** Folds one character: letters to one plain lower-case form, digits to 0-9, decoration to nothing. */
function foldCharacter(character: string): string {
  const known = SAME_SIGN[character];
  if (known !== undefined) return known;
  let folded = '';
  for (const part of character.normalize('NFKD').replace(SILENT, '').toLowerCase()) {
    folded += SAME_SIGN[part] ?? plainDigit(part);
  }
  return folded;
}

function plainDigit(character: string): string {
  const code = character.charCodeAt(0);
  if (code >= 0x660 && code <= 0x669) return String(code - 0x660);
  if (code >= 0x6f0 && code <= 0x6f9) return String(code - 0x6f0);
  return character;
}

function buildTable(): Uint16Array {
  const codes = new Uint16Array(TABLE_SIZE);
  for (let code = 0; code < TABLE_SIZE; code += 1) {
    const folded = foldCharacter(String.fromCharCode(code));
    codes[code] = folded.length === 0 ? DROPPED : folded.length === 1 ? folded.charCodeAt(0) : FOLDED_ELSEWHERE;
  }
  return codes;
}

/**
 * Folds a text so that spellings a reader takes for the same become the same, in English and Arabic.
 * Diacritics are decomposed and dropped, which also folds the hamza forms of alef, waw and ya. Letters of other scripts
 * in the place of Latin ones are read as these.
 */
export function normalise(original: string): Normalised {
  if (original.length < PLACES.length && PLAIN.test(original)) {
    return { text: original.toLowerCase(), starts: PLACES, ends: PLACES_BEHIND };
  }
  const folded = foldedSigns(original);
  const writtenAt = (unit: number) => original.slice(folded.starts[unit], folded.ends[unit]).normalize('NFKD');
  const text = unmasked(folded.text, writtenAt);
  return text === folded.text ? folded : { ...folded, text };
}

/** Folds a text sign by sign. */
function foldedSigns(original: string): Normalised {
  const even = original.length < PLACES.length ? foldedUnits(original) : undefined;
  if (even !== undefined) return { text: even, starts: PLACES, ends: PLACES_BEHIND };
  const starts: number[] = [];
  const ends: number[] = [];
  let text = '';
  for (let index = 0; index < original.length; ) {
    const folded = table[original.charCodeAt(index)] ?? FOLDED_ELSEWHERE;
    if (folded < FOLDED_ELSEWHERE) {
      text += String.fromCharCode(folded);
      starts.push(index);
      index += 1;
      ends.push(index);
    } else if (folded === DROPPED) {
      // A mark belongs to the letter before it, so evidence quotes the letter with its marks.
      index += 1;
      if (ends.length > 0) ends[ends.length - 1] = index;
    } else {
      const character = String.fromCodePoint(original.codePointAt(index) ?? 0);
      const replacement = foldCharacter(character);
      for (let unit = 0; unit < replacement.length; unit += 1) {
        starts.push(index);
        ends.push(index + character.length);
      }
      text += replacement;
      index += character.length;
    }
  }
  return { text, starts, ends };
}

/** The folded text, when every unit of it stays one: most memos in Arabic. */
function foldedUnits(original: string): string | undefined {
  const codes: number[] = [];
  for (let index = 0; index < original.length; index += 1) {
    const folded = table[original.charCodeAt(index)] ?? FOLDED_ELSEWHERE;
    if (folded >= FOLDED_ELSEWHERE) return undefined;
    codes.push(folded);
  }
  return String.fromCharCode(...codes);
}

/** A text folded for searching: the letters a reader takes for the same are the same, in English and Arabic. */
export const foldText = (text: string): string => normalise(text).text;
