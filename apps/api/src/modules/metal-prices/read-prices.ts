import { parseAmount } from '../../platform/money.ts';
import { dayProblem } from '../../platform/day.ts';
import { isPlainText } from '../../platform/wire.ts';
import { invalid } from '../../platform/http/problems/refusal.ts';
import { METALS, type Metal } from './metal-price.entity.ts';

/** What a gram of pure metal cost on a day, and who says so. */
export interface PriceLine {
  day: string;
  metal: Metal;
  aedMinor: bigint;
  qarMinor: bigint;
  source: string;
}

const HEADER = 'day,metal,aed,qar,source';
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const LINE = /^([^,]*),([^,]*),([^,]*),([^,]*),(.*)$/;
const MOST_MINOR = 100_000_000n;
const MOST_LINES = 1_000;

/** Reads prices from CSV with the columns of `HEADER`; refuses the whole with the first line that is not understood. */
export const readPrices = (csv: string): PriceLine[] => {
  const [header, ...rows] = csv.replace(/^\ufeff/, '').split(/\r?\n/).map((row) => row.trim());
  if (header !== HEADER) throw wrong(1, `must be ${HEADER}`);
  const filled = rows.map((row, n) => ({ row, number: n + 2 })).filter(({ row }) => row !== '');
  if (filled.length === 0) throw wrong(2, 'must be a price');
  if (filled.length > MOST_LINES) throw wrong(MOST_LINES + 2, `is more than the ${MOST_LINES} prices of one import`);
  const lines = filled.map(({ row, number }) => readLine(row, number));
  const seen = new Set<string>();
  lines.forEach(({ day, metal }, n) => {
    if (seen.has(`${day} ${metal}`)) throw wrong(filled[n]?.number ?? 0, `has ${metal} of ${day} once more`);
    seen.add(`${day} ${metal}`);
  });
  return lines;
};

const readLine = (row: string, number: number): PriceLine => {
  const [, day = '', metal = '', aed = '', qar = '', quoted = ''] = LINE.exec(row) ?? [];
  const source = quoted.replace(/^"(.*)"$/, '$1').replaceAll('""', '"').normalize('NFC').trim();
  if (!DAY.test(day) || dayProblem(day) !== undefined) throw wrong(number, 'must begin with a day such as 2026-11-20');
  if (!METALS.includes(metal as Metal)) throw wrong(number, `must name ${METALS.join(' or ')}`);
  const [aedMinor, qarMinor] = [parseAmount(aed), parseAmount(qar)];
  if (!isPrice(aedMinor) || !isPrice(qarMinor)) {
    throw wrong(number, 'must have the price of a gram in AED and in QAR, with at most two places');
  }
  if (!isPlainText(source, 3, 200)) throw wrong(number, 'must name its source in 3 to 200 characters');
  return { day, metal: metal as Metal, aedMinor, qarMinor, source };
};

const isPrice = (minor: bigint | null): minor is bigint => minor !== null && minor > 0n && minor <= MOST_MINOR;

const wrong = (line: number, sentence: string) =>
  invalid([{ field: 'csv', code: 'WRONG_FORM', message: `csv: line ${line} ${sentence}.` }]);
