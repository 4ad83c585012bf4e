import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { fromMinor } from '../../parts/money/amount.ts';
import { paymentOf, totalOf } from './payments.ts';
import { readTable, rowsOf } from './reading/table.ts';

const to = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';
const readPayments = (text: string) => rowsOf(readTable(text)).map((row) => paymentOf(row));
const problemOf = (row: string) => readPayments(row)[0]?.problem;

describe('the payments of a table', () => {
  it('are read with and without names of columns, in the order these have', () => {
    const payment = { toAddress: to, amount: '4500.00', memo: 'Salary', problem: null, problems: {} };
    expect(readPayments(`${to},4500,Salary`)).toEqual([{ ...payment, line: 1 }]);
    expect(readPayments(`\ufeffAmount;To Address;Memo\r\n4500;${to};Salary\r\n`)).toEqual([{ ...payment, line: 2 }]);
    expect(readPayments(`${to}\t٤٥٠٠٫٠٠\tSalary`)).toEqual([{ ...payment, line: 1 }]);
    expect(readPayments(`${to},"4,500.00",`)).toEqual([{ ...payment, memo: '', line: 1 }]);
  });

  it('keep the supplier’s name of a column that is named for it', () => {
    expect(readPayments(`Supplier;Amount;To Address\nGulf Steel LLC;4500;${to}`)).toEqual([
      { toAddress: to, amount: '4500.00', memo: '', counterpartyName: 'Gulf Steel LLC', problem: null, problems: {},
      line: 2 }]);
    expect(problemOf(`toAddress,amount,counterpartyName\n${to},12,${'n'.repeat(141)}`)).toBe('counterpartyName');
  });

  it('keep what columns say of the payee and the purpose', () => {
    const head = 'toAddress,amount,name,Country,Purpose Code,reference,beneficiary kind,beneficiary town,beneficiary country';
    const [read] = readPayments(`${head}\n${to},12,Amina,ae,fam,R-1,Person,Doha,QA`);
    expect(read).toMatchObject({
      problem: null, counterpartyName: 'Amina', counterpartyCountry: 'AE', purposeCode: 'FAM', reference: 'R-1',
      beneficiary: { naturalPerson: {
        name: { primaryIdentifier: 'Amina' }, geographicAddress: { townName: 'Doha', country: 'QA' } } },
    });
    const problem = (row: string) => readPayments(`${head}\n${row}`)[0]?.problem;
    expect(problem(`${to},12,Amina,UAE,FAM,R-1,,,`)).toBe('counterpartyCountry');
    expect(problem(`${to},12,Amina,AE,salary,R-1,,,`)).toBe('purposeCode');
    expect(problem(`${to},12,Amina,AE,FAM,${'r'.repeat(141)},,,`)).toBe('reference');
    expect(problem(`${to},12,Amina,AE,FAM,R-1,,Doha,QA`)).toBe('beneficiary');
    expect(problem(`${to},12,,AE,FAM,R-1,person,Doha,QA`)).toBe('beneficiary');
  });

  it('keep their amounts and their lines, and add up exactly', () => {
    const amounts = fc.array(fc.bigInt({ min: 1n, max: 1_000_000_000_000n }), { minLength: 1 });
    fc.assert(fc.property(amounts, fc.constantFrom(',', ';', '\t'), (minors, sign) => {
      const payments = readPayments(minors.map((minor) => `${to}${sign}${fromMinor(minor)}`).join('\n'));
      expect(payments.map(({ amount }) => amount)).toEqual(minors.map(fromMinor));
      expect(payments.map(({ line }) => line)).toEqual(minors.map((_, n) => n + 1));
      expect(totalOf(payments)).toBe(fromMinor(minors.reduce((sum, minor) => sum + minor, 0n)));
    }));
  });

  it.each([
    [`${to},12,"open`, 'quotes'],
    [`${to},1,234.50,Rent`, 'memoFigures'],
    ['amina,12,Rent', 'address'],
    [`${to.slice(0, -1)},12,Rent`, 'address'],
    [`${to},,Rent`, 'amount'],
    [to, 'amount'],
    [`${to},twelve,Rent`, 'amountUnreadable'],
    [`${to};1,5;Rent`, null],
    [`${to};12 50;Rent`, 'amountUnreadable'],
    [`${to},-5,Rent`, 'amountUnreadable'],
    [`${to},0,Rent`, 'amountRange'],
    [`${to},10000000000.01,Rent`, 'amountRange'],
    [`${to},12,${'m'.repeat(501)}`, 'memo'],
    [`${to},12,a bell\u0007`, 'memo'],
    [`${to},12,"two\nlines"`, null],
    // What follows a comma may be the rest of the amount.
    [`${to},1,234.50`, 'memoFigures'],
    [`${to},250,75`, 'memoFigures'],
    [`${to},250,"2075"`, null],
    [`${to};250;2075`, null],
    [`Address,Amount,Reference,Memo\n${to},1,234.50,R-7`, null],
    [`Address,Amount,Reference,Memo\n${to},1,234.50`, 'columns'],
    [`${to},12,turned \u202eround`, 'memo'],
    [`${to},10000000000.00,${'m'.repeat(500)}`, null],
  ])('say what is wrong with a row: %s', (row, problem) => {
    expect(problemOf(row)).toBe(problem);
  });

  it('leave rows that cannot be read out of the total', () => {
    expect(totalOf(readPayments(`${to},10\n${to},ten\n${to},0.50`))).toBe('10.50');
  });
});
