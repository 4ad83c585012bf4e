import { sequence, type Content } from './notation.ts';

/** Payments that an institution gives back (`PaymentReturn`). */
export const PACS_004: Readonly<Record<string, Content>> = {
  'pacs.004': sequence('PmtRtr PaymentReturn'),
  PaymentReturn: sequence(
    'GrpHdr ReturnHeader', 'OrgnlGrpInf? ReturnedGroup', 'TxInf* ReturnedPayment', 'SplmtryData* !supplement',
  ),
  ReturnHeader: sequence(
    'MsgId Max35', 'CreDtTm ISODateTime', 'Authstn{2} Authorisation', 'BtchBookg? Indicator',
    'NbOfTxs Max15Numeric', 'CtrlSum? DecimalNumber', 'GrpRtr? Indicator', 'TtlRtrdIntrBkSttlmAmt? Amount',
    'IntrBkSttlmDt? ISODate', 'SttlmInf Settlement', 'InstgAgt? Agent', 'InstdAgt? Agent',
  ),
  ReturnedGroup: sequence(
    'OrgnlMsgId Max35', 'OrgnlMsgNmId Max35', 'OrgnlCreDtTm? ISODateTime', 'RtrRsnInf? StatusReason',
  ),
  ReturnedPayment: sequence(
    'RtrId? Max35', 'OrgnlGrpInf? OriginalMessage', 'OrgnlInstrId? Max35', 'OrgnlEndToEndId? Max35',
    'OrgnlTxId? Max35', 'OrgnlUETR? UUIDv4', 'OrgnlClrSysRef? !systemReference', 'OrgnlIntrBkSttlmAmt? Amount',
    'OrgnlIntrBkSttlmDt? ISODate', 'RtrdIntrBkSttlmAmt Amount', 'IntrBkSttlmDt? ISODate',
    'SttlmPrty? =URGT|HIGH|NORM', 'SttlmTmIndctn? !settlementTime', 'SttlmTmReq? !settlementTime',
    'RtrdInstdAmt? Amount', 'XchgRate? !exchange', 'CompstnAmt? !compensation', 'ChrgBr? =DEBT|CRED|SHAR|SLEV',
    'ChrgsInf* !returnCharges', 'ClrSysRef? !systemReference', 'InstgAgt? Agent', 'InstdAgt? Agent',
    'RtrChain? !copy', 'RtrRsnInf? StatusReason', 'OrgnlTxRef? OriginalReference', 'SplmtryData* !supplement',
  ),
};
