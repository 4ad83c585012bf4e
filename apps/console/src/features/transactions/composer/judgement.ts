import type { BalanceChangeDto, PostingDto, SendResultDto, VerdictDto } from '@connect/sdk';
import { isProblem, type Problem } from '../../../api/problem.ts';
import { fromMinor, toMinor } from '../../../parts/money/amount.ts';

/** How a transfer fared, or would fare: the verdict, and the movements of money that follow from it. */
export interface Judgement {
  verdict: VerdictDto;
  /** Null for a rehearsal. */
  transactionId: string | null;
  status: SendResultDto['status'];
  /** Where the money waits, when it waits. */
  subStatus: SendResultDto['sub_status'];
  fee: string | null;
  postings: readonly PostingDto[];
  balances: readonly BalanceChangeDto[];
}

/** What the server says to a transfer: a judgement, or why it could not be judged at all. */
export type Answer = { judgement: Judgement } | { problem: Problem };

/** Reads the server's answer; a transfer refused by the rules is judged as well, its verdict stands in the refusal. */
export function answerOf({ data, error }: { data?: SendResultDto; error?: unknown }): Answer {
  if (data) {
    const { verdict, transaction_id: transactionId, status, sub_status: subStatus, network_fees: fee } = data;
    const { postings, balances } = data;
    return { judgement: { verdict, transactionId, status, subStatus, fee, postings, balances } };
  }
  if (!isProblem(error)) throw error;
  if (error.code !== 'COMPLIANCE_REJECTED') return { problem: error };
  const { transactionId, verdict } = error.details as { transactionId: string | null; verdict: VerdictDto };
  const nothing = { subStatus: null, fee: null, postings: [], balances: [] };
  return { judgement: { verdict, transactionId, status: 'rejected', ...nothing } };
}

/** All that leaves a wallet by a set of postings, as a decimal string. */
export function debitOf(postings: readonly PostingDto[], address: string): string {
  return sumOf(postings.filter(({ from }) => from === address));
}

/** What is set aside for zakat by a set of postings, as a decimal string; null when nothing is. */
export function zakatOf(postings: readonly PostingDto[]): string | null {
  const setAside = postings.filter(({ purpose }) => purpose === 'zakat');
  return setAside.length > 0 ? sumOf(setAside) : null;
}

/** What reaches the payee by a set of postings, as a decimal string. */
export function receivedOf(postings: readonly PostingDto[]): string {
  return sumOf(postings.filter(({ purpose }) => purpose === 'principal'));
}

const sumOf = (postings: readonly PostingDto[]) =>
  fromMinor(postings.reduce((sum, { amount }) => sum + toMinor(amount), 0n));
