import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { paymentOf } from '../payments.ts';
import { amountStyleOf, readAmount } from './amounts.ts';
import { decodeFile, type Encoding, isWorkbook } from './bytes.ts';
import { columnNamed } from './columns.ts';
import { delimiters } from './dialect.ts';
import { readTable, rowsOf } from './table.ts';

const to = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const other = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';

/** What a table says of its payments, and where somebody has to look. */
const read = (text: string) => {
  const table = readTable(text);
  return { doubts: table.doubts, values: rowsOf(table).map(({ values }) => values) };
};
const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;

describe('a table of payments', () => {
  it.each([
    ['Excel’s first line', `sep=;\r\ntoAddress;amount;memo\r\n${to};12.50;x\r\n`, { memo: 'x' }],
    ['Arabic names', `العنوان;المبلغ;البيان\r\n${to};12.50;راتب\r\n`, { memo: 'راتب' }],
    ['names with marks of reading', `العُنوان\tالمبلغ\n${to}\t12.50`, {}],
    ['names in another order and case', `AMOUNT,Invoice No.,To Address\n12.50,R-1,${to}`, { reference: 'R-1' }],
    ['bars', `Payee|Address|Amount\nGulf, Steel|${to}|12.50`, { counterpartyName: 'Gulf, Steel' }],
    ['blank lines and trailing separators', `Address,Amount,,\n\n${to},12.50,,\n,,,\n`, {}],
    ['a line break within a cell', `Address,Amount,Memo\n${to},12.50,"two\nlines"`, { memo: 'two\nlines' }],
    ['no names', `${to};12.50;Rent, May`, { memo: 'Rent, May' }],
    ['no names and another order', `12.50;${to}`, {}],
    ['Arabic figures and a currency', `العنوان;المبلغ\n${to};١٢٫٥٠ د.إ`, { currency: 'AED' }],
    ['a currency in front', `Address;Amount\n${to};AED 12.50`, { currency: 'AED' }],
    ['a currency in the name of the column', `Address;Amount (QAR)\n${to};12.50`, { currency: 'QAR' }],
    ['decimals after a comma', `Address;Amount\n${to};12,50`, {}],
  ])('is read with %s', (_, text, more) => {
    expect(read(text)).toEqual({ doubts: [], values: [{ toAddress: to, amount: '12.50', ...more }] });
  });

  it.each([
    ['thousands or three decimals', `Address;Amount\n${to};1,234`, ['decimal']],
    ['both ways of writing', `Address;Amount\n${to};1.234,50\n${to};1,234.50`, ['mixed']],
    ['a column that nothing tells', `Who;How much\nGulf Steel;12.50`, ['columns']],
    ['two amounts', `Address;Amount;Total\n${to};12.50;13.00`, ['columns']],
  ])('asks about %s', (_, text, doubts) => expect(read(text).doubts).toEqual(doubts));

  it('says of a row what is wrong with it, by column', () => {
    const [row] = rowsOf(readTable(`Address;Amount;Currency;Country\nnobody;1.2345;QAR;UAE`));
    expect(paymentOf(row!, 'AED').problems).toEqual({
      toAddress: 'address', amount: 'amountDecimals', currency: 'currency', counterpartyCountry: 'counterpartyCountry',
    });
  });

  it('is the same whatever it was written with', () => {
    const cell = fc.string({ unit: fc.constantFrom('a', 'ب', '"', ',', ';', '|', '\t', '\n', ' ', "'", 'é') })
      .map((text) => `n${text}n`);
    const table = fc.array(fc.record({ memo: cell, minor: fc.integer({ min: 1, max: 99_999_999 }) }), { minLength: 1 });
    fc.assert(fc.property(table, fc.constantFrom(...delimiters), fc.constantFrom('\n', '\r\n'), fc.boolean(),
      (payments, delimiter, end, saysSo) => {
        const amountOf = (minor: number) => `${Math.floor(minor / 100)}.${String(minor % 100).padStart(2, '0')}`;
        const lines = [['Memo', 'Amount', 'Address'], ...payments.map(({ memo, minor }) => [memo, amountOf(minor), other])];
        const text = lines.map((cells) => cells.map(quoted).join(delimiter)).join(end);
        const { values, doubts } = read(`${saysSo ? `sep=${delimiter}${end}` : ''}${text}`);
        expect(doubts).toEqual([]);
        expect(values).toEqual(payments.map(({ memo, minor }) =>
          ({ memo: memo.trim(), amount: amountOf(minor), toAddress: other })));
      }));
  });
});

describe('a file', () => {
  const text = `العنوان;المبلغ;البيان\r\n${to};12.50;راتب نوفمبر\r\n`;
  const arabic1256: Record<string, number> = {
    ا: 0xc7, ل: 0xe1, ع: 0xda, ن: 0xe4, و: 0xe6, م: 0xe3, ب: 0xc8, غ: 0xdb, ي: 0xed, ر: 0xd1, ت: 0xca, ف: 0xdd,
  };
  const wide = (isLittle: boolean, mark: boolean) => new Uint8Array(
    [...(mark ? [0xfeff] : []), ...[...text].map((letter) => letter.charCodeAt(0))]
      .flatMap((unit) => (isLittle ? [unit & 0xff, unit >> 8] : [unit >> 8, unit & 0xff])));
  const bytesBy: [string, Uint8Array, Encoding, boolean][] = [
    ['UTF-8', new TextEncoder().encode(text), 'utf-8', true],
    ['UTF-8 with a mark', new TextEncoder().encode(`\ufeff${text}`), 'utf-8', true],
    ['UTF-16 LE with a mark', wide(true, true), 'utf-16le', true],
    ['UTF-16 BE with a mark', wide(false, true), 'utf-16be', true],
    ['UTF-16 LE', wide(true, false), 'utf-16le', true],
    ['UTF-16 BE', wide(false, false), 'utf-16be', true],
    ['Windows-1256', Uint8Array.from([...text], (letter) => arabic1256[letter] ?? letter.charCodeAt(0)),
      'windows-1256', false],
  ];

  it.each(bytesBy)('is read by its encoding: %s', (_, bytes, encoding, isSure) => {
    expect(decodeFile(bytes)).toEqual({ encoding, text, isSure });
  });

  it('is told from Latin words with accents', () => {
    const bytes = Uint8Array.from('Café;Müller', (letter) => letter.charCodeAt(0));
    expect(decodeFile(bytes)).toEqual({ encoding: 'windows-1252', text: 'Café;Müller', isSure: false });
  });

  it('is no table when it is a workbook', () => {
    expect(isWorkbook(Uint8Array.of(0x50, 0x4b, 3, 4))).toBe(true);
    expect(isWorkbook(new TextEncoder().encode('Address'))).toBe(false);
  });
});

describe('amounts', () => {
  it.each([
    [['1,234.56', '7'], '.'], [['1.234,56', '7'], ','], [['12,5'], ','], [['1,234,567'], '.'], [['1.234.567'], ','],
    [['1,234', '12.50'], '.'], [['1.234', '12,50'], ','], [['100', '7'], '.'], [['1,234'], null], [['1.234'], null],
    [['١٬٢٣٤٫٥٠'], '.'],
  ] as const)('of a column are written one way: %j', (texts, decimal) =>
    expect(amountStyleOf(texts).decimal).toBe(decimal));

  it.each([
    ['1,234.56', '.', '1234.56'], ['1.234,56', ',', '1234.56'], ['AED 1,250.00', '.', '1250.00'],
    ['1.250,00 Dhs.', ',', '1250.00'], ['١٢٫٥٠ د.إ', '.', '12.50'], ['١٬٢٣٤٫٥', ',', '1234.50'], ['1 234,5', ',', '1234.50'],
    ['1’234.50', '.', '1234.50'], ['QR 12', '.', '12.00'], ['1.234', '.', '1.234'], ['12,345.678', '.', '12,345.678'],
    ['-5', '.', '-5'], ['(12.50)', '.', '(12.50)'], ['12 50', '.', '12 50'],
  ] as const)('are read by the sign of their column: %s', (text, decimal, amount) =>
    expect(readAmount(text, decimal)).toBe(amount));
});

describe('names of columns', () => {
  it.each([
    ['To Address', 'toAddress'], ['TO_ADDRESS', 'toAddress'], ['عنوان المستفيد', 'toAddress'], ['إسم المورّد', 'counterpartyName'],
    ['القيمه', 'amount'], ['Amount (AED)', 'amount'], ['المبلغ بالدرهم', null], ['Beneficiary Town', 'party.town'],
  ])('are known in both languages: %s', (name, column) => expect(columnNamed(name)).toBe(column));
});
