import { sequence, type Content } from './notation.ts';

/** How payments stand that were sent before (`FIToFIPaymentStatusRequest`). */
export const PACS_028: Readonly<Record<string, Content>> = {
  'pacs.028': sequence('FIToFIPmtStsReq StatusRequest'),
  StatusRequest: sequence(
    'GrpHdr GroupHeader', 'OrgnlGrpInf* RequestedGroup', 'TxInf* RequestedPayment', 'SplmtryData* !supplement',
  ),
  RequestedGroup: sequence(
    'OrgnlMsgId Max35', 'OrgnlMsgNmId Max35', 'OrgnlCreDtTm? ISODateTime', 'OrgnlNbOfTxs? Max15Numeric',
    'OrgnlCtrlSum? DecimalNumber',
  ),
  RequestedPayment: sequence(
    'StsReqId? Max35', 'OrgnlGrpInf? OriginalMessage', 'OrgnlInstrId? Max35', 'OrgnlEndToEndId? Max35',
    'OrgnlTxId? Max35', 'OrgnlUETR? UUIDv4', 'AccptncDtTm? ISODateTime', 'ClrSysRef? !systemReference',
    'InstgAgt? Agent', 'InstdAgt? Agent', 'OrgnlTxRef? !copy', 'SplmtryData* !supplement',
  ),
};
