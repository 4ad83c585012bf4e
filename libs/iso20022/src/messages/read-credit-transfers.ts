import type { Definition } from '../definitions.ts';
import type { Problems } from '../problem.ts';
import { elementAt, textAt, type Element } from '../xml/element.ts';
import { decimalOf, minorOf } from './amounts.ts';
import { checkCharges, creditTransferIn, purposeIn } from './credit-transfer-reader.ts';
import type { ContentReader, ReadContent, Surroundings } from './content.ts';
import type { CreditTransfer, Instruction } from './credit-transfer-request.ts';
import { accountIn, agentIn, dayOf, partyIn } from './parts.ts';

const BEFORE = 'stands in the message before.';

/** Reads a pain.001; no more than one payment stands in memory as elements. */
export class CreditTransferReader implements ContentReader {
  readonly records: ReadonlySet<string> = new Set(['GrpHdr', 'PmtInf', 'CdtTrfTxInf']);
  private header: Element | undefined;
  private transfers: CreditTransfer[] = [];
  private readonly instructions: Instruction[] = [];
  private readonly uetrs = new Set<string>();
  private readonly ids = new Set<string>();
  private count = 0;
  private totalMinor = 0n;

  constructor(
    private readonly definition: Definition,
    private readonly problems: Problems,
    private readonly surroundings: Surroundings,
  ) {}

  take(element: Element): void {
    if (element.name === 'GrpHdr') this.header = element;
    else if (element.name === 'CdtTrfTxInf') this.takeTransfer(element);
    else this.takeInstruction(element);
  }

  end(): ReadContent {
    const { header } = this;
    if (header !== undefined) this.checkSums(header, this.count, this.totalMinor, 'the message');
    return {
      kind: 'credit-transfer-request', name: elementAt(header, 'MsgId'),
      request: {
        definition: this.definition.id, messageId: textAt(header, 'MsgId') ?? '',
        createdAt: textAt(header, 'CreDtTm') ?? '', count: this.count, totalMinor: this.totalMinor,
        initiator: partyIn(elementAt(header, 'InitgPty')) ?? {}, instructions: this.instructions,
      },
    };
  }

  private takeTransfer(element: Element): void {
    const { currencies, mostPayments } = this.surroundings;
    this.count += 1;
    if (this.count > mostPayments) {
      if (this.count === mostPayments + 1) {
        this.problems.add(element, 'TOO_MANY', `is too many: a message asks for at most ${mostPayments} payments.`);
      }
      return;
    }
    const transfer = creditTransferIn(element, currencies, this.problems);
    this.totalMinor += transfer.amountMinor;
    const { uetr, amountAt, currency } = transfer;
    if (uetr !== undefined && this.uetrs.has(uetr)) {
      this.problems.add({ ...transfer, path: `${transfer.path}/PmtId/UETR` }, 'REPEATED', BEFORE);
    }
    if (uetr !== undefined) this.uetrs.add(uetr);
    const [first] = this.transfers;
    if (first !== undefined && currencies.has(currency) && first.currency !== currency) {
      this.problems.add(amountAt, 'NOT_A_CURRENCY',
        `is in ${currency}, and the payments before it in ${first.currency}: a wallet has one currency.`);
    }
    this.transfers.push(transfer);
  }

  private takeInstruction(element: Element): void {
    const transfers = this.transfers;
    this.transfers = [];
    const { path, line } = element;
    const id = textAt(element, 'PmtInfId') ?? '';
    if (this.ids.has(id)) this.problems.add({ path: `${path}/PmtInfId`, line }, 'REPEATED', BEFORE);
    this.ids.add(id);
    this.checkMethod(elementAt(element, 'PmtMtd'));
    this.checkDay(elementAt(element, 'ReqdExctnDt', 'Dt') ?? elementAt(element, 'ReqdExctnDt'));
    checkCharges(elementAt(element, 'ChrgBr'), this.problems);
    const account = accountIn(elementAt(element, 'DbtrAcct'));
    this.checkCurrency(elementAt(element, 'DbtrAcct', 'Ccy'), transfers[0]?.currency);
    if (account !== undefined && account.iban === undefined && account.other === undefined
      && account.proxy === undefined) {
      this.problems.add(account, 'REQUIRED', 'must name the paying wallet by its IBAN, its id or its address.');
    }
    const minor = transfers.reduce((sum, { amountMinor }) => sum + amountMinor, 0n);
    this.checkSums(element, transfers.length, minor, 'this PmtInf');
    const said = {
      debtorAgent: agentIn(elementAt(element, 'DbtrAgt')), ultimateDebtor: partyIn(elementAt(element, 'UltmtDbtr')),
      purpose: purposeIn(elementAt(element, 'PmtTpInf', 'CtgyPurp')),
    };
    this.instructions.push({
      ...(Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined)) as Partial<Instruction>),
      path, line, id, debtor: partyIn(elementAt(element, 'Dbtr')) ?? {}, debtorAccount: account ?? { path, line },
      transfers,
    });
  }

  private checkMethod(element: Element | undefined): void {
    if (element === undefined || !['CHK', 'TRA'].includes(element.text)) return;
    this.problems.add(element, 'NOT_ACCEPTED', `must be TRF: ${element.text === 'CHK'
      ? 'no cheques are drawn.' : 'no advices are sent.'}`);
  }

  private checkCurrency(element: Element | undefined, paid: string | undefined): void {
    if (element === undefined || paid === undefined || element.text === paid) return;
    this.problems.add(element, 'NOT_A_CURRENCY', `is ${element.text}, and the payments are in ${paid}.`);
  }

  /** Payments are made at once: their day is today, and their moment has come. */
  private checkDay(element: Element | undefined): void {
    const { today, now } = this.surroundings;
    const moment = elementAt(element, 'DtTm');
    const at = moment ?? element;
    if (at === undefined || this.problems.list.some(({ path }) => path === at.path)) return;
    const day = dayOf(at.text);
    if (day < today.first) {
      this.problems.add(at, 'TOO_EARLY', `is in the past: today is ${today.first}.`);
    } else if (day > today.last || (moment !== undefined && Date.parse(zoned(moment.text)) > now.getTime())) {
      this.problems.add(at, 'IN_THE_FUTURE',
        `is still to come: payments are made at once, and today is ${today.last}.`);
    }
  }

  private checkSums(element: Element, count: number, minor: bigint, what: string): void {
    const said = { count: elementAt(element, 'NbOfTxs'), sum: elementAt(element, 'CtrlSum') };
    if (said.count !== undefined && /^\d+$/.test(said.count.text) && Number(said.count.text) !== count) {
      this.problems.add(said.count, 'WRONG', `is ${said.count.text}, and ${what} holds ${count}.`);
    }
    if (said.sum !== undefined && /^\d*\.?\d*$/.test(said.sum.text) && minorOf(said.sum.text) !== minor) {
      this.problems.add(said.sum, 'WRONG',
        `is ${said.sum.text}, and the amounts of ${what} sum to ${decimalOf(minor)}.`);
    }
  }
}

/** A moment that names no zone is read as UTC. */
const zoned = (moment: string): string => (/(?:Z|[+-]\d{2}:\d{2})$/.test(moment) ? moment : `${moment}Z`);

