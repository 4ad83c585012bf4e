import { sequence, type Content } from './notation.ts';

/** What became of payments between institutions (`FIToFIPaymentStatusReport`), as far as it is written here. */
export const PACS_002: Readonly<Record<string, Content>> = {
  'pacs.002': sequence('FIToFIPmtStsRpt InterbankStatusReport'),
  InterbankStatusReport: sequence(
    'GrpHdr GroupHeader', 'OrgnlGrpInfAndSts* OriginalGroup', 'TxInfAndSts* InterbankStatus',
  ),
  InterbankStatus: sequence(
    'StsId? Max35', 'OrgnlGrpInf? OriginalMessage', 'OrgnlInstrId? Max35', 'OrgnlEndToEndId? Max35',
    'OrgnlTxId? Max35', 'OrgnlUETR? UUIDv4', 'TxSts? =ACTC|RJCT|PDNG|ACCP|ACSP|ACSC|ACWC|CANC',
    'StsRsnInf* StatusReason', 'AccptncDtTm? ISODateTime', 'AcctSvcrRef? Max35',
  ),
  OriginalMessage: sequence('OrgnlMsgId Max35', 'OrgnlMsgNmId Max35', 'OrgnlCreDtTm? ISODateTime'),
};
