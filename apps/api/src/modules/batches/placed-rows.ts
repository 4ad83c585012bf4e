import type { TransactionStatus } from '../transactions/public.ts';
import type { RowState } from './batch-row.dto.ts';
import { NOT_MADE } from './refused-row.ts';

/** A payment of a batch, in the order they were made. */
export interface MadePayment {
  id: string;
  status: TransactionStatus;
}

/** A refused row that was kept. */
export interface KeptRefusal {
  place: number;
  code: string;
  transaction_id: string | null;
}

/** A row of a batch: where it stood in the request, and what it came to. */
export interface PlacedRow {
  /** Its place from 0; null where refused rows were not kept yet. */
  place: number | null;
  state: RowState;
  transactionId: string | null;
  isKept: boolean;
}

const STATE_OF: Readonly<Record<TransactionStatus, RowState>> = {
  completed: 'paid', pending: 'held', rejected: 'refused', cancelled: 'taken_back', refunded: 'taken_back',
  reversed: 'taken_back', failed: 'taken_back',
};

/**
 * Puts the payments of a batch and its refused rows in the order of the request. Payments are recorded in that order,
 * so they fill the places that no refused row has.
 * @param refused how many rows were refused when they were sent
 */
export const placedRows = (
  payments: readonly MadePayment[], refusals: readonly KeptRefusal[], refused: number,
): PlacedRow[] => {
  const taken = new Set(refusals.map(({ place }) => place));
  const statuses = new Map(payments.map(({ id, status }) => [id, status]));
  const recorded = new Set(refusals.map((row) => row.transaction_id));
  const isWhole = refusals.length >= refused;
  let next = 0;
  const placeOfNext = (): number | null => {
    if (!isWhole) return null;
    while (taken.has(next)) next += 1;
    return next++;
  };
  const kept = refusals.map(({ place, code, transaction_id: id }): PlacedRow => ({
    place, transactionId: id, isKept: true,
    state: code === NOT_MADE ? 'not_made' : STATE_OF[(id === null ? undefined : statuses.get(id)) ?? 'rejected'],
  }));
  const made = payments.filter(({ id }) => !recorded.has(id)).map(({ id, status }): PlacedRow => ({
    place: placeOfNext(), transactionId: id, isKept: false, state: STATE_OF[status],
  }));
  return isWhole ? [...kept, ...made].sort((a, b) => (a.place ?? 0) - (b.place ?? 0)) : [...kept, ...made];
};
