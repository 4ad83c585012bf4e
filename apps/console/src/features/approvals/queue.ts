import type { TransactionDto } from '@connect/sdk';
import { fromMinor, toMinor } from '../../parts/money/amount.ts';

/** What waits as one row: a payment, or all payments of one batch. */
export interface PendingItem {
  /** The newest of its payments; all payments of a batch have one sender, one payer and the same terms. */
  payment: TransactionDto;
  batchId: string | null;
  /** How many payments of the batch have been read so far. */
  count: number;
  /** What those come to, as a decimal string. */
  amount: string;
  /** The fewest approvals that one of them has. */
  approvalsGiven: number;
}

type Standing = Pick<TransactionDto, 'subStatus' | 'quorum'>;

/** Whether officers have to approve a payment, at once or after its review. */
export const waitsForApproval = ({ subStatus, quorum }: Standing): boolean =>
  subStatus === 'awaiting_approval' || (subStatus === 'in_review' && quorum !== null);

/** Whether all that a payment waits for is a review. */
export const waitsForReviewAlone = ({ subStatus, quorum }: Standing): boolean =>
  subStatus === 'in_review' && quorum === null;

/** Puts the payments of each batch together at the place of the newest one, in the order they were read. */
export function itemsOf(payments: readonly TransactionDto[]): PendingItem[] {
  const items = new Map<string, PendingItem>();
  for (const payment of payments) {
    const key = payment.batchId ?? payment.id;
    const known = items.get(key);
    items.set(key, {
      payment: known?.payment ?? payment,
      batchId: payment.batchId,
      count: (known?.count ?? 0) + 1,
      amount: fromMinor(toMinor(known?.amount ?? '0.00') + toMinor(payment.amount)),
      approvalsGiven: Math.min(known?.approvalsGiven ?? payment.approvalsGiven, payment.approvalsGiven),
    });
  }
  return [...items.values()];
}
