import { Refusal } from '../../platform/http/problems/refusal.ts';
import type { Outcome } from '../../platform/idempotency.ts';
import { formatMinor, parseAmount } from '../../platform/money.ts';
import type { Settlement, SendCommand } from '../transfers/public.ts';
import type { BatchFailure, Tally } from './batch-register.service.ts';
import type { BatchItemResultDto, BatchResultDto } from './batch.dto.ts';

/** What one payment came to, with the figures that add up to the batch's. */
export interface ItemOutcome extends BatchItemResultDto {
  amountMinor: string;
  feeMinor: string;
}

const CANCELLED = 'BATCH_CANCELLED';

/** What a settled payment came to, at its place in the request. */
export const toItemOutcome = (
  { answer, payeeCheck = null }: Settlement, { request }: SendCommand, index: number,
): ItemOutcome => {
  if (!(answer instanceof Refusal)) {
    return {
      index, status: answer.status, transactionId: answer.transaction_id, uetr: answer.uetr,
      payeeCheck: answer.payeeCheck, code: null, error: null,
      amountMinor: (parseAmount(request.amount) ?? 0n).toString(),
      feeMinor: (parseAmount(answer.network_fees) ?? 0n).toString(),
    };
  }
  const { code, message: error } = answer;
  const { transactionId = null, uetr = null } = (answer.details ?? {}) as Partial<Record<string, string | null>>;
  const amountMinor = (parseAmount(request.amount) ?? 0n).toString();
  const status = code === 'COMPLIANCE_REJECTED' ? 'rejected' : null;
  return { index, status, transactionId, uetr, payeeCheck, code, error, amountMinor, feeMinor: '0' };
};

/** A payment that was left out because its batch was cancelled before its turn. */
export const leftOut = (index: number, { request }: SendCommand): ItemOutcome => ({
  index, status: null, transactionId: null, uetr: null, payeeCheck: null, feeMinor: '0',
  amountMinor: (parseAmount(request.amount) ?? 0n).toString(), code: CANCELLED,
  error: 'The batch was cancelled before this payment was made.',
});

/** How many payments came to what. */
export const tallyOf = (outcomes: readonly ItemOutcome[]): Tally => {
  const count = (status: ItemOutcome['status']): number => outcomes.filter((item) => item.status === status).length;
  const [completed, pending] = [count('completed'), count('pending')];
  return { completed, pending, refused: outcomes.length - completed - pending };
};

/** The answer to a batch, from what its payments came to. */
export const summarise = (batchId: string | null, outcomes: readonly ItemOutcome[]): Outcome => {
  const processed = outcomes.filter((item) => item.code !== CANCELLED);
  const made = processed.filter((item) => item.status === 'completed');
  const held = processed.filter((item) => item.status === 'pending');
  const sum = (some: readonly ItemOutcome[], key: 'amountMinor' | 'feeMinor' = 'amountMinor'): string =>
    formatMinor(some.reduce((total, item) => total + BigInt(item[key]), 0n));
  const result: BatchResultDto = {
    batchId,
    ...tallyOf(processed),
    notProcessed: outcomes.length - processed.length,
    total: sum(outcomes),
    completedAmount: sum(made),
    pendingAmount: sum(held),
    refusedAmount: sum(processed.filter((item) => item.status !== 'completed' && item.status !== 'pending')),
    fees: sum(made, 'feeMinor'),
    results: outcomes.map(({ amountMinor: _, feeMinor: __, ...item }) => item),
  };
  return { status: 201, body: JSON.stringify(result) };
};

/** The refusal of an all-or-nothing batch, with what an officer will want to know of the payment that failed. */
export class BatchRejection extends Refusal {
  constructor(readonly failure: BatchFailure, override readonly cause: Refusal) {
    const { index, code, error } = failure;
    super(422, 'BATCH_REJECTED', `No payment was made, because payment ${index} was refused: ${error}`,
      { index, code, error });
  }
}

/** Refuses a batch that is made whole or not at all, unless each of its payments would be made. */
export const refuseUnlessAllPass = (settlements: readonly Settlement[]): void => {
  const index = settlements.findIndex(({ answer }) => answer instanceof Refusal);
  const failed = settlements[index];
  if (!(failed?.answer instanceof Refusal)) return;
  const { code, message: error } = failed.answer;
  throw new BatchRejection({ index, code, error, verdict: failed.record?.judged?.verdict ?? null }, failed.answer);
};
