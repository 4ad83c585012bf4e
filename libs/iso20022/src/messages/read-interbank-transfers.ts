import type { Definition } from '../definitions.ts';
import type { Problems } from '../problem.ts';
import { elementAt, elementsAt, textAt, type Element } from '../xml/element.ts';
import { decimalOf, minorOf } from './amounts.ts';
import {
  TransferCount, checkAccountCurrency, checkBirths, checkDay, checkOneCurrency, checkSettlement, checkSums,
} from './checks.ts';
import type { ContentReader, ReadContent, Surroundings } from './content.ts';
import { creditTransferIn, purposeIn } from './credit-transfer-reader.ts';
import type { Instruction, InterbankTransfer } from './credit-transfer-request.ts';
import { accountIn, agentIn, given, institutionIn, namesIn, partyIn, type AccountName, type Agent } from './parts.ts';

/** Reads a pacs.008 or pacs.009; its payments come together by the account that pays. */
export class InterbankTransferReader implements ContentReader {
  readonly records: ReadonlySet<string> = new Set(['GrpHdr', 'CdtTrfTxInf']);
  private header: Element | undefined;
  private readonly instructions = new Map<string, Instruction<InterbankTransfer>>();
  private readonly counted: TransferCount;
  private readonly isOwn: boolean;

  constructor(
    private readonly definition: Definition,
    private readonly problems: Problems,
    private readonly surroundings: Surroundings,
  ) {
    this.counted = new TransferCount(surroundings.mostPayments, problems);
    this.isOwn = definition.type === 'pacs.009';
  }

  take(element: Element): void {
    if (element.name === 'GrpHdr') this.takeHeader(element);
    else if (this.counted.isTaken(element)) this.takeTransfer(element);
  }

  end(): ReadContent {
    const { header, counted: { count, totalMinor } } = this;
    if (header !== undefined) {
      checkSums(header, count, totalMinor, 'the message', this.problems);
      this.checkTotal(elementAt(header, 'TtlIntrBkSttlmAmt'), totalMinor);
    }
    return {
      kind: 'interbank-transfers', name: elementAt(header, 'MsgId'),
      request: {
        ...given({
          clearingSystem: purposeIn(elementAt(header, 'SttlmInf', 'ClrSys')),
          instructingAgent: agentIn(elementAt(header, 'InstgAgt')),
          instructedAgent: agentIn(elementAt(header, 'InstdAgt')),
        }),
        definition: this.definition.id, messageId: textAt(header, 'MsgId') ?? '',
        createdAt: textAt(header, 'CreDtTm') ?? '', count, totalMinor,
        of: this.isOwn ? 'institutions' : 'customers', instructions: [...this.instructions.values()],
      },
    };
  }

  private takeHeader(header: Element): void {
    this.header = header;
    checkSettlement(elementAt(header, 'SttlmInf', 'SttlmMtd'), this.problems);
    checkDay(elementAt(header, 'IntrBkSttlmDt'), this.surroundings, this.problems);
  }

  private takeTransfer(element: Element): void {
    const transfer = this.transferIn(element);
    this.counted.add(transfer);
    const { path, line } = element;
    const account = accountIn(elementAt(element, 'DbtrAcct'));
    if (account === undefined || (account.iban ?? account.other ?? account.proxy) === undefined) {
      this.problems.add({ path: `${path}/DbtrAcct`, line: account?.line ?? line }, 'REQUIRED',
        'must name the paying wallet by its IBAN, its id or its address.');
    }
    checkAccountCurrency(elementAt(element, 'DbtrAcct', 'Ccy'), transfer.currency, this.problems);
    checkBirths(element, this.surroundings, this.problems);
    this.checkDayOf(element);
    this.checkChange(element, transfer);
    const agent = agentIn(elementAt(element, 'DbtrAgt'));
    const key = keyOf(account, agent);
    const instruction = this.instructions.get(key) ?? this.open(key, element, account, agent);
    checkOneCurrency(instruction.transfers[0], transfer, this.surroundings, this.problems);
    instruction.transfers.push(transfer);
  }

  private transferIn(element: Element): InterbankTransfer {
    const partyAt = this.isOwn ? institutionIn : partyIn;
    const transfer = creditTransferIn(element, elementAt(element, 'IntrBkSttlmAmt'), this.surroundings.currencies,
      this.problems, partyAt);
    const type = elementAt(element, 'PmtTpInf') === undefined ? elementAt(this.header, 'PmtTpInf') : undefined;
    const debtor = elementAt(element, 'Dbtr');
    const said = {
      purpose: transfer.purpose ?? purposeIn(elementAt(type, 'CtgyPurp')),
      instructingAgent: agentIn(elementAt(element, 'InstgAgt')),
      instructedAgent: agentIn(elementAt(element, 'InstdAgt')),
      debtorInstitution: this.isOwn ? agentIn(debtor) : undefined,
      creditorInstitution: this.isOwn ? agentIn(elementAt(element, 'Cdtr')) : undefined,
    };
    for (const name of ['InstgAgt', 'InstdAgt', 'PmtTpInf', 'IntrBkSttlmDt'] as const) {
      const at = elementAt(element, name);
      if (at === undefined || elementAt(this.header, name) === undefined) continue;
      this.problems.add(at, 'NOT_ALLOWED', 'stands in GrpHdr for all payments already.');
    }
    return { ...transfer, ...given(said), debtor: partyAt(debtor) ?? {} };
  }

  private open(
    key: string, { path, line }: Element, account: AccountName | undefined, agent: Agent | undefined,
  ): Instruction<InterbankTransfer> {
    const instruction: Instruction<InterbankTransfer> = {
      ...given({ debtorAgent: agent }), path, line, debtor: {}, names: namesIn(this.header), transfers: [],
      id: account?.iban ?? account?.other ?? account?.proxy ?? '', debtorAccount: account ?? { path, line },
    };
    this.instructions.set(key, instruction);
    return instruction;
  }

  /** The day of settlement stands in the header, or in each payment. */
  private checkDayOf(element: Element): void {
    const own = elementAt(element, 'IntrBkSttlmDt');
    checkDay(own, this.surroundings, this.problems);
    if (own !== undefined || elementAt(this.header, 'IntrBkSttlmDt') !== undefined) return;
    this.problems.add({ path: `${element.path}/IntrBkSttlmDt`, line: element.line }, 'REQUIRED',
      'is missing, here or in GrpHdr: it must be today.');
  }

  /** What is paid is what arrives: nothing is exchanged, and nothing is taken off on the way. */
  private checkChange(element: Element, { amountMinor, currency }: InterbankTransfer): void {
    const asked = elementAt(element, 'InstdAmt');
    if (asked !== undefined && (asked.currency !== currency || minorOf(asked.text) !== amountMinor)) {
      this.problems.add(asked, 'NOT_ACCEPTED',
        'must be as IntrBkSttlmAmt: nothing is exchanged or taken off on the way.');
    }
    const rate = elementAt(element, 'XchgRate');
    if (rate !== undefined && Number(rate.text) !== 1) {
      this.problems.add(rate, 'NOT_ACCEPTED', 'must be 1: amounts are paid in the currency they are given in.');
    }
    for (const charge of elementsAt(element, 'ChrgsInf', 'Amt')) {
      if (minorOf(charge.text) === 0n) continue;
      this.problems.add(charge, 'NOT_ACCEPTED', 'must be 0: nothing is taken off on the way.');
    }
  }

  private checkTotal(total: Element | undefined, minor: bigint): void {
    if (total === undefined) return;
    const said = minorOf(total.text);
    if (said !== minor) {
      this.problems.add(total, 'WRONG', `is ${total.text}, and the amounts of the message sum to ${decimalOf(minor)}.`);
    }
    const other = [...this.instructions.values()].flatMap(({ transfers }) => transfers)
      .find(({ currency }) => currency !== total.currency);
    if (other !== undefined && other.currency !== '') {
      this.problems.add(total, 'NOT_A_CURRENCY',
        `is in ${total.currency ?? 'none'}, and a payment in ${other.currency}.`);
    }
  }
}

const keyOf = (account: AccountName | undefined, agent: Agent | undefined): string =>
  JSON.stringify([account?.iban, account?.other, account?.proxy, agent?.bic, agent?.lei]);
