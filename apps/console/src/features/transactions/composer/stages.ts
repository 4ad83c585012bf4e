import type { SendTransactionDto, TransactionSubStatus } from '@connect/sdk';

const stages: readonly TransactionSubStatus[] = ['in_review', 'awaiting_approval', 'in_escrow'];

/** Where a transfer waits, one stage after the other, from the one the server names first; empty when it is paid. */
export function stagesAhead(first: TransactionSubStatus | null, transfer: SendTransactionDto): TransactionSubStatus[] {
  if (first === null) return [];
  const { multiSigRequired = false, escrowEnabled = false } = transfer.programmableLogic ?? {};
  const waits = { in_review: false, awaiting_approval: multiSigRequired, in_escrow: escrowEnabled };
  return [first, ...stages.slice(stages.indexOf(first) + 1).filter((stage) => waits[stage])];
}
