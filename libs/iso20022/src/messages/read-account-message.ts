import { NAMESPACE, WRITTEN, type Definition } from '../definitions.ts';
import type { Problem } from '../problem.ts';
import { DocumentReader } from '../xml/document-reader.ts';
import { elementAt, elementsAt, textAt, type Element } from '../xml/element.ts';
import type {
  AccountEntry, AccountMessage, AccountMessageKind, AccountReport, BalanceKind, EntrySide, ReportedBalance,
  WrittenAccount, WrittenAgent,
} from './account-report.ts';
import { minorOf } from './amounts.ts';
import { accountIn, agentIn, codeOrWordIn, given } from './parts.ts';
import { ACCOUNT_PARTS, namesIn } from './write-account-message.ts';

/** A message that tells of accounts as it was read, and what is wrong with it. */
export interface ReadAccountMessage {
  message: AccountMessage;
  problems: readonly Problem[];
}

const RECORDS: ReadonlySet<string> = new Set(['GrpHdr', 'Ntry', ...ACCOUNT_PARTS]);

const definitionOf = (namespace: string): Definition | string => {
  const found = namespace.startsWith(NAMESPACE) ? WRITTEN.get(namespace.slice(NAMESPACE.length)) : undefined;
  return found?.type.startsWith('camt.05') === true ? found : `${namespace.slice(0, 100)} tells of no account.`;
};

/** Reads a camt.052, camt.053 or camt.054 as it is written here, piece by piece; one movement at a time. */
export class AccountMessageReader {
  private readonly reader = new DocumentReader(() => ({
    records: RECORDS, take: (element: Element) => { this.take(element); },
  }), definitionOf);
  private header: Element | undefined;
  private entries: AccountEntry[] = [];
  private readonly reports: AccountReport[] = [];

  /** Takes the next bytes; throws `UnreadableMessage`. */
  write(bytes: Uint8Array): void {
    this.reader.write(bytes);
  }

  /** What was read of the whole message; throws `UnreadableMessage` where it breaks off. */
  end(): ReadAccountMessage {
    const { id } = this.reader.end();
    return {
      message: {
        kind: id as AccountMessageKind, messageId: textAt(this.header, 'MsgId') ?? '',
        createdAt: textAt(this.header, 'CreDtTm') ?? '', reports: this.reports,
      },
      problems: this.reader.problems.list,
    };
  }

  private take(element: Element): void {
    if (element.name === 'GrpHdr') this.header = element;
    else if (element.name === 'Ntry') this.entries.push(entryIn(element));
    else {
      this.reports.push(reportIn(element, this.entries, namesIn(this.reader.definition as Definition)[2]));
      this.entries = [];
    }
  }
}

const signOf = (element: Element | undefined): bigint => (textAt(element, 'CdtDbtInd') === 'DBIT' ? -1n : 1n);
const minorIn = (element: Element | undefined): bigint => minorOf(textAt(element, 'Amt') ?? '') ?? 0n;
const momentIn = (element: Element | undefined): string => textAt(element, 'DtTm') ?? textAt(element, 'Dt') ?? '';

const withoutPlace = <Shape extends object>(shape: Shape | undefined): Omit<Shape, 'path' | 'line'> | undefined =>
  shape && Object.fromEntries(Object.entries(shape).filter(([key]) => key !== 'path' && key !== 'line')) as Shape;

const writtenAccountIn = (element: Element | undefined): WrittenAccount | undefined => withoutPlace(accountIn(element));
const writtenAgentIn = (element: Element | undefined): WrittenAgent | undefined => withoutPlace(agentIn(element));

const reportIn = (element: Element, entries: AccountEntry[], more: string): AccountReport => {
  const account = elementAt(element, 'Acct');
  const [from, to] = [textAt(element, 'FrToDt', 'FrDtTm'), textAt(element, 'FrToDt', 'ToDtTm')];
  return given({
    id: textAt(element, 'Id') ?? '', createdAt: textAt(element, 'CreDtTm') ?? '',
    period: from === undefined || to === undefined ? undefined : { from, to },
    account: given({
      account: writtenAccountIn(account) ?? {}, owner: textAt(account, 'Ownr', 'Nm'),
      servicer: writtenAgentIn(elementAt(account, 'Svcr')) ?? {},
    }),
    balances: elementsAt(element, 'Bal').map(balanceIn), entries, more: textAt(element, more),
  });
};

const balanceIn = (element: Element): ReportedBalance => ({
  kind: textAt(element, 'Tp', 'CdOrPrtry', 'Cd') as BalanceKind, minor: signOf(element) * minorIn(element),
  at: momentIn(elementAt(element, 'Dt')),
});

const sideIn = (transaction: Element | undefined, who: 'Dbtr' | 'Cdtr'): EntrySide | undefined => {
  const side = given({
    name: textAt(transaction, 'RltdPties', who, 'Pty', 'Nm'),
    account: writtenAccountIn(elementAt(transaction, 'RltdPties', `${who}Acct`)),
    agent: writtenAgentIn(elementAt(transaction, 'RltdAgts', `${who}Agt`)),
  });
  return Object.keys(side).length === 0 ? undefined : side;
};

const entryIn = (element: Element): AccountEntry => {
  const transaction = elementAt(element, 'NtryDtls', 'TxDtls');
  const code = elementAt(element, 'BkTxCd');
  const refs = elementAt(transaction, 'Refs');
  return given({
    number: textAt(element, 'NtryRef') ?? '', amountMinor: minorIn(element), isCredit: signOf(element) > 0n,
    isReversal: textAt(element, 'RvslInd') === 'true', at: momentIn(elementAt(element, 'BookgDt')),
    entryReference: textAt(element, 'AcctSvcrRef') ?? '', reference: textAt(refs, 'AcctSvcrRef') ?? '',
    code: {
      domain: textAt(code, 'Domn', 'Cd') ?? '', family: textAt(code, 'Domn', 'Fmly', 'Cd') ?? '',
      subFamily: textAt(code, 'Domn', 'Fmly', 'SubFmlyCd') ?? '', word: textAt(code, 'Prtry', 'Cd') ?? '',
      issuer: textAt(code, 'Prtry', 'Issr') ?? '',
    },
    messageId: textAt(refs, 'MsgId'), instructionId: textAt(refs, 'InstrId'),
    paymentInstructionId: textAt(refs, 'PmtInfId'), endToEndId: textAt(refs, 'EndToEndId'), uetr: textAt(refs, 'UETR'),
    debtor: sideIn(transaction, 'Dbtr'), creditor: sideIn(transaction, 'Cdtr'),
    purpose: codeOrWordIn(elementAt(transaction, 'Purp')),
    remittance: elementsAt(transaction, 'RmtInf', 'Ustrd').map(({ text }) => text),
    more: textAt(transaction, 'AddtlTxInf'),
  });
};
