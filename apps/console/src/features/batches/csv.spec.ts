import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { parseCsv, writeCsv } from './csv.ts';

const textsOf = (text: string) => parseCsv(text).map(({ cells }) => cells.map((cell) => cell.text));
const isFormula = (text: string) => /^[\s\0]*[=+\-@\t\r\0＝＋－＠]/.test(text) && !/^-?\d+(?:\.\d+)?$/.test(text);
const quote = (text: string) => `"${text.replaceAll('"', '""')}"`;

const anyText = fc.oneof(
  fc.string(),
  fc.string({ unit: fc.constantFrom('"', ',', ';', '\t', '\r', '\n', '=', "'", ' ', 'a', '٣', '\ufeff') }),
);
const table = fc.integer({ min: 1, max: 4 }).chain((width) =>
  fc.array(fc.array(anyText, { minLength: width, maxLength: width }), { maxLength: 8 }));

describe('reading a table', () => {
  it('gives back what was written, whatever divides fields and lines', () => {
    fc.assert(fc.property(table, fc.constantFrom(',', ';', '\t'), fc.constantFrom('\n', '\r\n', '\r'), fc.boolean(),
      (rows, delimiter, lineEnd, hasMark) => {
        const text = rows.map((cells) => cells.map(quote).join(delimiter)).join(lineEnd);
        const read = parseCsv(`${hasMark ? '\ufeff' : ''}${text}`);
        expect(read.map(({ cells }) => cells.map((cell) => cell.text))).toEqual(rows);
        expect(read.every(({ isBroken }) => !isBroken)).toBe(true);
      }));
  });

  it('counts the lines as an editor does', () => {
    fc.assert(fc.property(fc.array(fc.constantFrom('', 'a,1', '"b\nb",2', '"c\r\n\r\nc",3')), (lines) => {
      const text = lines.join('\n');
      for (const { line, cells } of parseCsv(text)) {
        const there = text.split('\n')[line - 1] ?? '';
        expect(there.replace('"', '')).toContain(cells[0]?.text.split(/[\r\n]/)[0]);
      }
    }));
  });

  it('reads any text to its end', () => {
    fc.assert(fc.property(anyText, (text) => {
      const last = parseCsv(text).at(-1)?.line ?? 1;
      expect(last).toBeLessThanOrEqual(text.split(/\r\n|\r|\n/).length);
    }));
  });

  it('lets the first delimiter divide all fields', () => {
    expect(textsOf('0xa;1,234.50;Rent, May\n0xb;2;')).toEqual([['0xa', '1,234.50', 'Rent, May'], ['0xb', '2', '']]);
    expect(textsOf('0xa,5,salary; bonus')).toEqual([['0xa', '5', 'salary; bonus']]);
    expect(textsOf('0xa,5,the "best" one')).toEqual([['0xa', '5', 'the "best" one']]);
  });

  it.each(['"a', '"a" b,1', 'x,"a""'])('marks the row of a quote gone wrong: %s', (text) => {
    expect(parseCsv(text).at(-1)?.isBroken).toBe(true);
  });
});

describe('writing a table', () => {
  it('is read back the same, but for an apostrophe before what a spreadsheet would run', () => {
    fc.assert(fc.property(table, (rows) => {
      const read = textsOf(writeCsv(rows));
      const isBlank = (cells: readonly string[]) => cells.every((text) => text.trim() === '');
      const guarded = rows.map((cells) => cells.map((text) => (isFormula(text) ? `'${text}` : text)));
      expect(read.filter((cells) => !isBlank(cells))).toEqual(guarded.filter((cells) => !isBlank(cells)));
      expect(read.flat().some(isFormula)).toBe(false);
    }));
  });

  it.each(['=1+1', '+971', '-1+2', '@SUM(A1)', '\t=1', '\r=1', ' =1', '\0=1', '＝1', '＋1', '－1', '＠1'])(
    'makes plain text of %j', (cell) => expect(textsOf(writeCsv([[cell, 'x']]))[0]?.[0]).toBe(`'${cell}`));

  it.each(['-250.00', '17', 'a=b'])('leaves %j as it is', (cell) =>
    expect(textsOf(writeCsv([[cell, 'x']]))[0]?.[0]).toBe(cell));

  it('holds for a formula what the API holds for one', () => {
    const folder = join(import.meta.dirname, '../../../..');
    const definitionIn = (file: string) => /const FORMULA = .*\nconst NUMBER = .*/.exec(readFileSync(join(folder, file), 'utf8'))?.[0];
    expect(definitionIn('console/src/features/batches/csv.ts')).toBe(definitionIn('api/src/platform/csv.ts'));
  });
});
