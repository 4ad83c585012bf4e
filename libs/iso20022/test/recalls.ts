import fc from 'fast-check';
import type { RecallRequest } from '../src/index.ts';
import { party, record, some, words } from './arbitraries.ts';

/** A camt.056 with one payment; parts of it may be put in the place of others. */
export const recallExample = (): string => `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.056.001.08">
  <FIToFIPmtCxlReq>
    <Assgnmt>
      <Id>RECALL-1</Id>
      <Assgnr><Agt><FinInstnId><BICFI>CBAUAEAA</BICFI></FinInstnId></Agt></Assgnr>
      <Assgne><Agt><FinInstnId><BICFI>QNBAQAQA</BICFI></FinInstnId></Agt></Assgne>
      <CreDtTm>2026-11-27T11:00:00+04:00</CreDtTm>
    </Assgnmt>
    <Case><Id>CASE-7</Id><Cretr><Pty><Nm>مصرف الإمارات</Nm></Pty></Cretr></Case>
    <CtrlData><NbOfTxs>1</NbOfTxs><CtrlSum>4500</CtrlSum></CtrlData>
    <Undrlyg>
      <OrgnlGrpInfAndCxl><OrgnlMsgId>SALARY-2026-11</OrgnlMsgId><OrgnlMsgNmId>pain.001.001.09</OrgnlMsgNmId></OrgnlGrpInfAndCxl>
      <TxInf>
        <CxlId>C1</CxlId>
        <OrgnlEndToEndId>E1</OrgnlEndToEndId>
        <OrgnlIntrBkSttlmAmt Ccy="AED">4500.00</OrgnlIntrBkSttlmAmt>
        <CxlRsnInf><Rsn><Cd>DUPL</Cd></Rsn><AddtlInf>دُفعت مرتين</AddtlInf></CxlRsnInf>
      </TxInf>
    </Undrlyg>
  </FIToFIPmtCxlReq>
</Document>
`;

const place = { path: '', line: 0 };
const at = { path: fc.constant(''), line: fc.constant(0) };
const somebody = fc.oneof(
  party(false).map((named) => ({ party: named })),
  record({ ...Object.fromEntries(Object.entries(place).map(([key, value]) => [key, fc.constant(value)])),
    bic: some(fc.constant('CBAUAEAA')), name: some(words(140)) }).map((agent) => ({ agent })));
const opened = fc.record({ id: words(35), creator: somebody });

const amount = fc.record({ minor: fc.bigInt({ min: 1n, max: 9_999_999_999n }), currency: fc.constant('AED'), ...at });
export const day = fc.record({ day: fc.constantFrom('2026-11-25', '2026-11-27'), ...at });
const account = fc.oneof(fc.record({ iban: fc.constant('AE070331234567890123456'), ...at }), fc.record({ other: words(34), ...at }));
const side = some(somebody.map((named) => ({ ...named, ...place })));
const institution = some(fc.record({ bic: fc.constant('CBAUAEAA'), ...at }));

/** What is said of a payment beside its names. */
export const reference = record({
  settled: some(amount), instructed: some(amount), settledOn: some(day), requestedOn: some(day),
  clearingSystem: some(fc.record({ word: words(35), ...at })),
  debtor: side, ultimateDebtor: side, creditor: side, ultimateCreditor: side, debtorAccount: some(account),
  creditorAccount: some(account), debtorAgent: institution, creditorAgent: institution,
  purpose: some(fc.record({ code: words(4), ...at })),
  remittance: some(fc.record({ lines: fc.array(words(140), { maxLength: 2 }),
    references: fc.array(words(35), { maxLength: 1 }), documents: fc.constant([]), ...at })),
});

export const original = fc.oneof(
  record({ transactionId: words(35), endToEndId: some(words(35)), instructionId: some(words(35)) }),
  fc.record({ messageId: words(35), definition: fc.constant('pacs.008.001.08'), endToEndId: words(35) }));

/** By what a message knows two of them apart. */
export const originalKey = (named: { transactionId?: string; messageId?: string; endToEndId?: string }): string =>
  named.transactionId ?? `${named.messageId ?? ''} ${named.endToEndId ?? ''}`;

const wanted = record({
  id: some(words(35)), case: some(opened),
  original,
  amount: some(fc.bigInt({ min: 1n, max: 9_999_999_999n })),
  settledOn: some(day), reference: some(reference),
  reason: fc.constantFrom('DUPL', 'FRAD', 'CUST', 'NARR'), words: fc.array(words(105), { maxLength: 3 }),
}).map(({ amount, ...made }) => ({
  ...made, ...place, reasonAt: place, ...(amount !== undefined && { amountMinor: amount, currency: 'AED' }),
}));

/** Any request for recalls that can be written. */
export const recallRequest = record({
  definition: fc.constant(''), messageId: words(35), createdAt: fc.constant('2026-11-27T08:00:00Z'),
  assigner: somebody, assignee: somebody, case: some(opened),
  recalls: fc.uniqueArray(wanted, { minLength: 1, maxLength: 4, selector: (one) => originalKey(one.original) }),
}).map((made) => ({
  ...made, count: made.recalls.length,
  totalMinor: made.recalls.reduce((sum, one) => sum + ((one as { amountMinor?: bigint }).amountMinor ?? 0n), 0n),
})) as unknown as fc.Arbitrary<RecallRequest>;
