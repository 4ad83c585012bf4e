import type { Definition } from '../definitions.ts';
import type { Problems } from '../problem.ts';
import { elementAt, elementsAt, textAt, type Element } from '../xml/element.ts';
import { decimalOf, minorOf } from './amounts.ts';
import { checkDay, checkSettlement, checkSums, sumWith } from './checks.ts';
import type { ContentReader, ReadContent, Surroundings } from './content.ts';
import { originalReferenceIn, saidDayIn } from './original-reference.ts';
import { OriginalNames, amountIn, originalIn } from './originals.ts';
import { given } from './parts.ts';
import type { WantedReturn } from './payment-return.ts';

/** Reads a pacs.004. */
export class PaymentReturnReader implements ContentReader {
  readonly records: ReadonlySet<string> = new Set(['GrpHdr', 'OrgnlGrpInf', 'TxInf']);
  private header: Element | undefined;
  /** What the message says of the one that all its payments are of; it comes before them. */
  private group: Element | undefined;
  /** What the payment that is open says of its own. */
  private ownGroup: Element | undefined;
  private count = 0;
  private totalMinor = 0n;
  private readonly returns: WantedReturn[] = [];
  private readonly names: OriginalNames;

  constructor(
    private readonly definition: Definition,
    private readonly problems: Problems,
    private readonly surroundings: Surroundings,
  ) {
    this.names = new OriginalNames(problems);
  }

  take(element: Element): void {
    if (element.name === 'GrpHdr') this.header = element;
    else if (element.name === 'TxInf') this.takePayment(element);
    else if (element.path.includes('/TxInf[')) this.ownGroup = element;
    else this.group = element;
  }

  end(): ReadContent {
    const { header, returns } = this;
    if (header !== undefined) this.checkHeader(header);
    return {
      kind: 'payment-return', name: elementAt(header, 'MsgId'),
      request: {
        definition: this.definition.id, messageId: textAt(header, 'MsgId') ?? '',
        createdAt: textAt(header, 'CreDtTm') ?? '', count: this.count, totalMinor: this.totalMinor, returns,
      },
    };
  }

  private takePayment(element: Element): void {
    const { mostPayments } = this.surroundings;
    const group = this.ownGroup ?? this.group;
    this.ownGroup = undefined;
    this.count += 1;
    if (this.count <= mostPayments) this.returns.push(this.returnIn(element, group));
    else if (this.count === mostPayments + 1) {
      this.problems.add(element, 'TOO_MANY', `is too many: a message gives back at most ${mostPayments} payments.`);
    }
  }

  private returnIn(element: Element, group: Element | undefined): WantedReturn {
    const { path, line } = element;
    const { currencies } = this.surroundings;
    const original = originalIn(element, group);
    this.names.check(element, original);
    const returned = elementAt(element, 'RtrdIntrBkSttlmAmt');
    const returnedMinor = amountIn(returned, currencies, this.problems);
    this.totalMinor = sumWith(returnedMinor, this.totalMinor, returned ?? element, this.problems);
    checkDay(elementAt(element, 'IntrBkSttlmDt'), this.surroundings, this.problems);
    const reason = elementAt(element, 'RtrRsnInf') ?? elementAt(this.group, 'RtrRsnInf');
    const said = elementAt(element, 'OrgnlIntrBkSttlmAmt');
    this.checkSame(elementAt(element, 'RtrdInstdAmt'), returned);
    this.checkSame(said, returned);
    return {
      path, line, original, returnedMinor, currency: returned?.currency ?? '',
      words: reason === undefined ? [] : elementsAt(reason, 'AddtlInf').map(({ text }) => text),
      ...given({
        id: textAt(element, 'RtrId'), reason: textAt(reason, 'Rsn', 'Cd'),
        originalMinor: said && amountIn(said, currencies, this.problems),
        settledOn: saidDayIn(elementAt(element, 'OrgnlIntrBkSttlmDt')),
        reference: originalReferenceIn(elementAt(element, 'OrgnlTxRef'), currencies, this.problems),
      }),
    };
  }

  /** A payment is returned whole, in its own currency. */
  private checkSame(amount: Element | undefined, returned: Element | undefined): void {
    if (amount === undefined || returned === undefined) return;
    if (amount.currency === returned.currency && minorOf(amount.text) === minorOf(returned.text)) return;
    this.problems.add(amount, 'NOT_ACCEPTED', 'must be as RtrdIntrBkSttlmAmt: a payment is returned whole.');
  }

  private checkHeader(header: Element): void {
    checkSettlement(elementAt(header, 'SttlmInf', 'SttlmMtd'), this.problems);
    checkSums(header, this.count, this.totalMinor, 'the message', this.problems);
    checkDay(elementAt(header, 'IntrBkSttlmDt'), this.surroundings, this.problems);
    const whole = elementAt(header, 'GrpRtr');
    if (whole !== undefined && ['true', '1'].includes(whole.text)) {
      this.problems.add(whole, 'NOT_ACCEPTED', 'must not be true: name each payment that is given back in TxInf.');
    }
    const total = elementAt(header, 'TtlRtrdIntrBkSttlmAmt');
    if (total !== undefined && amountIn(total, this.surroundings.currencies, this.problems) !== this.totalMinor) {
      this.problems.add(total, 'WRONG',
        `is ${total.text}, and the amounts of the message sum to ${decimalOf(this.totalMinor)}.`);
    }
    if (this.count > 0) return;
    this.problems.add({ path: '/Document/PmtRtr/TxInf', line: header.line }, 'REQUIRED',
      'is missing: it says which payment is given back.');
  }
}
