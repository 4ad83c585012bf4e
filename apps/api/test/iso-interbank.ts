import { randomUUID } from 'node:crypto';

/** A payment between institutions, to an account as the message has it. */
export interface AskedTransfer {
  from: string;
  to: string;
  amount?: string;
  endToEndId?: string;
  transactionId?: string;
  uetr?: string;
  /** Whose bank pays and is paid, as `FinInstnId` has them. */
  debtorAgent?: string;
  creditorAgent?: string;
  debtor?: string;
  creditor?: string;
  currency?: string;
  /** Elements before `Dbtr`, such as `<UltmtDbtr>`, and behind the payee's account, such as `<RmtInf>`. */
  before?: string;
  more?: string;
}

export interface AskedInterbank {
  messageId?: string;
  version?: string;
  transfers: readonly AskedTransfer[];
  /** What stands in `GrpHdr` behind `SttlmInf`, such as `<InstgAgt>`. */
  header?: string;
  settlement?: string;
  day?: string;
}

const today = (): string => new Date().toISOString().slice(0, 10);
const newName = (): string => randomUUID().replaceAll('-', '');
const sumOf = (transfers: readonly AskedTransfer[]): string =>
  transfers.reduce((sum, { amount = '10.00' }) => sum + Number(amount), 0).toFixed(2);

/** An institution by its BIC. */
export const byBic = (bic: string): string => `<FinInstnId><BICFI>${bic}</BICFI></FinInstnId>`;

const headerOf = ({ messageId = newName(), transfers, header = '', settlement = '<SttlmMtd>CLRG</SttlmMtd>', day = today() }: AskedInterbank) =>
  `<GrpHdr><MsgId>${messageId}</MsgId><CreDtTm>${today()}T08:00:00Z</CreDtTm><NbOfTxs>${transfers.length}</NbOfTxs>
<CtrlSum>${sumOf(transfers)}</CtrlSum><IntrBkSttlmDt>${day}</IntrBkSttlmDt><SttlmInf>${settlement}</SttlmInf>${header}</GrpHdr>`;

const nameOf = ({ endToEndId = 'NOTPROVIDED', transactionId, uetr = randomUUID() }: AskedTransfer): string =>
  `<PmtId><EndToEndId>${endToEndId}</EndToEndId>${transactionId === undefined ? '' : `<TxId>${transactionId}</TxId>`}<UETR>${uetr}</UETR></PmtId>`;

const documentOf = (definition: string, root: string, content: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:${definition}"><${root}>${content}</${root}></Document>`;

/** A pacs.008: payments of customers. */
export const pacs008 = (asked: AskedInterbank): string => documentOf(
  `pacs.008.001.${asked.version ?? '08'}`, 'FIToFICstmrCdtTrf', `${headerOf(asked)}
${asked.transfers.map((one) => `<CdtTrfTxInf>${nameOf(one)}
<IntrBkSttlmAmt Ccy="${one.currency ?? 'AED'}">${one.amount ?? '10.00'}</IntrBkSttlmAmt><ChrgBr>DEBT</ChrgBr>${one.before ?? ''}
<Dbtr>${one.debtor ?? ''}</Dbtr><DbtrAcct>${one.from}</DbtrAcct><DbtrAgt>${one.debtorAgent ?? '<FinInstnId/>'}</DbtrAgt>
<CdtrAgt>${one.creditorAgent ?? '<FinInstnId/>'}</CdtrAgt><Cdtr>${one.creditor ?? ''}</Cdtr><CdtrAcct>${one.to}</CdtrAcct>
${one.more ?? ''}</CdtTrfTxInf>`).join('\n')}`);

/** A pacs.009: payments of institutions themselves. */
export const pacs009 = (asked: AskedInterbank): string => documentOf(
  `pacs.009.001.${asked.version ?? '08'}`, 'FICdtTrf', `${headerOf(asked)}
${asked.transfers.map((one) => `<CdtTrfTxInf>${nameOf(one)}
<IntrBkSttlmAmt Ccy="${one.currency ?? 'AED'}">${one.amount ?? '10.00'}</IntrBkSttlmAmt>
<Dbtr>${one.debtorAgent ?? '<FinInstnId/>'}</Dbtr><DbtrAcct>${one.from}</DbtrAcct>
<Cdtr>${one.creditorAgent ?? '<FinInstnId/>'}</Cdtr><CdtrAcct>${one.to}</CdtrAcct>${one.more ?? ''}</CdtTrfTxInf>`).join('\n')}`);

/** A pacs.028: how things stand that were sent before. */
export const pacs028 = (asked: string, version = '03'): string => documentOf(
  `pacs.028.001.${version}`, 'FIToFIPmtStsReq',
  `<GrpHdr><MsgId>${newName()}</MsgId><CreDtTm>${today()}T08:00:00Z</CreDtTm></GrpHdr>${asked}`);

/** A message that is asked after. */
export const originalOf = (messageId: string, definition: string): string =>
  `<OrgnlGrpInf><OrgnlMsgId>${messageId}</OrgnlMsgId><OrgnlMsgNmId>${definition}</OrgnlMsgNmId></OrgnlGrpInf>`;
