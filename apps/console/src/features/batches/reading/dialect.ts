import { parseCsv, type CsvRow } from '../csv.ts';
import { isAddress } from '../../../parts/payments/address.ts';
import { columnNamed } from './columns.ts';

export const delimiters = [',', ';', '\t', '|'] as const;
export type Delimiter = (typeof delimiters)[number];

/** What divides the fields of a table, and its text without the line that says so. */
export interface Dialect {
  delimiter: Delimiter;
  rows: CsvRow[];
  /** Two signs would divide the table equally well. */
  isSure: boolean;
}

const figures = /^[\d\u0660-\u0669]/u;
const spoken = /^sep=(.)\r?\n?/i;
const sample = 60;

/** Finds what divides the fields of a table, unless it was chosen; Excel's first line `sep=;` says it. */
export function readDialect(text: string, chosen?: Delimiter): Dialect {
  const whole = text.startsWith('\ufeff') ? text.slice(1) : text;
  const said = spoken.exec(whole);
  const stated = said && delimiters.find((sign) => sign === said[1]);
  const body = said ? whole.slice(said[0].length) : whole;
  const rowsBy = (delimiter: Delimiter) =>
    parseCsv(body, delimiter).map((row) => (said ? { ...row, line: row.line + 1 } : row));
  const certain = chosen ?? stated;
  if (certain) return { delimiter: certain, rows: rowsBy(certain), isSure: true };
  const start = body.split(/\r\n|\r|\n/, sample * 2).join('\n');
  const scored = delimiters.map((delimiter) => ({ delimiter, score: scoreOf(parseCsv(start, delimiter)) }))
    .sort((a, b) => b.score - a.score);
  const [best, second] = scored;
  const delimiter = best?.delimiter ?? ',';
  return { delimiter, rows: rowsBy(delimiter), isSure: (best?.score ?? 0) === 0 || best?.score !== second?.score };
}

/** Cells that say what they are count most, then rows of one width; a table of one column is hardly one. */
function scoreOf(all: readonly CsvRow[]): number {
  const rows = all.slice(0, sample);
  const widths = rows.map(({ cells }) => trimmedWidth(cells.map(({ text }) => text)));
  const usual = Math.max(0, ...widths);
  if (usual < 2) return 0;
  const known = rows.flatMap(({ cells }) => cells).filter(({ text }) =>
    isAddress(text) || columnNamed(text) !== null || (figures.test(text.trim()) && text.trim().length < 20)).length;
  const even = widths.filter((width) => width === usual).length / Math.max(1, rows.length);
  const broken = rows.filter(({ isBroken }) => isBroken).length;
  return known + even * rows.length - broken * 2;
}

/** How many cells a row has without the empty ones at its end. */
export const trimmedWidth = (cells: readonly string[]): number =>
  cells.findLastIndex((text) => text.trim() !== '') + 1;
