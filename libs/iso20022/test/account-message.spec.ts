import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  ACCOUNT_MESSAGES, AccountMessageReader, cut, linesWithin, plain, writeAccountMessage, type AccountEntry,
  type AccountMessage, type AccountReport, type EntrySide, type ReadAccountMessage,
} from '../src/index.ts';

const IBAN = 'AE070331234567890123456';
const FIRST = '2026-11-01T00:00:00.000Z';
const LAST = '2026-11-30T00:00:00.000Z';

const readBack = (text: string): ReadAccountMessage => {
  const reader = new AccountMessageReader();
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += 997) reader.write(bytes.subarray(at, at + 997));
  return reader.end();
};

const words = (most: number) => fc.oneof(
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: most }),
  fc.constantFrom('آمنة المنصوري', 'A & B <C> "D"', ']]>', 'x'),
).map((text) => plain(text)).filter((text) => text !== '' && [...text].length <= most);
const some = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });
const record = <T extends object>(shape: { [K in keyof T]: fc.Arbitrary<T[K]> }) =>
  fc.record(shape).map((made) =>
    Object.fromEntries(Object.entries<unknown>(made).filter(([, value]) => value !== undefined)) as T);

const side: fc.Arbitrary<EntrySide> = record({
  name: words(140), account: some(fc.constant({ iban: IBAN, proxy: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed' })),
  agent: some(record({ bic: some(fc.constant('CBAUAEA0XXX')), lei: some(fc.constant('5493001KJTIIGC8Y1R12')), name: words(140) })),
});

const entry = record<AccountEntry>({
  number: fc.nat().map(String), amountMinor: fc.bigInt({ min: 1n, max: 999_999_999_999n }), isCredit: fc.boolean(),
  isReversal: fc.boolean(), at: fc.constant('2026-11-27T08:30:00.000Z'), reference: words(35),
  code: fc.constant({ domain: 'PMNT', family: 'RCDT', subFamily: 'DMCT', word: 'principal', issuer: 'Connect' }),
  messageId: some(words(35)), instructionId: some(words(35)), paymentInstructionId: some(words(35)),
  endToEndId: some(words(35)), uetr: some(fc.uuid({ version: 4 })), debtor: some(side), creditor: some(side),
  purpose: some(fc.constantFrom({ code: 'SALA' }, { word: 'FAM' })), remittance: fc.array(words(140), { maxLength: 3 }),
  more: some(words(500)),
});

const message: fc.Arbitrary<AccountMessage> = fc.record({
  kind: fc.constantFrom(...ACCOUNT_MESSAGES), messageId: words(35), createdAt: fc.constant(LAST),
  reports: fc.array(record<Omit<AccountReport, 'balances'> & { opening: bigint }>({
    id: words(35), createdAt: fc.constant(LAST), period: some(fc.constant({ from: FIRST, to: LAST })),
    account: record({
      account: fc.constant({ iban: IBAN, proxy: 'x', currency: 'AED' }), owner: some(words(140)),
      servicer: fc.constant({ name: 'Bank' }),
    }),
    opening: fc.bigInt({ min: -99_999n, max: 99_999n }), entries: fc.array(entry, { maxLength: 6 }),
    more: some(words(500)),
  }), { minLength: 1, maxLength: 3 }),
}).map(({ reports, ...made }) => ({ ...made, reports: reports.map(({ opening, ...report }) => ({
  ...report, balances: made.kind === 'camt.054.001.08' ? [] : [
    { kind: 'OPBD' as const, minor: opening, at: '2026-11-01' },
    { kind: 'ITBD' as const, minor: closing(opening, report.entries), at: LAST },
  ],
})) }));

const closing = (opening: bigint, entries: readonly AccountEntry[]): bigint =>
  entries.reduce((sum, { amountMinor, isCredit }) => (isCredit ? sum + amountMinor : sum - amountMinor), opening);

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
