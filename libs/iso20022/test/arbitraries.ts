import fc from 'fast-check';
import type { CreditTransferRequest, InterbankTransfers, OtherId, Party, StatusReport } from '../src/index.ts';

/** Any day on which payments of these requests are made. */
export const TODAY = '2026-11-27';

const UNSAFE = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069\ufeff]/u;
export const words = (most: number) => fc.oneof(
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: most }),
  fc.constantFrom('آمنة المنصوري', 'A & B <C> "D"', ']]>', 'x'),
).map((text) => text.trim()).filter((text) => text !== '' && [...text].length <= most && !UNSAFE.test(text));
export const some = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });
export const record = <T extends object>(shape: { [K in keyof T]: fc.Arbitrary<T[K]> }) =>
  fc.record(shape).map((made) =>
    Object.fromEntries(Object.entries<unknown>(made).filter(([, value]) => value !== undefined)) as T);

const codeOrWord = fc.oneof(record({ code: words(4) }), record({ word: words(35) }));
const other = record({ id: words(35), scheme: some(codeOrWord), issuer: some(words(35)) });
export const party = (isOld: boolean): fc.Arbitrary<Party> => fc.oneof(
  record({ name: some(words(140)), residence: some(fc.constant('AE')), address: some(record({
    street: some(words(70)), building: some(words(16)), postCode: some(words(16)), town: some(words(35)),
    subdivision: some(words(35)), country: some(fc.constant('QA')), lines: fc.array(words(70), { maxLength: 7 }),
  })) }),
  record({ name: words(140), person: record({
    birth: some(fc.constant({ day: '1990-04-12', city: 'Abu Dhabi', country: 'AE' })),
    others: fc.array(other, { maxLength: 2 }),
  }) }),
  record({ organisation: record({
    bic: some(fc.constant('CBAUAEAA')),
    lei: isOld ? fc.constant(undefined) : some(fc.constant('5493001KJTIIGC8Y1R12')),
    others: fc.array(other, { maxLength: 2 }),
  }) }),
);

const place = { path: '', line: 0 };
const account = (isOld: boolean) => fc.oneof(
  fc.constant({ ...place, iban: 'AE070331234567890123456' }), words(34).map((text) => ({ ...place, other: text })),
  ...(isOld ? [] : [words(100).map((proxy) => ({ ...place, iban: 'AE070331234567890123456', proxy }))]),
);
const purpose = some(codeOrWord.map((said) => ({ ...said, ...place })));

const transfer = (isOld: boolean) => record({
  path: fc.constant(''), line: fc.constant(0), amountAt: fc.constant(place),
  instructionId: some(words(35)), endToEndId: words(35),
  uetr: isOld ? fc.constant(undefined) : some(fc.uuid({ version: 4 })),
  amountMinor: fc.bigInt({ min: 1n, max: 999_999_999_999n }), currency: fc.constant('AED'),
  creditor: some(party(isOld)), creditorAccount: account(isOld), ultimateDebtor: some(party(isOld)),
  ultimateCreditor: some(party(isOld)), purpose,
  remittance: some(record({
    lines: fc.array(words(140), { maxLength: 3 }), references: fc.array(words(35), { maxLength: 2 }),
    documents: fc.array(record({
      type: some(fc.constantFrom({ code: 'CINV' }, { word: 'فاتورة' })), number: some(words(35)),
      day: some(fc.constant(TODAY)),
    }), { maxLength: 2 }),
  })),
});

interface Paying {
  ultimateDebtor?: unknown;
  transfers: { ultimateDebtor?: unknown }[];
}

/** Who pays in the end is said for all payments, or in each. */
const saidOnce = <Made extends Paying>(made: Made): Made =>
  (made.ultimateDebtor === undefined ? made
    : { ...made, transfers: made.transfers.map(({ ultimateDebtor: _, ...transfer }) => transfer) });

/** Any request for payments that can be written; the first edition has no UETRs, proxies and LEIs. */
export const request = (isOld: boolean): fc.Arbitrary<CreditTransferRequest> => fc.record({
  definition: fc.constant(''), messageId: words(35), createdAt: fc.constant('2026-11-27T08:00:00Z'),
  initiator: party(isOld),
  instructions: fc.uniqueArray(record({
    path: fc.constant(''), line: fc.constant(0), id: words(35), debtor: party(isOld), debtorAccount: account(isOld),
    ultimateDebtor: some(party(isOld)), purpose, transfers: fc.array(transfer(isOld), { minLength: 1, maxLength: 4 }),
  }).map(saidOnce), { minLength: 1, maxLength: 3, selector: ({ id }) => id }),
}).map((made) => {
  const all = made.instructions.flatMap(({ transfers }) => transfers);
  const totalMinor = all.reduce((sum, { amountMinor }) => sum + amountMinor, 0n);
  return { ...made, count: all.length, totalMinor } as never;
});

const institution: fc.Arbitrary<Party> = record({
  name: some(words(140)), address: some(record({
    street: some(words(70)), country: some(fc.constant('QA')), lines: fc.array(words(70), { maxLength: 3 }),
  })),
  organisation: record({
    bic: some(fc.constant('CBAUAEAA')), lei: some(fc.constant('5493001KJTIIGC8Y1R12')), others: fc.constant<OtherId[]>([]),
  }),
});
const agent = record({
  path: fc.constant(''), line: fc.constant(0), bic: some(fc.constant('CBAUAEAA')),
  lei: some(fc.constant('5493001KJTIIGC8Y1R12')),
});

const interbankTransfer = (of: InterbankTransfers['of']) => fc.record({
  made: transfer(false), transactionId: some(words(35)),
  debtor: of === 'customers' ? party(false) : institution, creditor: of === 'customers' ? party(false) : institution,
  creditorAgent: agent,
}).map(({ made, transactionId, ...more }) => {
  const all = { ...made, ...more, ...(transactionId !== undefined && { transactionId }) };
  if (of === 'customers') return all;
  const { ultimateDebtor: _, ultimateCreditor: __, remittance, ...own } = all;
  const lines = remittance?.lines.slice(0, 1) ?? [];
  return { ...own, ...(lines.length > 0 && { remittance: { lines, documents: [], references: [] } }),
    debtorInstitution: agentIn(all.debtor), creditorInstitution: agentIn(all.creditor) };
});
const agentIn = ({ name, organisation }: Party) => Object.fromEntries(Object.entries({
  ...place, name, bic: organisation?.bic, lei: organisation?.lei,
}).filter(([, value]) => value !== undefined));

/** Any payments between institutions that can be written. */
export const interbank = (of: InterbankTransfers['of']): fc.Arbitrary<InterbankTransfers> => fc.record({
  definition: fc.constant(''), messageId: words(35), createdAt: fc.constant('2026-11-27T08:00:00Z'),
  of: fc.constant(of), instructingAgent: agent, instructions: fc.uniqueArray(fc.record({
    path: fc.constant(''), line: fc.constant(0), debtorAgent: agent,
    debtorAccount: words(34).map((other) => ({ ...place, other })), debtor: fc.constant({}),
    transfers: fc.array(interbankTransfer(of), { minLength: 1, maxLength: 3 }),
  }).map((made) => ({ ...made, id: made.debtorAccount.other })),
  { minLength: 1, maxLength: 3, selector: ({ id }) => id }),
}).map((made) => {
  const all = made.instructions.flatMap(({ transfers }) => transfers);
  const totalMinor = all.reduce((sum, { amountMinor }) => sum + amountMinor, 0n);
  for (const [n, one] of all.entries()) one.uetr = `01a1f799-7cf5-4ea7-962b-${n.toString(16).padStart(12, '0')}`;
  return { ...made, count: all.length, totalMinor } as never;
});

const reason = record({
  code: fc.constantFrom('AC01', 'AM04', 'AG01', 'RR04', 'NARR'), words: fc.array(words(200), { maxLength: 3 }),
});
const state = fc.constantFrom<StatusReport['instructions'][number]['transfers'][number]['state']>(
  'ACSC', 'PDNG', 'RJCT', 'ACCP', 'CANC');
const reported = record({
  instructionId: some(words(35)), endToEndId: words(35), uetr: some(fc.uuid({ version: 4 })), state,
  reasons: fc.array(reason, { maxLength: 2 }), amountMinor: fc.bigInt({ min: 1n, max: 999_999_999_999n }),
  acceptedAt: some(fc.constant('2026-11-27T08:00:00.000Z')), reference: some(words(35)),
});

/** Any report of what became of payments. */
export const report: fc.Arbitrary<StatusReport> = fc.record({
  messageId: words(35), createdAt: fc.constant('2026-11-27T08:00:00.000Z'),
  original: fc.record({
    messageId: words(35), definition: fc.constant('pain.001.001.09'), createdAt: fc.constant('2026-11-27T12:00:00+04:00'),
    count: fc.nat(10_000), totalMinor: fc.bigInt({ min: 0n, max: 999_999_999_999n }),
  }),
  instructions: fc.array(record({
    id: words(35), reasons: fc.array(reason, { maxLength: 1 }),
    transfers: fc.array(reported, { minLength: 1, maxLength: 4 }),
  }), { maxLength: 3 }),
});
