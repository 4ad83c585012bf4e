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
const somebody = fc.oneof(
  party(false).map((named) => ({ party: named })),
  record({ ...Object.fromEntries(Object.entries(place).map(([key, value]) => [key, fc.constant(value)])),
    bic: some(fc.constant('CBAUAEAA')), name: some(words(140)) }).map((agent) => ({ agent })));
const opened = fc.record({ id: words(35), creator: somebody });

const wanted = record({
  id: some(words(35)), case: some(opened),
  original: fc.oneof(
    record({ transactionId: words(35), endToEndId: some(words(35)), instructionId: some(words(35)) }),
    fc.record({ messageId: words(35), definition: fc.constant('pacs.008.001.08'), endToEndId: words(35) })),
  amount: some(fc.bigInt({ min: 1n, max: 9_999_999_999n })),
  reason: fc.constantFrom('DUPL', 'FRAD', 'CUST', 'NARR'), words: fc.array(words(105), { maxLength: 3 }),
}).map(({ amount, ...made }) => ({
  ...made, ...place, reasonAt: place, ...(amount !== undefined && { amountMinor: amount, currency: 'AED' }),
}));

/** Any request for recalls that can be written. */
export const recallRequest = record({
  definition: fc.constant(''), messageId: words(35), createdAt: fc.constant('2026-11-27T08:00:00Z'),
  assigner: somebody, assignee: somebody, case: some(opened),
  recalls: fc.uniqueArray(wanted, { minLength: 1, maxLength: 4, selector: ({ original }) => ('transactionId' in original
    ? original.transactionId : `${original.messageId} ${original.endToEndId}`) }),
}).map((made) => ({
  ...made, count: made.recalls.length,
  totalMinor: made.recalls.reduce((sum, one) => sum + ((one as { amountMinor?: bigint }).amountMinor ?? 0n), 0n),
})) as unknown as fc.Arbitrary<RecallRequest>;
