import { choice, sequence, type Content } from './notation.ts';

const SIDE = '=CRDT|DBIT';

/**
 * What moved on an account: in a period that is over (camt.053), in one that is not (camt.052), or just now (camt.054);
 * as far as it is written here.
 */
export const CAMT: Readonly<Record<string, Content>> = {
  'camt.052': sequence('BkToCstmrAcctRpt AccountReports'),
  'camt.053': sequence('BkToCstmrStmt AccountStatements'),
  'camt.054': sequence('BkToCstmrDbtCdtNtfctn AccountNotifications'),
  AccountReports: sequence('GrpHdr AccountHeader', 'Rpt+ AccountReport'),
  AccountStatements: sequence('GrpHdr AccountHeader', 'Stmt+ AccountStatement'),
  AccountNotifications: sequence('GrpHdr AccountHeader', 'Ntfctn+ AccountNotification'),
  AccountHeader: sequence('MsgId Max35', 'CreDtTm ISODateTime'),
  AccountReport: sequence(
    'Id Max35', 'RptgSeq? NumberRange', 'CreDtTm? ISODateTime', 'FrToDt? Period', 'Acct OwnedAccount', 'Bal* Balance',
    'TxsSummry? EntrySums', 'Ntry* Entry', 'AddtlRptInf? Max500',
  ),
  AccountStatement: sequence(
    'Id Max35', 'RptgSeq? NumberRange', 'CreDtTm? ISODateTime', 'FrToDt? Period', 'Acct OwnedAccount', 'Bal+ Balance',
    'TxsSummry? EntrySums', 'Ntry* Entry', 'AddtlStmtInf? Max500',
  ),
  AccountNotification: sequence(
    'Id Max35', 'RptgSeq? NumberRange', 'CreDtTm? ISODateTime', 'FrToDt? Period', 'Acct OwnedAccount',
    'TxsSummry? EntrySums', 'Ntry* Entry', 'AddtlNtfctnInf? Max500',
  ),

  NumberRange: choice('FrToSeq+ Numbers', 'EQSeq+ Max35'),
  Numbers: sequence('FrSeq Max35', 'ToSeq Max35'),
  Period: sequence('FrDtTm ISODateTime', 'ToDtTm ISODateTime'),
  OwnedAccount: sequence(
    'Id AccountId', 'Tp? CodeOrWord', 'Ccy? Currency', 'Nm? Max70', 'Prxy? Proxy', 'Ownr? Party', 'Svcr? Agent',
  ),
  Balance: sequence('Tp BalanceType', 'Amt Amount', `CdtDbtInd ${SIDE}`, 'Dt When'),
  BalanceType: sequence('CdOrPrtry CodeOrWord'),
  When: choice('Dt ISODate', 'DtTm ISODateTime'),
  EntrySums: sequence('TtlNtries? AllEntries', 'TtlCdtNtries? SomeEntries', 'TtlDbtNtries? SomeEntries'),
  AllEntries: sequence('NbOfNtries? Max15Numeric', 'Sum? DecimalNumber', 'TtlNetNtry? NetSum'),
  NetSum: sequence('Amt DecimalNumber', `CdtDbtInd ${SIDE}`),
  SomeEntries: sequence('NbOfNtries? Max15Numeric', 'Sum? DecimalNumber'),

  Entry: sequence(
    'NtryRef? Max35', 'Amt Amount', `CdtDbtInd ${SIDE}`, 'RvslInd? Indicator', 'Sts EntryState', 'BookgDt? When',
    'ValDt? When', 'AcctSvcrRef? Max35', 'BkTxCd BankCode', 'NtryDtls* EntryDetails', 'AddtlNtryInf? Max500',
  ),
  EntryState: choice('Cd Max4', 'Prtry Max35'),
  BankCode: sequence('Domn? BankDomain', 'Prtry? OwnBankCode'),
  BankDomain: sequence('Cd Max4', 'Fmly BankFamily'),
  BankFamily: sequence('Cd Max4', 'SubFmlyCd Max4'),
  OwnBankCode: sequence('Cd Max35', 'Issr? Max35'),
  EntryDetails: sequence('TxDtls* EntryTransaction'),
  EntryTransaction: sequence(
    'Refs? EntryReferences', 'Amt? Amount', `CdtDbtInd? ${SIDE}`, 'RltdPties? EntryParties', 'RltdAgts? EntryAgents',
    'Purp? CodeOrWord', 'RmtInf? Remittance', 'AddtlTxInf? Max500',
  ),
  EntryReferences: sequence(
    'MsgId? Max35', 'AcctSvcrRef? Max35', 'PmtInfId? Max35', 'InstrId? Max35', 'EndToEndId? Max35', 'UETR? UUIDv4',
    'TxId? Max35',
  ),
  EntryParties: sequence('Dbtr? EntryParty', 'DbtrAcct? Account', 'Cdtr? EntryParty', 'CdtrAcct? Account'),
  EntryParty: choice('Pty Party', 'Agt Agent'),
  EntryAgents: sequence('DbtrAgt? Agent', 'CdtrAgt? Agent'),
};
