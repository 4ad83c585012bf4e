import { numerals } from '../lexicon/company-words.ts';
import type { FoldedWord } from './fold-words.ts';

/** What stands between tens and units: "forty and eight", "trente et un", "acht und vierzig". */
const BETWEEN = new Set(['and', 'et', 'y', 'e', 'und', 'en', 'wa', 'va', 'o', 'og']);
/** "No. 8", "Dai-hachi". */
const BEFORE_NUMBER = new Set(['no', 'nr', 'num', 'nomer', 'numero', 'number', 'dai']);
const MOST_WORDS = 3;
const FIGURE = /^\d+$/;
/** Tens and ones of Rome that no row of numerals has. */
const ROMAN = /^x{2,3}(?:ix|iv|v?i{0,3})$/;
const ROMAN_ONES = ['', 'i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix'];
const GERMAN = /^(ein|zwei|drei|vier|funf|fuenf|sechs|sieben|acht|neun)und(\p{L}+?)(?:ste[rsn]?)?$/u;

const values = new Map(numerals.flatMap((row) => {
  const words = row.split(' ');
  const value = Number(words.find((word) => FIGURE.test(word)));
  return words.map((word) => [word, value] as const);
}));

const isTens = (value = 0): boolean => value >= 20 && value < 100 && value % 10 === 0;
const isUnit = (value = 0): boolean => value > 0 && value < 10;

/** Writes tens and units that stand together as one figure: "Forty-Eighth" as 48; other numbers stay as they are. */
export function joinNumbers(words: readonly FoldedWord[]): readonly FoldedWord[] {
  const joined: FoldedWord[] = [];
  for (let place = 0; place < words.length; place += 1) {
    const word = words[place];
    if (word === undefined) continue;
    const found = numberAt(words.slice(place, place + MOST_WORDS).map(({ text }) => text));
    joined.push(found === undefined ? word : { text: String(found.value), isAbjad: false });
    place += (found?.length ?? 1) - 1;
  }
  return joined;
}

/** The number that the first words are, and how many they are; undefined where they are none of several parts. */
function numberAt([first = '', second = '', third = '']: readonly string[]) {
  if (ROMAN.test(first) && first.length > 2) {
    const tens = first.startsWith('xxx') ? 30 : 20;
    return { value: tens + ROMAN_ONES.indexOf(first.slice(tens / 10)), length: 1 };
  }
  const [, ones, tensOfOnes] = GERMAN.exec(first) ?? [];
  const [german, one = 0] = [values.get(tensOfOnes ?? ''), values.get(ones === 'ein' ? 'eins' : ones ?? '')];
  if (german !== undefined && isTens(german)) return { value: german + one, length: 1 };
  if (BEFORE_NUMBER.has(first) && values.get(second) !== undefined && (first === 'no' ? FIGURE.test(second) : true)) {
    return { value: values.get(second) ?? 0, length: 2 };
  }
  const value = FIGURE.test(first) ? undefined : values.get(first);
  if (value === undefined) return undefined;
  if (isUnit(value) && second === 'puluh') return withUnit(value * 10, third, 2) ?? { value: value * 10, length: 2 };
  if (isUnit(value) && second === 'belas') return { value: value + 10, length: 2 };
  if (isUnit(value) && BETWEEN.has(second) && isTens(values.get(third)) && !FIGURE.test(third)) {
    return { value: value + (values.get(third) ?? 0), length: 3 };
  }
  if (!isTens(value)) return undefined;
  return BETWEEN.has(second) ? withUnit(value, third, 2) : withUnit(value, second, 1);
}

/** Tens and the unit that stands so many words after them. */
function withUnit(tens: number, unit: string, before: number) {
  const value = FIGURE.test(unit) ? 0 : values.get(unit) ?? 0;
  return isUnit(value) ? { value: tens + value, length: before + 1 } : undefined;
}
