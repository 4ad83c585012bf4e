import { WRITTEN, type Definition } from '../definitions.ts';
import { writeMessage, type Elements } from '../xml/write-message.ts';
import type { AccountEntry, AccountMessage, AccountReport, EntrySide, ReportedBalance } from './account-report.ts';
import { decimalOf } from './amounts.ts';
import { account, agent, codeOrWord } from './write-parts.ts';

const HERE = { path: '', line: 0 };
const magnitude = (minor: bigint): bigint => (minor < 0n ? -minor : minor);
const sideOf = (minor: bigint): 'CRDT' | 'DBIT' => (minor < 0n ? 'DBIT' : 'CRDT');
const signed = ({ amountMinor, isCredit }: AccountEntry): bigint => (isCredit ? amountMinor : -amountMinor);
const sumOf = (amounts: readonly bigint[]): bigint => amounts.reduce((sum, minor) => sum + minor, 0n);

/** An object of elements; nothing where none of them is there. */
const some = (elements: Elements): Elements | undefined =>
  (Object.values(elements).some((value) => value !== undefined) ? elements : undefined);

const agentElements = (said: EntrySide['agent']): Elements | undefined => agent(said && { ...said, ...HERE }, false);
const accountElements = (said: EntrySide['account']): Elements | undefined => said && account({ ...said, ...HERE });

const balanceElements = ({ kind, minor, at }: ReportedBalance, currency: string): Elements => ({
  Tp: { CdOrPrtry: { Cd: kind } }, Amt: { amount: decimalOf(magnitude(minor)), currency }, CdtDbtInd: sideOf(minor),
  Dt: at.includes('T') ? { DtTm: at } : { Dt: at },
});

const sumElements = (entries: readonly AccountEntry[]): Elements => {
  const net = sumOf(entries.map(signed));
  const ofSide = (isCredit: boolean): Elements => {
    const those = entries.filter((entry) => entry.isCredit === isCredit);
    return { NbOfNtries: String(those.length), Sum: decimalOf(sumOf(those.map(({ amountMinor }) => amountMinor))) };
  };
  return {
    TtlNtries: {
      NbOfNtries: String(entries.length), Sum: decimalOf(sumOf(entries.map(({ amountMinor }) => amountMinor))),
      TtlNetNtry: { Amt: decimalOf(magnitude(net)), CdtDbtInd: sideOf(net) },
    },
    TtlCdtNtries: ofSide(true), TtlDbtNtries: ofSide(false),
  };
};

const partyElements = (side: EntrySide | undefined): Elements | undefined =>
  (side?.name === undefined ? undefined : { Pty: { Nm: side.name } });

const transactionElements = (entry: AccountEntry, currency: string): Elements => {
  const { debtor, creditor } = entry;
  return {
    Refs: {
      MsgId: entry.messageId, AcctSvcrRef: entry.reference, PmtInfId: entry.paymentInstructionId,
      InstrId: entry.instructionId, EndToEndId: entry.endToEndId, UETR: entry.uetr,
    },
    Amt: { amount: decimalOf(entry.amountMinor), currency }, CdtDbtInd: entry.isCredit ? 'CRDT' : 'DBIT',
    RltdPties: some({
      Dbtr: partyElements(debtor), DbtrAcct: accountElements(debtor?.account),
      Cdtr: partyElements(creditor), CdtrAcct: accountElements(creditor?.account),
    }),
    RltdAgts: some({ DbtrAgt: agentElements(debtor?.agent), CdtrAgt: agentElements(creditor?.agent) }),
    Purp: codeOrWord(entry.purpose),
    RmtInf: entry.remittance.length === 0 ? undefined : { Ustrd: entry.remittance },
    AddtlTxInf: entry.more,
  };
};

const entryElements = (entry: AccountEntry, currency: string): Elements => {
  const { domain, family, subFamily, word, issuer } = entry.code;
  return {
    NtryRef: entry.number, Amt: { amount: decimalOf(entry.amountMinor), currency },
    CdtDbtInd: entry.isCredit ? 'CRDT' : 'DBIT', RvslInd: entry.isReversal ? 'true' : undefined,
    Sts: { Cd: 'BOOK' }, BookgDt: { DtTm: entry.at }, ValDt: { DtTm: entry.at }, AcctSvcrRef: entry.entryReference,
    BkTxCd: { Domn: { Cd: domain, Fmly: { Cd: family, SubFmlyCd: subFamily } }, Prtry: { Cd: word, Issr: issuer } },
    NtryDtls: { TxDtls: transactionElements(entry, currency) },
  };
};

const reportElements = (report: AccountReport, more: string): Elements => {
  const { entries, period, account: { account: name, owner, servicer } } = report;
  const currency = name.currency ?? '';
  const [first, last] = [entries.at(0), entries.at(-1)];
  return {
    Id: report.id, CreDtTm: report.createdAt,
    RptgSeq: first && last && { FrToSeq: { FrSeq: first.number, ToSeq: last.number } },
    FrToDt: period && { FrDtTm: period.from, ToDtTm: period.to },
    Acct: {
      ...accountElements(name), Ownr: owner === undefined ? undefined : { Nm: owner }, Svcr: agentElements(servicer),
    },
    Bal: report.balances.length === 0
      ? undefined : report.balances.map((balance) => balanceElements(balance, currency)),
    TxsSummry: sumElements(entries), Ntry: entries.map((entry) => entryElements(entry, currency)), [more]: report.more,
  };
};

/** In which elements each kind tells: the message, what is of one account, and words about it. */
const NAMES: Readonly<Record<string, readonly [string, string, string]>> = {
  'camt.052': ['BkToCstmrAcctRpt', 'Rpt', 'AddtlRptInf'], 'camt.053': ['BkToCstmrStmt', 'Stmt', 'AddtlStmtInf'],
  'camt.054': ['BkToCstmrDbtCdtNtfctn', 'Ntfctn', 'AddtlNtfctnInf'],
};

/** What is of one account, in each kind. */
export const ACCOUNT_PARTS = Object.values(NAMES).map(([, part]) => part);

/** The elements of a definition in which an account is told of: of the message, of one account, of words about it. */
export const namesIn = ({ type }: Definition): readonly [string, string, string] => {
  const names = NAMES[type];
  if (names === undefined) throw new Error(`${type} tells of no account.`);
  return names;
};

/** Writes a statement (camt.053), a report (camt.052) or notifications (camt.054); what is summed is summed here. */
export const writeAccountMessage = ({ kind, messageId, createdAt, reports }: AccountMessage): string => {
  const definition = WRITTEN.get(kind);
  if (definition === undefined) throw new Error(`${kind} is not written.`);
  const [message, report, more] = namesIn(definition);
  return writeMessage(definition, { [message]: {
    GrpHdr: { MsgId: messageId, CreDtTm: createdAt },
    [report]: reports.map((one) => reportElements(one, more)),
  } });
};
