import type { BatchAction, BatchLifeDto, BatchStandingDto } from '@connect/sdk';
import { fromMinor, toMinor } from '../../../parts/money/amount.ts';

/** How many payments a step would take further, what they come to, and how many not yet sent it would leave out. */
export interface StepScope {
  count: number;
  amount: string;
  leftOut: number;
}

/** How many payments of a batch are no transactions: refused beforehand, or left out when it was cancelled. */
export interface Unmade {
  refused: number;
  leftOut: number;
}

const waitsFor: Record<BatchAction, BatchStandingDto['subStatus']> = {
  approve: 'awaiting_approval',
  reject: 'awaiting_approval',
  cancel: 'awaiting_approval',
  release: 'in_escrow',
  refund: 'in_escrow',
};

/** Whether payments of a batch are still to be sent. */
export const isUnderWay = ({ state }: BatchLifeDto) => state === 'running' || state === 'interrupted';

/** What a step would do to a batch as it stands. */
export function scopeOf(action: BatchAction, batch: BatchLifeDto): StepScope {
  const waiting = batch.standings.filter(({ subStatus }) => subStatus === waitsFor[action]);
  const left = waiting.map(({ amount, released }) => toMinor(amount) - toMinor(released));
  return {
    count: waiting.reduce((sum, { count }) => sum + count, 0),
    amount: fromMinor(left.reduce((sum, minor) => sum + minor, 0n)),
    leftOut: action === 'cancel' && isUnderWay(batch) ? batch.count - batch.processed : 0,
  };
}

/** What of a batch did not become a transaction, as far as it has come. */
export function unmadeOf(batch: BatchLifeDto): Unmade {
  const made = batch.standings.reduce((sum, { count }) => sum + count, 0);
  if (batch.state === 'refused') return { refused: 0, leftOut: batch.count };
  return {
    refused: Math.max(0, batch.processed - made),
    leftOut: batch.state === 'cancelled' ? batch.count - batch.processed : 0,
  };
}
