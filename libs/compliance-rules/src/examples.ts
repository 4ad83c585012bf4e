import type { PaymentFacts } from './facts/payment.ts';

/** An example payment of an ordinary amount with the given memo and further facts. */
export function paying(memo: string, further: Partial<PaymentFacts> = {}): PaymentFacts {
  return { type: 'send', amount: '250', currency: 'AED', memo, ...further };
}

/** An example payment of an ordinary amount that is described by facts other than a memo. */
export function payment(further: Partial<PaymentFacts>): PaymentFacts {
  return { type: 'send', amount: '250', currency: 'AED', ...further };
}
