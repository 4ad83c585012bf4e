import { sequence, type Content } from './notation.ts';

/** What a message says of a payment of before, beside its names (`OriginalTransactionReference`). */
export const ORIGINAL_REFERENCE: Readonly<Record<string, Content>> = {
  OriginalReference: sequence(
    'IntrBkSttlmAmt? Amount', 'Amt? AmountChoice', 'IntrBkSttlmDt? ISODate', 'ReqdColltnDt? !collection',
    'ReqdExctnDt? DayOrMoment', 'CdtrSchmeId? !collection', 'SttlmInf? Settlement', 'PmtTpInf? OriginalPaymentType',
    'PmtMtd? =CHK|TRF|DD|TRA', 'MndtRltdInf? !mandate', 'RmtInf? Remittance', 'UltmtDbtr? PartyOrAgent',
    'Dbtr? PartyOrAgent', 'DbtrAcct? Account', 'DbtrAgt? Agent', 'DbtrAgtAcct? !agentAccount', 'CdtrAgt? Agent',
    'CdtrAgtAcct? !agentAccount', 'Cdtr? PartyOrAgent', 'CdtrAcct? Account', 'UltmtCdtr? PartyOrAgent',
    'Purp? CodeOrWord',
  ),
  OriginalPaymentType: sequence(
    'InstrPrty? =HIGH|NORM', 'ClrChanl? =RTGS|RTNS|MPNS|BOOK', 'SvcLvl* CodeOrWord', 'LclInstrm? LongCodeOrWord',
    'SeqTp? !collection', 'CtgyPurp? CodeOrWord',
  ),
};
