import type { Posting } from './posting.ts';
import { zakatOf, type ZakatMode } from './zakat.ts';

/** What a payment moves, and between which accounts. */
export interface Movement {
  fromAccountId: string;
  toAccountId: string;
  feeAccountId: string;
  zakatAccountId: string;
  amountMinor: bigint;
  feeMinor: bigint;
  zakatMode: ZakatMode | null;
}

/** The zakat set aside when a payment's whole amount is released. */
export const zakatMinorOf = ({ amountMinor, zakatMode }: Pick<Movement, 'amountMinor' | 'zakatMode'>): bigint =>
  zakatMode === null ? 0n : zakatOf(amountMinor);

/** What the payer needs for a payment: the amount, its fee, and the zakat when that comes on top. */
export const requiredMinorOf = (movement: Pick<Movement, 'amountMinor' | 'feeMinor' | 'zakatMode'>): bigint =>
  movement.amountMinor + movement.feeMinor + (movement.zakatMode === 'on_top' ? zakatMinorOf(movement) : 0n);

/**
 * The postings that release a part of a payment after `releasedMinor` of it have been released before. The fee goes
 * with the first part. I14: the zakat of each part is what it adds to the zakat of all parts so far, so that the
 * parts sum exactly.
 */
export const releasePostings = (movement: Movement, releasedMinor: bigint, partMinor: bigint): Posting[] => {
  const { fromAccountId, toAccountId, zakatMode } = movement;
  const zakatMinor = zakatMode === null ? 0n : zakatOf(releasedMinor + partMinor) - zakatOf(releasedMinor);
  const toPayeeMinor = zakatMode === 'from_amount' ? partMinor - zakatMinor : partMinor;
  const feeMinor = releasedMinor === 0n ? movement.feeMinor : 0n;
  const postings: Posting[] = [
    { fromAccountId, toAccountId, amountMinor: toPayeeMinor, purpose: 'principal' },
    { fromAccountId, toAccountId: movement.zakatAccountId, amountMinor: zakatMinor, purpose: 'zakat' },
    { fromAccountId, toAccountId: movement.feeAccountId, amountMinor: feeMinor, purpose: 'fee' },
  ];
  return postings.filter((posting) => posting.amountMinor > 0n);
};

/** What a list of postings takes from the payer. */
export const totalOf = (postings: readonly Posting[]): bigint =>
  postings.reduce((sum, posting) => sum + posting.amountMinor, 0n);
