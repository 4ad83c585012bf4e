import type { Posting } from '../../ledger/posting.ts';
import { feeOfReleased } from './fee.ts';
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
  /** What a debtor gives to charity because he pays late; absent where nobody undertook to. */
  lateDonation?: LateDonation | null;
  /** I27: whether it sets tainted income aside, or pays it to charity. */
  isPurification?: boolean;
}

/** I19: the money of a delay has no other way to go than this one. */
export interface LateDonation {
  charityAccountId: string;
  amountMinor: bigint;
}

/** The zakat set aside when a payment's whole amount is released. */
export const zakatMinorOf = ({ amountMinor, zakatMode }: Pick<Movement, 'amountMinor' | 'zakatMode'>): bigint =>
  zakatMode === null ? 0n : zakatOf(amountMinor);

/** What the payer needs for a payment: the amount, its fee, and the zakat when that comes on top. */
export const requiredMinorOf = (
  movement: Pick<Movement, 'amountMinor' | 'feeMinor' | 'zakatMode' | 'lateDonation'>,
): bigint => movement.amountMinor + movement.feeMinor + (movement.lateDonation?.amountMinor ?? 0n)
  + (movement.zakatMode === 'on_top' ? zakatMinorOf(movement) : 0n);

/**
 * The postings that release a part of a payment after `releasedMinor` of it have been released before. A donation for
 * delay goes with the first part. I14: the zakat of each part is what it adds to the zakat of all parts so far, so that
 * the parts sum exactly; so is its fee, less what was taken already (`feeTakenMinor`, all of it where earlier releases
 * took the whole at once).
 */
export const releasePostings = (
  movement: Movement, releasedMinor: bigint, partMinor: bigint,
  feeTakenMinor = feeOfReleased(movement.amountMinor, movement.feeMinor, releasedMinor),
): Posting[] => {
  const { fromAccountId, toAccountId, zakatMode } = movement;
  const zakatMinor = zakatMode === null ? 0n : zakatOf(releasedMinor + partMinor) - zakatOf(releasedMinor);
  const toPayeeMinor = zakatMode === 'from_amount' ? partMinor - zakatMinor : partMinor;
  const isFirst = releasedMinor === 0n;
  const feeDueMinor = feeOfReleased(movement.amountMinor, movement.feeMinor, releasedMinor + partMinor) - feeTakenMinor;
  const feeMinor = feeDueMinor > 0n ? feeDueMinor : 0n;
  const postings: Posting[] = [
    { fromAccountId, toAccountId, amountMinor: toPayeeMinor,
      purpose: movement.isPurification ? 'purification' : 'principal' },
    { fromAccountId, toAccountId: movement.zakatAccountId, amountMinor: zakatMinor, purpose: 'zakat' },
    { fromAccountId, toAccountId: movement.feeAccountId, amountMinor: feeMinor, purpose: 'fee' },
  ];
  if (isFirst && movement.lateDonation) {
    const { charityAccountId, amountMinor } = movement.lateDonation;
    postings.push({ fromAccountId, toAccountId: charityAccountId, amountMinor, purpose: 'late_donation' });
  }
  return postings.filter((posting) => posting.amountMinor > 0n);
};

/**
 * What was taken of the fee so far, as what is still held of a payment tells: the rest of the amount, of the zakat on
 * top and of the fee.
 */
export const feeTakenOf = (movement: Movement, releasedMinor: bigint, heldMinor: bigint): bigint => {
  const { amountMinor, zakatMode, feeMinor } = movement;
  const zakatLeftMinor = zakatMode === 'on_top' ? zakatOf(amountMinor) - zakatOf(releasedMinor) : 0n;
  return feeMinor - (heldMinor - (amountMinor - releasedMinor) - zakatLeftMinor);
};

/** What a list of postings takes from the payer. */
export const totalOf = (postings: readonly Posting[]): bigint =>
  postings.reduce((sum, posting) => sum + posting.amountMinor, 0n);
