import { sequence, type Content } from './notation.ts';

const OWN = '=ACTC|RCVD|PART|RJCT|PDNG|ACCP|ACSP|ACSC|ACWC';

/** What became of payments that a customer asked for (`CustomerPaymentStatusReport`), as far as it is written here. */
export const PAIN_002: Readonly<Record<string, Content>> = {
  'pain.002': sequence('CstmrPmtStsRpt StatusReport'),
  StatusReport: sequence(
    'GrpHdr StatusHeader', 'OrgnlGrpInfAndSts OriginalGroup', 'OrgnlPmtInfAndSts* OriginalInstruction',
  ),
  StatusHeader: sequence(
    'MsgId Max35', 'CreDtTm ISODateTime', 'InitgPty? Party', 'FwdgAgt? Agent', 'DbtrAgt? Agent', 'CdtrAgt? Agent',
  ),
  OriginalGroup: sequence(
    'OrgnlMsgId Max35', 'OrgnlMsgNmId Max35', 'OrgnlCreDtTm? ISODateTime', 'OrgnlNbOfTxs? Max15Numeric',
    'OrgnlCtrlSum? DecimalNumber', `GrpSts? ${OWN}`, 'StsRsnInf* StatusReason', 'NbOfTxsPerSts* CountedStatus',
  ),
  OriginalInstruction: sequence(
    'OrgnlPmtInfId Max35', 'OrgnlNbOfTxs? Max15Numeric', 'OrgnlCtrlSum? DecimalNumber', `PmtInfSts? ${OWN}`,
    'StsRsnInf* StatusReason', 'NbOfTxsPerSts* CountedStatus', 'TxInfAndSts* TransactionStatus',
  ),
  TransactionStatus: sequence(
    'StsId? Max35', 'OrgnlInstrId? Max35', 'OrgnlEndToEndId? Max35', 'OrgnlUETR? UUIDv4 @2019',
    'TxSts? =ACTC|RJCT|PDNG|ACCP|ACSP|ACSC|ACWC|CANC', 'StsRsnInf* StatusReason', 'AccptncDtTm? ISODateTime',
    'AcctSvcrRef? Max35',
  ),
  StatusReason: sequence('Orgtr? Party', 'Rsn? CodeOrWord', 'AddtlInf* Max105'),
  CountedStatus: sequence('DtldNbOfTxs Max15Numeric', 'DtldSts Max4', 'DtldCtrlSum? DecimalNumber'),
};
