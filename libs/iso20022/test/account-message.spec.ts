import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  AccountMessageReader, cut, linesWithin, plain, writeAccountMessage, type ReadAccountMessage,
} from '../src/index.ts';
import { IBAN, LAST, closing, message } from './account-messages.ts';

const readBack = (text: string): ReadAccountMessage => {
  const reader = new AccountMessageReader();
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += 997) reader.write(bytes.subarray(at, at + 997));
  return reader.end();
};

describe('a message that tells of an account', () => {
  it('is the same after it was written, whatever moved', () => {
    fc.assert(fc.property(message, (told) => {
      const { message: found, problems } = readBack(writeAccountMessage(told));
      expect(problems).toEqual([]);
      expect(found).toEqual(told);
    }), { numRuns: 300 });
  });

  it('sums what moved as its entries do, by what came and what went', () => {
    fc.assert(fc.property(message, (told) => {
      const text = writeAccountMessage(told);
      for (const [n, summary] of [...text.matchAll(/<TxsSummry>(.*?)<\/TxsSummry>/g)].entries()) {
        const { entries } = told.reports[n]!;
        const minor = (pattern: RegExp): bigint => BigInt(pattern.exec(summary[1]!)![1]!.replace('.', ''));
        const net = closing(0n, entries);
        expect(minor(/<TtlNetNtry><Amt>([\d.]+)/)).toBe(net < 0n ? -net : net);
        expect(summary[1]).toContain(`<CdtDbtInd>${net < 0n ? 'DBIT' : 'CRDT'}</CdtDbtInd></TtlNetNtry>`);
        const came = minor(/<TtlCdtNtries><NbOfNtries>\d+<\/NbOfNtries><Sum>([\d.]+)/);
        expect(came - minor(/<TtlDbtNtries><NbOfNtries>\d+<\/NbOfNtries><Sum>([\d.]+)/)).toBe(net);
        expect(summary[1]).toContain(`<TtlNtries><NbOfNtries>${entries.length}</NbOfNtries>`);
      }
    }), { numRuns: 100 });
  });

  it('says on which side a balance is, and never a sign', () => {
    const text = writeAccountMessage({ kind: 'camt.053.001.08', messageId: 'M', createdAt: LAST, reports: [{
      id: 'S', createdAt: LAST, account: { account: { iban: IBAN, currency: 'AED' }, servicer: { name: 'Bank' } }, entries: [],
      balances: [{ kind: 'OPBD', minor: -5n, at: '2026-11-01' }, { kind: 'CLBD', minor: 0n, at: '2026-11-30' }],
    }] });
    expect(text).toContain('<Cd>OPBD</Cd></CdOrPrtry></Tp><Amt Ccy="AED">0.05</Amt><CdtDbtInd>DBIT</CdtDbtInd><Dt><Dt>2026-11-01</Dt></Dt>');
    expect(text).toContain('<Cd>CLBD</Cd></CdOrPrtry></Tp><Amt Ccy="AED">0.00</Amt><CdtDbtInd>CRDT</CdtDbtInd>');
  });

  it('is not read where it is of another kind', () => {
    expect(() => readBack('<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.09"/>')).toThrow('tells of no account');
  });
});

describe('words in lines', () => {
  it('lose nothing and break no character, in Arabic and in emoji as in any other script', () => {
    const character = fc.oneof(
      fc.constantFrom(' ', 'آ', 'مَ', '👨‍👩‍👧', 'ش'), fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }));
    fc.assert(fc.property(fc.string({ unit: character, maxLength: 600 }), (text) => {
      const lines = linesWithin(text, 140);
      expect(lines.every((line) => [...line].length <= 140 && line === line.trim() && line !== '')).toBe(true);
      expect(lines.join('').replaceAll(' ', '')).toBe(plain(text).replaceAll(' ', ''));
    }));
    const family = '👨‍👩‍👧'.repeat(60);
    expect(linesWithin(family, 140).every((line) => line.replaceAll('👨‍👩‍👧', '') === '')).toBe(true);
    expect(linesWithin('راتب شهر نوفمبر '.repeat(20), 140).join(' ')).toBe('راتب شهر نوفمبر '.repeat(20).trim());
  });

  it('are without what a message must not hold', () => {
    expect(plain(' a\u0000b\u202ec\ufffed\n\te ')).toBe('abcd e');
    expect(cut('a '.repeat(40), 20)).toBe('a a a a a a a a a a…');
  });
});
