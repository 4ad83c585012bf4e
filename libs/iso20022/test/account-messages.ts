import fc from 'fast-check';
import {
  ACCOUNT_MESSAGES, plain, type AccountEntry, type AccountMessage, type AccountReport, type EntrySide,
} from '../src/index.ts';
import { record, some } from './arbitraries.ts';

export const IBAN = 'AE070331234567890123456';
const FIRST = '2026-11-01T00:00:00.000Z';
export const LAST = '2026-11-30T00:00:00.000Z';

const words = (most: number) => fc.oneof(
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: most }),
  fc.constantFrom('آمنة المنصوري', 'A & B <C> "D"', ']]>', 'x'),
).map((text) => plain(text)).filter((text) => text !== '' && [...text].length <= most);
const side: fc.Arbitrary<EntrySide> = record({
  name: words(140), account: some(fc.constant({ iban: IBAN, proxy: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed' })),
  agent: some(record({ bic: some(fc.constant('CBAUAEA0XXX')), lei: some(fc.constant('5493001KJTIIGC8Y1R12')), name: words(140) })),
});

const entry = record<AccountEntry>({
  number: fc.nat().map(String), amountMinor: fc.bigInt({ min: 1n, max: 999_999_999_999n }), isCredit: fc.boolean(),
  isReversal: fc.boolean(), at: fc.constant('2026-11-27T08:30:00.000Z'), entryReference: words(35),
  reference: words(35),
  code: fc.constant({ domain: 'PMNT', family: 'RCDT', subFamily: 'DMCT', word: 'principal', issuer: 'Connect' }),
  messageId: some(words(35)), instructionId: some(words(35)), paymentInstructionId: some(words(35)),
  endToEndId: some(words(35)), uetr: some(fc.uuid({ version: 4 })), debtor: some(side), creditor: some(side),
  purpose: some(fc.constantFrom({ code: 'SALA' }, { word: 'FAM' })), remittance: fc.array(words(140), { maxLength: 3 }),
  more: some(words(500)),
});

/** Any message that tells of accounts. */
export const message: fc.Arbitrary<AccountMessage> = fc.record({
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

/** What an account holds after some movements. */
export const closing = (opening: bigint, entries: readonly AccountEntry[]): bigint =>
  entries.reduce((sum, { amountMinor, isCredit }) => (isCredit ? sum + amountMinor : sum - amountMinor), opening);
