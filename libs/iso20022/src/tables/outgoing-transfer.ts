import { inNamespace, sequence, type Content } from './notation.ts';

/** Of what compliance said of a payment; it is ours, and described beside the API. */
export const COMPLIANCE_NAMESPACE = 'urn:connect:iso20022:compliance:1';

/** Of the passport that travels beside it. */
export const PASSPORT_NAMESPACE = 'urn:connect:iso20022:passport:1';

/** A payment of a customer as it goes out to other institutions (pacs.008), as far as it is written here. */
export const OUTGOING_TRANSFER: Readonly<Record<string, Content>> = {
  'outgoing pacs.008': sequence('FIToFICstmrCdtTrf OutgoingTransfers'),
  OutgoingTransfers: sequence('GrpHdr OutgoingHeader', 'CdtTrfTxInf OutgoingTransfer'),
  OutgoingHeader: sequence(
    'MsgId Max35', 'CreDtTm ISODateTime', 'NbOfTxs Max15Numeric', 'TtlIntrBkSttlmAmt? Amount', 'IntrBkSttlmDt? ISODate',
    'SttlmInf OutgoingSettlement', 'InstgAgt? Agent', 'InstdAgt? Agent',
  ),
  OutgoingSettlement: sequence('SttlmMtd =CLRG', 'ClrSys OutgoingSystem'),
  OutgoingSystem: sequence('Prtry Max35'),
  OutgoingTransfer: sequence(
    'PmtId OutgoingId', 'IntrBkSttlmAmt Amount', 'IntrBkSttlmDt? ISODate', 'AccptncDtTm? ISODateTime',
    'InstdAmt? Amount', 'ChrgBr =DEBT', 'Dbtr Party', 'DbtrAcct? Account', 'DbtrAgt Agent', 'CdtrAgt Agent',
    'Cdtr Party', 'CdtrAcct? Account', 'Purp? CodeOrWord', 'RmtInf? Remittance', 'SplmtryData* Supplement',
  ),
  OutgoingId: sequence('InstrId? Max35', 'EndToEndId Max35', 'TxId? Max35', 'UETR UUIDv4'),
  Supplement: sequence('PlcAndNm? Max350', 'Envlp ComplianceEnvelope'),
  ComplianceEnvelope: sequence('ComplianceVerdict? ComplianceVerdict', 'CompliancePassport? CompliancePassport'),
  CompliancePassport: inNamespace(PASSPORT_NAMESPACE, 'SdJwt Max65536'),
  ComplianceVerdict: inNamespace(COMPLIANCE_NAMESPACE,
    'TransactionId Max35', 'Uetr UUIDv4', 'ToldTo =payer|payee', 'Outcome =allow|review|block', 'Score Max15Numeric',
    'Riba =pass|review|fail', 'Gharar =pass|review|fail', 'Maysir =pass|review|fail', 'Halal =pass|review|fail',
    'Kyc =pass|review|fail', 'Profile Max70', 'RulesetVersion Max70', 'VerdictSha256 Max70', 'EvaluatedAt ISODateTime',
    'ScreeningList* ScreenedList', 'Signature Max2048'),
  ScreenedList: sequence('Source Max70', 'PublishedOn ISODate', 'Sha256 Max70'),
};
