import type { Definition } from '../definitions.ts';
import type { Problems } from '../problem.ts';
import { elementAt, textAt, type Element } from '../xml/element.ts';
import {
  BEFORE, TransferCount, checkAccountCurrency, checkBirths, checkDay, checkOneCurrency, checkSums,
} from './checks.ts';
import type { ContentReader, ReadContent, Surroundings } from './content.ts';
import { checkCharges, creditTransferIn, purposeIn } from './credit-transfer-reader.ts';
import type { CreditTransfer, Instruction } from './credit-transfer-request.ts';
import { accountIn, agentIn, given, namesIn, partyIn } from './parts.ts';

/** Reads a pain.001; no more than one payment stands in memory as elements. */
export class CreditTransferReader implements ContentReader {
  readonly records: ReadonlySet<string> = new Set(['GrpHdr', 'PmtInf', 'CdtTrfTxInf']);
  private header: Element | undefined;
  private transfers: CreditTransfer[] = [];
  private readonly instructions: Instruction[] = [];
  private readonly ids = new Set<string>();
  private readonly counted: TransferCount;

  constructor(
    private readonly definition: Definition,
    private readonly problems: Problems,
    private readonly surroundings: Surroundings,
  ) {
    this.counted = new TransferCount(surroundings.mostPayments, problems);
  }

  take(element: Element): void {
    if (element.name === 'GrpHdr') this.header = element;
    else if (element.name === 'CdtTrfTxInf') this.takeTransfer(element);
    else this.takeInstruction(element);
  }

  end(): ReadContent {
    const { header, counted: { count, totalMinor } } = this;
    if (header !== undefined) checkSums(header, count, totalMinor, 'the message', this.problems);
    return {
      kind: 'credit-transfer-request', name: elementAt(header, 'MsgId'),
      request: {
        definition: this.definition.id, messageId: textAt(header, 'MsgId') ?? '',
        createdAt: textAt(header, 'CreDtTm') ?? '', count, totalMinor,
        initiator: partyIn(elementAt(header, 'InitgPty')) ?? {}, instructions: this.instructions,
      },
    };
  }

  private takeTransfer(element: Element): void {
    if (!this.counted.isTaken(element)) return;
    const { currencies } = this.surroundings;
    const transfer = creditTransferIn(element, elementAt(element, 'Amt', 'InstdAmt'), currencies, this.problems);
    this.counted.add(transfer);
    checkOneCurrency(this.transfers[0], transfer, this.surroundings, this.problems);
    checkBirths(element, this.surroundings, this.problems);
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
    const day = elementAt(element, 'ReqdExctnDt');
    checkDay(elementAt(day, 'Dt') ?? day, this.surroundings, this.problems);
    checkCharges(elementAt(element, 'ChrgBr'), this.problems);
    const account = accountIn(elementAt(element, 'DbtrAcct'));
    checkAccountCurrency(elementAt(element, 'DbtrAcct', 'Ccy'), transfers[0]?.currency, this.problems);
    if (account !== undefined && account.iban === undefined && account.other === undefined
      && account.proxy === undefined) {
      this.problems.add(account, 'REQUIRED', 'must name the paying wallet by its IBAN, its id or its address.');
    }
    checkBirths(element, this.surroundings, this.problems);
    if (elementAt(element, 'UltmtDbtr') !== undefined) this.refuseSecondDebtors(transfers);
    const minor = transfers.reduce((sum, { amountMinor }) => sum + amountMinor, 0n);
    checkSums(element, transfers.length, minor, 'this PmtInf', this.problems);
    const said = {
      debtorAgent: agentIn(elementAt(element, 'DbtrAgt')), ultimateDebtor: partyIn(elementAt(element, 'UltmtDbtr')),
      purpose: purposeIn(elementAt(element, 'PmtTpInf', 'CtgyPurp')),
    };
    this.instructions.push({
      ...given(said), path, line, id, debtor: partyIn(elementAt(element, 'Dbtr')) ?? {},
      debtorAccount: account ?? { path, line }, names: namesIn(this.header, element), transfers,
    });
  }

  /** Who pays in the end is said once: for all payments, or in each. */
  private refuseSecondDebtors(transfers: readonly CreditTransfer[]): void {
    for (const { path, line } of transfers.filter(({ ultimateDebtor }) => ultimateDebtor !== undefined)) {
      const place = { path: `${path}/UltmtDbtr`, line };
      this.problems.add(place, 'NOT_ALLOWED', 'stands in PmtInf for all payments already.');
    }
  }

  private checkMethod(element: Element | undefined): void {
    if (element === undefined || !['CHK', 'TRA'].includes(element.text)) return;
    this.problems.add(element, 'NOT_ACCEPTED', `must be TRF: ${element.text === 'CHK'
      ? 'no cheques are drawn.' : 'no advices are sent.'}`);
  }
}
