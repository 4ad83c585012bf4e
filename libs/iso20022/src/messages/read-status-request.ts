import type { Definition } from '../definitions.ts';
import type { Place, Problems } from '../problem.ts';
import { elementAt, textAt, type Element } from '../xml/element.ts';
import type { ContentReader, ReadContent, Surroundings } from './content.ts';
import { agentIn, given, type Agent, type MessageHead } from './parts.ts';

/** A message or a payment that somebody asks after, by the names that its sender gave. */
export interface AskedAfter extends Place {
  /** Its own name for the question. */
  requestId?: string;
  messageId?: string;
  /** Of which kind the message is said to be, such as pacs.008.001.08. */
  definition?: string;
  instructionId?: string;
  endToEndId?: string;
  transactionId?: string;
  uetr?: string;
}

/** How messages and payments stand that were sent before (pacs.028). */
export interface StatusRequest extends MessageHead {
  instructingAgent?: Agent;
  messages: AskedAfter[];
  payments: AskedAfter[];
}

/** What stands for an EndToEndId that nobody gave; it names no payment. */
const NOT_PROVIDED = 'NOTPROVIDED';

/** Reads a pacs.028. */
export class StatusRequestReader implements ContentReader {
  readonly records: ReadonlySet<string> = new Set(['GrpHdr', 'OrgnlGrpInf', 'TxInf']);
  private header: Element | undefined;
  private readonly messages: AskedAfter[] = [];
  private readonly payments: AskedAfter[] = [];
  /** What stands in a payment comes before it. */
  private group: Element | undefined;

  constructor(
    private readonly definition: Definition,
    private readonly problems: Problems,
    private readonly surroundings: Surroundings,
  ) {}

  take(element: Element): void {
    if (element.name === 'GrpHdr') this.header = element;
    else if (element.name === 'TxInf') this.takePayment(element);
    else if (element.path.includes('/TxInf[')) this.group = element;
    else this.add(this.messages, askedIn(element, element));
  }

  end(): ReadContent {
    const { header, messages, payments } = this;
    if (messages.length + payments.length === 0) {
      this.problems.add({ path: '/Document/FIToFIPmtStsReq', line: header?.line ?? 1 }, 'REQUIRED',
        'must name what it asks after: a message in OrgnlGrpInf or a payment in TxInf.');
    }
    return {
      kind: 'status-request', name: elementAt(header, 'MsgId'),
      request: {
        ...given({ instructingAgent: agentIn(elementAt(header, 'InstgAgt')) }),
        definition: this.definition.id, messageId: textAt(header, 'MsgId') ?? '',
        createdAt: textAt(header, 'CreDtTm') ?? '', count: messages.length + payments.length, totalMinor: 0n,
        messages, payments,
      },
    };
  }

  private takePayment(element: Element): void {
    const asked = askedIn(element, this.group);
    this.group = undefined;
    const { instructionId, endToEndId, transactionId, uetr } = asked;
    const isNamed = endToEndId !== undefined && (endToEndId !== NOT_PROVIDED || asked.messageId !== undefined);
    if (!isNamed && (instructionId ?? transactionId ?? uetr) === undefined) {
      this.problems.add(element, 'REQUIRED',
        'must name the payment by OrgnlInstrId, OrgnlEndToEndId, OrgnlTxId or OrgnlUETR.');
    }
    this.add(this.payments, asked);
  }

  private add(list: AskedAfter[], asked: AskedAfter): void {
    const { mostPayments } = this.surroundings;
    const count = this.messages.length + this.payments.length;
    if (count < mostPayments) list.push(asked);
    else this.problems.add(asked, 'TOO_MANY', `is too many: a message asks after at most ${mostPayments} things.`);
  }
}

const askedIn = (element: Element, group: Element | undefined): AskedAfter => ({
  path: element.path, line: element.line,
  ...given({
    requestId: textAt(element, 'StsReqId'), messageId: textAt(group, 'OrgnlMsgId'),
    definition: textAt(group, 'OrgnlMsgNmId'), instructionId: textAt(element, 'OrgnlInstrId'),
    endToEndId: textAt(element, 'OrgnlEndToEndId'), transactionId: textAt(element, 'OrgnlTxId'),
    uetr: textAt(element, 'OrgnlUETR'),
  }),
});
