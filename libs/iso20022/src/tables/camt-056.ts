import { choice, sequence, type Content } from './notation.ts';

/** Which payments an institution asks to have cancelled (`FIToFIPaymentCancellationRequest`), and who asks whom. */
export const CAMT_056: Readonly<Record<string, Content>> = {
  'camt.056': sequence('FIToFIPmtCxlReq CancellationRequest'),
  CancellationRequest: sequence(
    'Assgnmt Assignment', 'Case? Case', 'CtrlData? ControlData', 'Undrlyg+ Underlying', 'SplmtryData* !supplement',
  ),
  Assignment: sequence('Id Max35', 'Assgnr PartyOrAgent', 'Assgne PartyOrAgent', 'CreDtTm ISODateTime'),
  PartyOrAgent: choice('Pty Party', 'Agt Agent'),
  Case: sequence('Id Max35', 'Cretr PartyOrAgent', 'ReopCaseIndctn? Indicator'),
  ControlData: sequence('NbOfTxs Max15Numeric', 'CtrlSum? DecimalNumber'),
  Underlying: sequence('OrgnlGrpInfAndCxl? CancelledGroup', 'TxInf* CancelledPayment'),
  CancelledGroup: sequence(
    'GrpCxlId? Max35', 'Case? Case', 'OrgnlMsgId Max35', 'OrgnlMsgNmId Max35', 'OrgnlCreDtTm? ISODateTime',
    'NbOfTxs? Max15Numeric', 'CtrlSum? DecimalNumber', 'GrpCxl? Indicator', 'CxlRsnInf? StatusReason',
  ),
  CancelledPayment: sequence(
    'CxlId? Max35', 'Case? Case', 'OrgnlGrpInf? OriginalMessage', 'OrgnlInstrId? Max35', 'OrgnlEndToEndId? Max35',
    'OrgnlTxId? Max35', 'OrgnlUETR? UUIDv4', 'OrgnlClrSysRef? !systemReference', 'OrgnlIntrBkSttlmAmt? Amount',
    'OrgnlIntrBkSttlmDt? ISODate', 'Assgnr? Agent', 'Assgne? Agent', 'CxlRsnInf? StatusReason',
    'OrgnlTxRef? OriginalReference', 'SplmtryData* !supplement',
  ),
};
