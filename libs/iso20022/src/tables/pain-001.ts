import { choice, sequence, type Content } from './notation.ts';

/** What a customer asks the bank to pay (`CustomerCreditTransferInitiation`). */
export const PAIN_001: Readonly<Record<string, Content>> = {
  'pain.001': sequence('CstmrCdtTrfInitn Initiation'),
  Initiation: sequence('GrpHdr InitiationHeader', 'PmtInf+ Instruction', 'SplmtryData* !supplement @2019'),
  InitiationHeader: sequence(
    'MsgId Max35', 'CreDtTm ISODateTime', 'Authstn{2} Authorisation', 'NbOfTxs Max15Numeric', 'CtrlSum? DecimalNumber',
    'InitgPty Party', 'FwdgAgt? Agent', 'InitnSrc? InitiationSource @2022',
  ),
  Authorisation: choice('Cd =AUTH|FDET|FSUM|ILEV', 'Prtry Max128'),
  InitiationSource: sequence('Nm Max140', 'Prvdr? Max35', 'Vrsn? Max35'),
  Instruction: sequence(
    'PmtInfId Max35', 'PmtMtd =CHK|TRF|TRA', 'ReqdAdvcTp? !advice @2022', 'BtchBookg? Indicator',
    'NbOfTxs? Max15Numeric', 'CtrlSum? DecimalNumber', 'PmtTpInf? PaymentType', 'ReqdExctnDt ISODate @-2009',
    'ReqdExctnDt DayOrMoment @2019', 'PoolgAdjstmntDt? !pooling', 'Dbtr Party', 'DbtrAcct Account', 'DbtrAgt Agent',
    'DbtrAgtAcct? !agentAccount', 'InstrForDbtrAgt? !instruction @2019', 'UltmtDbtr? Party',
    'ChrgBr? =DEBT|CRED|SHAR|SLEV', 'ChrgsAcct? !chargesAccount', 'ChrgsAcctAgt? !chargesAccount',
    'CdtTrfTxInf+ CreditTransfer',
  ),
  DayOrMoment: choice('Dt ISODate', 'DtTm ISODateTime'),
  PaymentType: sequence(
    'InstrPrty? =HIGH|NORM', 'SvcLvl? CodeOrWord @-2009', 'SvcLvl* CodeOrWord @2019', 'LclInstrm? LongCodeOrWord',
    'CtgyPurp? CodeOrWord',
  ),
  LongCodeOrWord: choice('Cd Max35', 'Prtry Max35'),
  CreditTransfer: sequence(
    'PmtId PaymentId', 'PmtTpInf? PaymentType', 'Amt AmountChoice', 'XchgRateInf? !exchange',
    'ChrgBr? =DEBT|CRED|SHAR|SLEV', 'MndtRltdInf? !mandate @2022', 'ChqInstr? !cheque', 'UltmtDbtr? Party',
    'IntrmyAgt1? !intermediary', 'IntrmyAgt1Acct? !intermediary', 'IntrmyAgt2? !intermediary',
    'IntrmyAgt2Acct? !intermediary', 'IntrmyAgt3? !intermediary', 'IntrmyAgt3Acct? !intermediary', 'CdtrAgt? Agent',
    'CdtrAgtAcct? !agentAccount', 'Cdtr? Party', 'CdtrAcct? Account', 'UltmtCdtr? Party',
    'InstrForCdtrAgt* !instruction', 'InstrForDbtrAgt? !instruction', 'Purp? CodeOrWord', 'RgltryRptg{10} !regulatory',
    'Tax? !tax', 'RltdRmtInf{10} !elsewhere', 'RmtInf? Remittance', 'SplmtryData* !supplement @2019',
  ),
  PaymentId: sequence('InstrId? Max35', 'EndToEndId Max35', 'UETR? UUIDv4 @2019'),
  AmountChoice: choice('InstdAmt Amount', 'EqvtAmt !exchange'),
};
