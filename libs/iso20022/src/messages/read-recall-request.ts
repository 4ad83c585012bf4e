import type { Definition } from '../definitions.ts';
import type { Problems } from '../problem.ts';
import { elementAt, elementsAt, textAt, type Element } from '../xml/element.ts';
import { decimalOf, minorOf } from './amounts.ts';
import { sumWith } from './checks.ts';
import type { ContentReader, ReadContent, Surroundings } from './content.ts';
import { OriginalNames, amountIn, originalIn } from './originals.ts';
import { originalReferenceIn, saidDayIn } from './original-reference.ts';
import { given } from './parts.ts';
import { caseIn, partyOrAgentIn, type WantedRecall } from './recall-request.ts';

/** Reads a camt.056. */
export class RecallRequestReader implements ContentReader {
  readonly records: ReadonlySet<string> =
    new Set(['Assgnmt', 'CtrlData', 'OrgnlGrpInfAndCxl', 'TxInf', 'Undrlyg', 'FIToFIPmtCxlReq']);

  private assignment: Element | undefined;
  private control: Element | undefined;
  private root: Element | undefined;
  /** What an `Undrlyg` says of all its payments; it comes before them. */
  private group: Element | undefined;
  private inGroup = 0;
  private count = 0;
  private totalMinor = 0n;
  private readonly recalls: WantedRecall[] = [];
  private readonly names: OriginalNames;

  constructor(
    private readonly definition: Definition,
    private readonly problems: Problems,
    private readonly surroundings: Surroundings,
  ) {
    this.names = new OriginalNames(problems);
  }

  take(element: Element): void {
    if (element.name === 'Assgnmt') this.assignment = element;
    else if (element.name === 'CtrlData') this.control = element;
    else if (element.name === 'OrgnlGrpInfAndCxl') this.takeGroup(element);
    else if (element.name === 'TxInf') this.takePayment(element);
    else if (element.name === 'Undrlyg') this.endGroup(element);
    else this.root = element;
  }

  end(): ReadContent {
    const { assignment, control } = this;
    if (control !== undefined) this.checkSums(control);
    return {
      kind: 'recall-request', name: elementAt(assignment, 'Id'),
      request: {
        ...given({ case: caseIn(elementAt(this.root, 'Case')) }),
        definition: this.definition.id, messageId: textAt(assignment, 'Id') ?? '',
        createdAt: textAt(assignment, 'CreDtTm') ?? '', count: this.count, totalMinor: this.totalMinor,
        assigner: partyOrAgentIn(elementAt(assignment, 'Assgnr')),
        assignee: partyOrAgentIn(elementAt(assignment, 'Assgne')), recalls: this.recalls,
      },
    };
  }

  private takeGroup(element: Element): void {
    this.group = element;
    const whole = elementAt(element, 'GrpCxl');
    if (whole === undefined || !['true', '1'].includes(whole.text)) return;
    this.problems.add(whole, 'NOT_ACCEPTED', 'must not be true: name each payment that is asked back in TxInf.');
  }

  private endGroup(element: Element): void {
    if (this.inGroup === 0) {
      this.problems.add({ path: `${element.path}/TxInf`, line: element.line }, 'REQUIRED',
        'is missing: it says which payment is asked back.');
    }
    this.group = undefined;
    this.inGroup = 0;
  }

  private takePayment(element: Element): void {
    const { mostPayments } = this.surroundings;
    this.inGroup += 1;
    this.count += 1;
    if (this.count > mostPayments) {
      if (this.count === mostPayments + 1) {
        this.problems.add(element, 'TOO_MANY', `is too many: a message asks back at most ${mostPayments} payments.`);
      }
      return;
    }
    const { path, line } = element;
    const original = originalIn(element, elementAt(element, 'OrgnlGrpInf') ?? this.group);
    this.names.check(element, original);
    const reason = elementAt(element, 'CxlRsnInf') ?? elementAt(this.group, 'CxlRsnInf');
    const code = elementAt(reason, 'Rsn', 'Cd');
    if (code === undefined) {
      this.problems.add({ path: `${path}/CxlRsnInf/Rsn/Cd`, line }, 'REQUIRED', 'must say why, by a code.');
    }
    const amount = elementAt(element, 'OrgnlIntrBkSttlmAmt');
    const amountMinor = amount && amountIn(amount, this.surroundings.currencies, this.problems);
    this.totalMinor = sumWith(amountMinor ?? 0n, this.totalMinor, amount ?? element, this.problems);
    this.recalls.push({
      path, line, original, reason: code?.text ?? '', reasonAt: code ?? element,
      words: reason === undefined ? [] : elementsAt(reason, 'AddtlInf').map(({ text }) => text),
      ...given({
        id: textAt(element, 'CxlId'), case: caseIn(elementAt(element, 'Case')), amountMinor, currency: amount?.currency,
        settledOn: saidDayIn(elementAt(element, 'OrgnlIntrBkSttlmDt')),
        reference: originalReferenceIn(
          elementAt(element, 'OrgnlTxRef'), this.surroundings.currencies, this.problems),
      }),
    });
  }

  private checkSums(control: Element): void {
    const [count, sum] = [elementAt(control, 'NbOfTxs'), elementAt(control, 'CtrlSum')];
    if (count !== undefined && /^\d+$/.test(count.text) && Number(count.text) !== this.count) {
      this.problems.add(count, 'WRONG', `is ${count.text}, and the message holds ${this.count}.`);
    }
    if (sum !== undefined && /^\d*\.?\d*$/.test(sum.text) && minorOf(sum.text) !== this.totalMinor) {
      this.problems.add(sum, 'WRONG',
        `is ${sum.text}, and the amounts of the message sum to ${decimalOf(this.totalMinor)}.`);
    }
  }
}
