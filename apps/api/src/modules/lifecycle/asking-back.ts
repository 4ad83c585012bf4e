import type { Payment } from './payment.ts';

/** How often one payment can be asked back; a payee who said no is not asked without end. */
export const MOST_RECALLS = 3;

/** How long a payment can be asked back, in months: as SEPA's rulebook gives for fraud and at the payer's request. */
export const MONTHS_TO_ASK = 13;

/** Whether it is too late to ask for a payment that was made at a moment. */
export const isTooLateToAsk = (paidAt: Date, now: Date): boolean => {
  const last = new Date(paidAt);
  last.setUTCMonth(last.getUTCMonth() + MONTHS_TO_ASK);
  return now > last;
};

/** How often a payment was asked back, and whether that is still open. */
export interface Recalled { times: number; isOpen: boolean }

/** Whether a payment that stands for it may be asked back now; what has not happened yet is taken back at any time. */
export const mayBeAskedBack = (payment: Payment, { times, isOpen }: Recalled, now: Date): boolean =>
  payment.status === 'pending' || (!isOpen && times < MOST_RECALLS && !isTooLateToAsk(payment.createdAt, now));
