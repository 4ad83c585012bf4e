import { STATEMENT_WORDS } from '../src/modules/statements/documents/statement-words.ts';
import { wordsOf, type PlacedWord } from './pdftotext.ts';
import type { FigureOfMovement, StatementFigures } from './statement-figures.ts';

const AMOUNT = /^−?\d{1,3}(?:,\d{3})*\.\d\d$/;
const ARABIC = /[\u0600-\u06ff]/;
const APART = 1.5;
/** How far below their names sums may stand. */
const BELOW = 20;

const isNear = (one: number, other: number): boolean => Math.abs(one - other) < APART;
const minor = (amount: string): bigint => BigInt(amount.replaceAll(/[,.]/g, '').replace('−', '-'));

/** Where things begin and end for whoever reads a language. */
class Reading {
  readonly words: readonly PlacedWord[];
  private readonly isArabic: boolean;

  constructor(file: Uint8Array, language: 'en' | 'ar') {
    this.words = wordsOf(file);
    this.isArabic = language === 'ar';
  }

  start({ left, right }: PlacedWord): number {
    return this.isArabic ? -right : left;
  }

  end({ left, right }: PlacedWord): number {
    return this.isArabic ? -left : right;
  }

  /** The words of the line that a word stands in, from the first. */
  lineOf({ page, top }: PlacedWord): PlacedWord[] {
    return this.sorted(this.words.filter((word) => word.page === page && isNear(word.top, top)));
  }

  sorted(words: readonly PlacedWord[]): PlacedWord[] {
    return [...words].sort((one, other) => this.start(one) - this.start(other));
  }
}

// Letters come in the order of their places from left to right.
const textOf = ({ text }: PlacedWord): string => (ARABIC.test(text) ? [...text].reverse().join('') : text);
const textIn = (words: readonly PlacedWord[]): string => words.map(textOf).join(' ');

/**
 * What the printed statement of one wallet says, by where its words stand: what was paid is told from what came by its
 * column alone, as for whoever reads it.
 */
export const figuresOnPaper = (file: Uint8Array, language: 'en' | 'ar'): StatementFigures => {
  const reading = new Reading(file, language);
  const [opening = 0n, received = 0n, out = 0n, fees = 0n, closing = 0n] = sumsIn(reading, language);
  const [first, ...rows] = rowsIn(reading, language);
  const last = rows.pop();
  if (first && (first.balance !== opening || last?.balance !== closing)) throw new Error('The table has other sums.');
  return { opening, in: received, out, fees, closing, movements: rows };
};

/** The five sums, each of which begins where its name above it does. */
const sumsIn = (reading: Reading, language: 'en' | 'ar'): bigint[] => {
  const words = STATEMENT_WORDS[language];
  const told = [words.opening, words.in, words.out, words.fees, words.closing].join(' ');
  const names = reading.words.map((word) => reading.lineOf(word)).find((line) => textIn(line) === told) ?? [];
  const [first] = names;
  const sums = reading.sorted(reading.words.filter((one) => first !== undefined && one.page === first.page
    && one.top > first.top && one.top < first.top + BELOW && AMOUNT.test(one.text)));
  const under = sums.filter((one) => names.some((name) => isNear(reading.start(name), reading.start(one))));
  if (under.length !== 5 || sums.length !== 5) throw new Error('There are not five sums under their names.');
  return sums.map(({ text }) => minor(text));
};

/** The lines of the table over all pages; that of what was held before and after have no number. */
const rowsIn = (reading: Reading, language: 'en' | 'ar'): FigureOfMovement[] => {
  const { columns } = STATEMENT_WORDS[language];
  const titles = Object.values(columns).join(' ');
  const heads = reading.words.filter((word) => textOf(word) === columns.number).map((word) => reading.lineOf(word))
    .filter((line) => textIn(line) === titles);
  return heads.flatMap((head) => rowsBelow(reading, head));
};

type Head = [PlacedWord, PlacedWord, PlacedWord, PlacedWord, PlacedWord, PlacedWord];

const rowsBelow = (reading: Reading, head: readonly PlacedWord[]): FigureOfMovement[] => {
  const [number, date, , into, outOf, balance] = head as Head;
  const balances = reading.words.filter((word) => word.page === number.page && word.top > number.top
    && AMOUNT.test(word.text) && isNear(reading.end(word), reading.end(balance)));
  return balances.map((left) => {
    const line = reading.lineOf(left);
    const amountIn = (title: PlacedWord): bigint | null => {
      const found = line.find((word) => isNear(reading.end(word), reading.end(title)));
      return found === undefined ? null : minor(found.text);
    };
    // A day and its minute are read from left to right in both languages.
    const day = line.findIndex((word) => isNear(reading.start(word), reading.start(date)));
    const moment = day < 0 ? [] : line.slice(day, day + 2).sort((one, other) => one.left - other.left);
    return {
      number: line.find((word) => isNear(reading.start(word), reading.start(number)))?.text ?? '',
      at: textIn(moment), in: amountIn(into), out: amountIn(outOf), balance: minor(left.text),
    };
  });
};
