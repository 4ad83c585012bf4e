import { setTimeout as wait } from 'node:timers/promises';
import type { Answered, RawClient } from './exchange.ts';

export const MESSAGES_PATH = '/api/v1/iso20022/messages';

/** A payment of a message: to an account as the message has it, and whatever else stands in `CdtTrfTxInf`. */
export interface AskedPayment {
  to: string;
  amount?: string;
  endToEndId?: string;
  name?: string;
  /** Elements behind the account, such as `<Purp>…</Purp>`. */
  more?: string;
}

export interface AskedMessage {
  messageId: string;
  from: string;
  payments: readonly AskedPayment[];
  version?: string;
  day?: string;
  currency?: string;
}

const minor = (amount: string): number => Math.round(Number(amount) * 100);
const today = (): string => new Date().toISOString().slice(0, 10);

/** An account by the IBAN of its wallet. */
export const byIban = (iban: string): string => `<Id><IBAN>${iban}</IBAN></Id>`;

/** A pain.001 with one `PmtInf`. */
export const pain001 = (
  { messageId, from, payments, version = '09', day = today(), currency = 'AED' }: AskedMessage,
): string => {
  const sum = (payments.reduce((total, { amount = '10.00' }) => total + minor(amount), 0) / 100).toFixed(2);
  return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.${version}"><CstmrCdtTrfInitn>
<GrpHdr><MsgId>${messageId}</MsgId><CreDtTm>${day}T08:00:00Z</CreDtTm><NbOfTxs>${payments.length}</NbOfTxs>
<CtrlSum>${sum}</CtrlSum><InitgPty/></GrpHdr>
<PmtInf><PmtInfId>P1</PmtInfId><PmtMtd>TRF</PmtMtd>
<ReqdExctnDt>${version === '03' ? day : `<Dt>${day}</Dt>`}</ReqdExctnDt>
<Dbtr/><DbtrAcct>${from}</DbtrAcct><DbtrAgt><FinInstnId/></DbtrAgt>
${payments.map(({ to, amount = '10.00', endToEndId = 'NOTPROVIDED', name, more = '' }) => `<CdtTrfTxInf>
<PmtId><EndToEndId>${endToEndId}</EndToEndId></PmtId><Amt><InstdAmt Ccy="${currency}">${amount}</InstdAmt></Amt>
${name === undefined ? '' : `<Cdtr><Nm>${name}</Nm></Cdtr>`}<CdtrAcct>${to}</CdtrAcct>${more}</CdtTrfTxInf>`).join('\n')}
</PmtInf></CstmrCdtTrfInitn></Document>`;
};

/** Sends a message as a bank's own system would. */
export const sendMessage = (raw: RawClient, token: string, body: string | Buffer): Promise<Answered> => raw.ask({
  method: 'POST', path: MESSAGES_PATH, body,
  headers: { authorization: `Bearer ${token}`, 'content-type': 'application/xml' },
});

/** Reads something of the messages. */
export const read = (raw: RawClient, token: string, path: string): Promise<Answered> =>
  raw.ask({ method: 'GET', path: `${MESSAGES_PATH}${path}`, headers: { authorization: `Bearer ${token}` } });

interface Detail {
  id: string;
  state: string;
  instructions: { batchId: string | null; batchState: string | null; code: string | null }[];
  answers: { number: number; definition: string }[];
}

const PATIENCE_MS = 60_000;

/** The message once it was carried out. */
export const whenAnswered = async (raw: RawClient, token: string, id: string): Promise<Detail> => {
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    const { status, text } = await read(raw, token, `/${id}`);
    if (status !== 200) throw new Error(`There is no such message: ${text}`);
    const detail = JSON.parse(text) as Detail;
    if (detail.state === 'answered') return detail;
    if (Date.now() > deadline) throw new Error(`The message is still ${detail.state}.`);
    await wait(50);
  }
};
