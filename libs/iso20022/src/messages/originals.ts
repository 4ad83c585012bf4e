import type { Problems } from '../problem.ts';
import { textAt, type Element } from '../xml/element.ts';
import type { Elements } from '../xml/write-message.ts';
import { minorOf } from './amounts.ts';
import { given } from './parts.ts';
import type { OriginalPayment } from './recall-request.ts';

/** By which names a payment of before is meant; what a group says of its message holds for all in it. */
export const originalIn = (element: Element, group: Element | undefined): OriginalPayment => given({
  messageId: textAt(group, 'OrgnlMsgId'), definition: textAt(group, 'OrgnlMsgNmId'),
  instructionId: textAt(element, 'OrgnlInstrId'), endToEndId: textAt(element, 'OrgnlEndToEndId'),
  transactionId: textAt(element, 'OrgnlTxId'), uetr: textAt(element, 'OrgnlUETR'),
});

/** The names of a payment of before, as elements. */
export const originalNames = ({ messageId, definition, ...names }: OriginalPayment): Elements => ({
  OrgnlGrpInf: messageId === undefined || definition === undefined
    ? undefined : { OrgnlMsgId: messageId, OrgnlMsgNmId: definition },
  OrgnlInstrId: names.instructionId, OrgnlEndToEndId: names.endToEndId, OrgnlTxId: names.transactionId,
  OrgnlUETR: names.uetr,
});

/** Sees that each payment of before is named so that it is one, and once in a message. */
export class OriginalNames {
  private readonly names = new Set<string>();

  constructor(private readonly problems: Problems) {}

  check(element: Element, { uetr, transactionId, endToEndId, messageId }: OriginalPayment): void {
    const name = uetr ?? transactionId ?? (messageId === undefined || endToEndId === undefined
      ? undefined : `${messageId} ${endToEndId}`);
    if (name === undefined) {
      this.problems.add(element, 'REQUIRED',
        'must name the payment by OrgnlUETR, by OrgnlTxId, or by OrgnlEndToEndId and the OrgnlMsgId of its message.');
    } else if (this.names.has(name)) {
      this.problems.add(element, 'REPEATED', 'names a payment that stands in the message before.');
    } else this.names.add(name);
  }
}

/** An amount in minor units; told, and zero, where it is none of a wallet. */
export const amountIn = (
  element: Element | undefined, currencies: ReadonlySet<string>, problems: Problems,
): bigint => {
  if (element === undefined) return 0n;
  const { text, currency } = element;
  if (currency !== undefined && /^[A-Z]{3}$/.test(currency) && !currencies.has(currency)) {
    problems.add(element, 'NOT_A_CURRENCY', `is in ${currency}; these are paid: ${[...currencies].join(', ')}.`);
  }
  const minor = minorOf(text);
  if (minor === null && /^\d*\.?\d*$/.test(text)) {
    problems.add(element, 'NOT_AN_AMOUNT', 'must have at most two decimals, as its currency has.');
  }
  return minor ?? 0n;
};
