import type { EarlierPaymentDto } from '@connect/sdk';
import type { Payment } from '../payments.ts';

/** What a row looks like: another row of the table, or a payment that was made before. */
export type Likeness = { line: number } | { earlier: EarlierPaymentDto };

const isSame = (one: string | undefined, other: string | undefined) => !one || !other || one === other;

/** Rows that ask for what an earlier row asks for: the same payee and amount, and reference where both have one. */
export function repeatedIn(payments: readonly Payment[]): ReadonlyMap<number, Likeness> {
  const found = new Map<number, Likeness>();
  const seen = new Map<string, Payment[]>();
  payments.forEach((payment, index) => {
    if (payment.problem) return;
    const key = `${payment.toAddress.toLowerCase()} ${payment.amount}`;
    const before = seen.get(key) ?? [];
    const first = before.find(({ reference }) => isSame(reference, payment.reference));
    if (first) found.set(index, { line: first.line });
    else seen.set(key, [...before, payment]);
  });
  return found;
}
