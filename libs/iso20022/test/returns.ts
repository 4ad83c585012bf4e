import fc from 'fast-check';
import type { PaymentReturn, StatusRequest } from '../src/index.ts';
import { record, some, words } from './arbitraries.ts';
import { day, original, originalKey, reference } from './recalls.ts';

/** A pacs.004 with one payment; parts of it may be put in the place of others. */
export const returnExample = (): string => `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pacs.004.001.09">
  <PmtRtr>
    <GrpHdr>
      <MsgId>RETURN-1</MsgId>
      <CreDtTm>2026-11-27T11:00:00+04:00</CreDtTm>
      <NbOfTxs>1</NbOfTxs>
      <CtrlSum>4500</CtrlSum>
      <TtlRtrdIntrBkSttlmAmt Ccy="AED">4500.00</TtlRtrdIntrBkSttlmAmt>
      <IntrBkSttlmDt>2026-11-27</IntrBkSttlmDt>
      <SttlmInf><SttlmMtd>CLRG</SttlmMtd></SttlmInf>
    </GrpHdr>
    <OrgnlGrpInf><OrgnlMsgId>M1</OrgnlMsgId><OrgnlMsgNmId>pacs.008.001.08</OrgnlMsgNmId></OrgnlGrpInf>
    <TxInf>
      <RtrId>R1</RtrId>
      <OrgnlEndToEndId>E1</OrgnlEndToEndId>
      <OrgnlIntrBkSttlmAmt Ccy="AED">4500.00</OrgnlIntrBkSttlmAmt>
      <RtrdIntrBkSttlmAmt Ccy="AED">4500.00</RtrdIntrBkSttlmAmt>
      <RtrRsnInf><Rsn><Cd>AC04</Cd></Rsn><AddtlInf>الحساب مغلق</AddtlInf></RtrRsnInf>
    </TxInf>
  </PmtRtr>
</Document>
`;

const place = { path: '', line: 0 };
const wanted = record({
  id: some(words(35)), original, settledOn: some(day), reference: some(reference),
  amount: fc.bigInt({ min: 1n, max: 9_999_999_999n }), isSaid: fc.boolean(),
  reason: some(fc.constantFrom('AC04', 'CUST', 'NARR')), words: fc.array(words(105), { maxLength: 3 }),
}).map(({ amount, isSaid, ...made }) => ({
  ...made, ...place, returnedMinor: amount, currency: 'AED', ...(isSaid && { originalMinor: amount }),
}));

/** Any payments given back that can be written. */
export const paymentReturn = record({
  definition: fc.constant(''), messageId: words(35), createdAt: fc.constant('2026-11-27T08:00:00Z'),
  returns: fc.uniqueArray(wanted, { minLength: 1, maxLength: 4, selector: (one) => originalKey(one.original) }),
}).map((made) => ({
  ...made, count: made.returns.length, totalMinor: made.returns.reduce((sum, one) => sum + one.returnedMinor, 0n),
})) as unknown as fc.Arbitrary<PaymentReturn>;

const names = { messageId: words(35), definition: fc.constant('pacs.008.001.08') };

/** Any questions after messages and payments that can be written. */
export const statusRequest = record({
  definition: fc.constant(''), messageId: words(35), createdAt: fc.constant('2026-11-27T08:00:00Z'),
  messages: fc.array(fc.record({ ...names, path: fc.constant(''), line: fc.constant(0) }), { minLength: 1, maxLength: 3 }),
  payments: fc.array(fc.oneof(
    record({ requestId: some(words(35)), endToEndId: words(35), instructionId: some(words(35)) }),
    record({ ...names, transactionId: words(35), uetr: some(fc.uuid({ version: 4 })) }),
  ).map((made) => ({ ...made, ...place })), { maxLength: 3 }),
}).map((made) => ({
  ...made, count: made.messages.length + made.payments.length, totalMinor: 0n,
})) as unknown as fc.Arbitrary<StatusRequest>;
