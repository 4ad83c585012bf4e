import type { BalanceChangeDto, PostingDto, SendResultDto, VerdictDto } from '@connect/sdk';
import { isProblem, type Problem } from '../../../api/problem.ts';
import { fromMinor, toMinor } from '../../../ui/amount.ts';

/** How a transfer fared, or would fare: the verdict, and the movements of money that follow from it. */
export interface Judgement {
  verdict: VerdictDto;
  /** Null for a rehearsal. */
  transactionId: string | null;
  status: SendResultDto['status'];
  fee: string | null;
  postings: readonly PostingDto[];
  balances: readonly BalanceChangeDto[];
}

/** What the server says to a transfer: a judgement, or why it could not be judged at all. */
export type Answer = { judgement: Judgement } | { problem: Problem };

/** Reads the server's answer; a transfer refused by the rules is judged as well, its verdict stands in the refusal. */
export function answerOf({ data, error }: { data?: SendResultDto; error?: unknown }): Answer {
  if (data) {
    const { verdict, transaction_id, status, network_fees, postings, balances } = data;
    return { judgement: { verdict, transactionId: transaction_id, status, fee: network_fees, postings, balances } };
  }
  if (!isProblem(error)) throw error;
  if (error.code !== 'COMPLIANCE_REJECTED') return { problem: error };
  const { transactionId, verdict } = error.details as { transactionId: string | null; verdict: VerdictDto };
  return { judgement: { verdict, transactionId, status: 'rejected', fee: null, postings: [], balances: [] } };
}

/** All that leaves a wallet by a set of postings, as a decimal string. */
export function debitOf(postings: readonly PostingDto[], address: string): string {
  const paid = postings.filter(({ from }) => from === address).map(({ amount }) => toMinor(amount));
  return fromMinor(paid.reduce((sum, minor) => sum + minor, 0n));
}
