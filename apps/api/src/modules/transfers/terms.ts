import { invalid } from '../../platform/http/problems/refusal.ts';
import type { ZakatMode } from '../charges/public.ts';
import type { TransactionSubStatus } from '../transactions/public.ts';
import type { SendTransactionDto } from './wire/send-transaction.dto.ts';

/** The conditions a payment carries; they never change once it is recorded. */
export interface PaymentTerms {
  zakatMode: ZakatMode | null;
  /** How many people must approve before the money moves; null when nobody must. */
  quorum: number | null;
  isEscrow: boolean;
  /** When a payment that still waits comes to nothing; null for one that never waits. */
  expiresAt: Date | null;
}

const HOUR_MS = 3_600_000;
const DEFAULT_QUORUM = 2;
const DEFAULT_EXPIRY_HOURS = 72;

/** Reads the conditions of a request; the transaction's type and its programmable logic say the same thing twice. */
export const termsOf = (
  request: Pick<SendTransactionDto, 'type' | 'programmableLogic'>, now: Date,
): PaymentTerms => {
  const logic = request.programmableLogic ?? {};
  const isEscrow = request.type === 'escrow' || logic.escrowEnabled === true;
  const needsApproval = logic.multiSigRequired === true;
  const hasZakat = request.type === 'zakat_split' || logic.zakatAutoSplit !== undefined;
  refuseIdleSettings(logic, isEscrow || needsApproval, needsApproval);
  const hours = logic.expiresInHours ?? DEFAULT_EXPIRY_HOURS;
  return {
    zakatMode: hasZakat ? logic.zakatAutoSplit?.mode ?? 'from_amount' : null,
    quorum: needsApproval ? logic.quorum ?? DEFAULT_QUORUM : null,
    isEscrow,
    expiresAt: isEscrow || needsApproval ? new Date(now.getTime() + hours * HOUR_MS) : null,
  };
};

/** The terms of a payment that one officer must approve at least, whatever its sender asked for. */
export const withApproval = (terms: PaymentTerms, now: Date): PaymentTerms => ({
  ...terms, quorum: terms.quorum ?? 1,
  expiresAt: terms.expiresAt ?? new Date(now.getTime() + DEFAULT_EXPIRY_HOURS * HOUR_MS),
});

// A setting that would have no effect is more likely a mistake than a wish.
const refuseIdleSettings = (
  logic: NonNullable<SendTransactionDto['programmableLogic']>, mayExpire: boolean, needsApproval: boolean,
): void => {
  if (logic.quorum !== undefined && !needsApproval) {
    const message = 'programmableLogic.quorum has no effect without multiSigRequired.';
    throw invalid([{ field: 'programmableLogic.quorum', code: 'TOO_LARGE', message }]);
  }
  if (logic.expiresInHours !== undefined && !mayExpire) {
    const message = 'programmableLogic.expiresInHours has no effect without escrow or multi-signature.';
    throw invalid([{ field: 'programmableLogic.expiresInHours', code: 'CONFLICTING', message }]);
  }
};

/** The stages a payment may wait in, in their order. */
const STAGES = ['in_review', 'awaiting_approval', 'in_escrow'] as const satisfies readonly TransactionSubStatus[];

/** Where a payment waits next, after the verdict or after a stage has passed; null when it is to be paid. */
export const stageAfter = (
  terms: Pick<PaymentTerms, 'quorum' | 'isEscrow'>, passed: 'verdict' | TransactionSubStatus,
): TransactionSubStatus | null => {
  const waits: Record<TransactionSubStatus, boolean> = {
    in_review: false, awaiting_approval: terms.quorum !== null, in_escrow: terms.isEscrow,
  };
  const from = passed === 'verdict' ? 0 : STAGES.indexOf(passed) + 1;
  return STAGES.slice(from).find((stage) => waits[stage]) ?? null;
};
