import { choice, sequence, type Content } from './notation.ts';

/** What messages between institutions share: how they are settled, and by which names their payments are known. */
export const INTERBANK: Readonly<Record<string, Content>> = {
  InterbankHeader: sequence(
    'MsgId Max35', 'CreDtTm ISODateTime', 'BtchBookg? Indicator', 'NbOfTxs Max15Numeric', 'CtrlSum? DecimalNumber',
    'TtlIntrBkSttlmAmt? Amount', 'IntrBkSttlmDt? ISODate', 'SttlmInf Settlement', 'PmtTpInf? InterbankPaymentType',
    'InstgAgt? Agent', 'InstdAgt? Agent',
  ),
  Settlement: sequence(
    'SttlmMtd =CLRG|INDA|INGA|COVE', 'SttlmAcct? !settlementAccount', 'ClrSys? CashSystem',
    'InstgRmbrsmntAgt? !reimbursement', 'InstgRmbrsmntAgtAcct? !reimbursement', 'InstdRmbrsmntAgt? !reimbursement',
    'InstdRmbrsmntAgtAcct? !reimbursement', 'ThrdRmbrsmntAgt? !reimbursement', 'ThrdRmbrsmntAgtAcct? !reimbursement',
  ),
  CashSystem: choice('Cd Max3', 'Prtry Max35'),
  InterbankPaymentType: sequence(
    'InstrPrty? =HIGH|NORM', 'ClrChanl? =RTGS|RTNS|MPNS|BOOK', 'SvcLvl* CodeOrWord', 'LclInstrm? LongCodeOrWord',
    'CtgyPurp? CodeOrWord',
  ),
  InterbankPaymentId: sequence(
    'InstrId? Max35', 'EndToEndId Max35', 'TxId? Max35', 'UETR UUIDv4', 'ClrSysRef? !systemReference',
  ),
  Charge: sequence('Amt Amount', 'Agt Agent'),
  GroupHeader: sequence('MsgId Max35', 'CreDtTm ISODateTime', 'InstgAgt? Agent', 'InstdAgt? Agent'),
};

/** The lines of a payment from its settlement amount to the institutions that stand between. */
export const SETTLED = [
  'PmtId InterbankPaymentId', 'PmtTpInf? InterbankPaymentType', 'IntrBkSttlmAmt Amount', 'IntrBkSttlmDt? ISODate',
  'SttlmPrty? =URGT|HIGH|NORM', 'SttlmTmIndctn? !settlementTime', 'SttlmTmReq? !settlementTime',
] as const;

/** The lines of the institutions through which a payment came and goes on. */
export const AGENTS = [
  'PrvsInstgAgt1? !intermediary', 'PrvsInstgAgt1Acct? !intermediary', 'PrvsInstgAgt2? !intermediary',
  'PrvsInstgAgt2Acct? !intermediary', 'PrvsInstgAgt3? !intermediary', 'PrvsInstgAgt3Acct? !intermediary',
  'InstgAgt? Agent', 'InstdAgt? Agent', 'IntrmyAgt1? !intermediary', 'IntrmyAgt1Acct? !intermediary',
  'IntrmyAgt2? !intermediary', 'IntrmyAgt2Acct? !intermediary', 'IntrmyAgt3? !intermediary',
  'IntrmyAgt3Acct? !intermediary',
] as const;
