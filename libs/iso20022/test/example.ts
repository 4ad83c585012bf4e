import {
  MessageReader, UnreadableMessage, writeCreditTransfers, writeInterbankTransfers, writePaymentReturn,
  writeRecallRequest, writeStatusRequest, type Problem, type ReadMessage,
} from '../src/index.ts';
import { TODAY } from './arbitraries.ts';

export { TODAY };

export const SURROUNDINGS = {
  currencies: new Set(['AED', 'QAR']), mostPayments: 10_000, today: { first: TODAY, last: TODAY },
  now: new Date('2026-11-27T08:00:00Z'),
};

const NAMESPACE = 'urn:iso:std:iso:20022:tech:xsd:pain.001.001';

/** A pain.001 with one payment, by versions; parts of it may be put in the place of others. */
export const example = (version = '09', day = version === '03' ? TODAY : `<Dt>${TODAY}</Dt>`): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="${NAMESPACE}.${version}">
  <CstmrCdtTrfInitn>
    <GrpHdr>
      <MsgId>SALARY-2026-11</MsgId>
      <CreDtTm>2026-11-27T11:00:00+04:00</CreDtTm>
      <NbOfTxs>1</NbOfTxs>
      <CtrlSum>4500.00</CtrlSum>
      <InitgPty><Nm>Gulf Trading LLC</Nm></InitgPty>
    </GrpHdr>
    <PmtInf>
      <PmtInfId>P1</PmtInfId>
      <PmtMtd>TRF</PmtMtd>
      <NbOfTxs>1</NbOfTxs>
      <CtrlSum>4500</CtrlSum>
      <ReqdExctnDt>${day}</ReqdExctnDt>
      <Dbtr><Nm>Gulf Trading LLC</Nm></Dbtr>
      <DbtrAcct><Id><IBAN>AE070331234567890123456</IBAN></Id></DbtrAcct>
      <DbtrAgt><FinInstnId/></DbtrAgt>
      <CdtTrfTxInf>
        <PmtId><InstrId>I1</InstrId><EndToEndId>E1</EndToEndId></PmtId>
        <Amt><InstdAmt Ccy="AED">4500.00</InstdAmt></Amt>
        <Cdtr><Nm>آمنة المنصوري</Nm></Cdtr>
        <CdtrAcct><Id><IBAN>AE070331234567890123456</IBAN></Id></CdtrAcct>
        <RmtInf><Ustrd>راتب نوفمبر</Ustrd></RmtInf>
      </CdtTrfTxInf>
    </PmtInf>
  </CstmrCdtTrfInitn>
</Document>
`;

/** Reads a message from bytes, in pieces of some size; what is unreadable is given as such. */
export const readBytes = (bytes: Uint8Array, piece = 4096): ReadMessage | UnreadableMessage => {
  const reader = new MessageReader(SURROUNDINGS);
  try {
    for (let at = 0; at < bytes.length; at += piece) reader.write(bytes.subarray(at, at + piece));
    return reader.end();
  } catch (failure) {
    if (failure instanceof UnreadableMessage) return failure;
    throw failure;
  }
};

export const read = (text: string, piece?: number): ReadMessage | UnreadableMessage =>
  readBytes(Buffer.from(text), piece);

/** Reads a message that can be read. */
export const readWhole = (text: string): ReadMessage => {
  const found = read(text);
  if (found instanceof UnreadableMessage) throw found;
  return found;
};

/** What is wrong with a message, by its code, path and line. */
export const problemsOf = (text: string): Pick<Problem, 'code' | 'path' | 'line'>[] =>
  readWhole(text).problems.map(({ code, path, line }) => ({ code, path, line }));

/** Writes a request again that was read. */
export const rewrite = (found: ReadMessage): string => {
  if (found.kind === 'recall-request') return writeRecallRequest(found.definition, found.request);
  if (found.kind === 'credit-transfer-request') return writeCreditTransfers(found.definition, found.request, TODAY);
  if (found.kind === 'interbank-transfers') return writeInterbankTransfers(found.definition, found.request, TODAY);
  if (found.kind === 'payment-return') return writePaymentReturn(found.definition, found.request, TODAY);
  return writeStatusRequest(found.definition, found.request);
};
