import { describe, expect, it } from '@jest/globals';
import { csvLine } from './csv.ts';

describe('a line of CSV', () => {
  it.each([
    ['=1+1', `'=1+1`], ['+971', `'+971`], ['-1+2', `'-1+2`], ['@SUM(A1)', `'@SUM(A1)`], ['\t=1', `"'\t=1"`],
    ['\r=1', `"'\r=1"`], [' =1', `' =1`], ['\0=1', `'\0=1`], ['＝1', `'＝1`],
    ['=HYPERLINK("a","b")', `"'=HYPERLINK(""a"",""b"")"`],
  ])('makes plain text of the formula %j', (cell, written) => expect(csvLine([cell])).toBe(`${written}\r\n`));

  it.each(['-250.00', '0.00', '17', 'School fees', 'a=b', 'رسوم المدرسة'])('leaves %j as it is', (cell) =>
    expect(csvLine([cell])).toBe(`${cell}\r\n`));

  it('keeps cells apart that hold what separates cells', () =>
    expect(csvLine(['a,b', 'c;d', 'say "hi"', 'two\nlines', null, 'end'])).toBe('"a,b","c;d","say ""hi""","two\nlines",,end\r\n'));
});
