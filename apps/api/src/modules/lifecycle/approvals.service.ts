import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import canonicalize from 'canonicalize';
import { Clock } from '../../platform/clock.ts';
import { column, rows, type Tx } from '../../platform/database/sql.ts';
import type { Actor } from '../../platform/http/access/actor.ts';
import { Refusal } from '../../platform/http/problems/refusal.ts';
import { formatMinor } from '../../platform/money.ts';
import type { Payment } from './payment.ts';

/** How far the approvals of a payment are. */
export interface Approvals {
  given: number;
  /** Whether the caller has decided it before, by whichever account. */
  isSigned: boolean;
}

/** Keeps who approved or rejected what. */
@Injectable()
export class ApprovalRegister {
  constructor(private readonly clock: Clock) {}

  /** How far the approvals of payments are, seen by one officer; a payment nobody has decided is absent. */
  async of(tx: Tx, actor: Actor, paymentIds: readonly string[]): Promise<Map<string, Approvals>> {
    const found = await rows<{ id: string; given: number; is_signed: boolean }>(tx, `
      select transaction_id as id,
             (count(distinct person_of(approver_id)) filter (where decision = 'approve'))::int as given,
             bool_or(person_of(approver_id) = person_of($2)) as is_signed
      from approval where transaction_id = any($1::uuid[]) group by transaction_id`,
      [column(paymentIds), actor.userId]);
    return new Map(found.map(({ id, given, is_signed: isSigned }) => [id, { given, isSigned }]));
  }

  /** I13: an approval is bound to the terms its giver saw, and no person gives two. */
  async sign(tx: Tx, actor: Actor, payments: readonly Payment[], decision: 'approve' | 'reject'): Promise<void> {
    if (payments.length === 0) return;
    await rows(tx, `
      insert into approval (transaction_id, approver_id, decision, terms_hash, created_at)
      select id, $3, $4, terms_hash, $5 from unnest($1::uuid[], $2::bytea[]) as a (id, terms_hash)`,
      [column(payments.map((p) => p.id)), payments.map(termsHashOf), actor.userId, decision, this.clock.now()]);
  }
}

/** Refuses the second decision of one officer on one payment. */
export const refuseSigned = ({ isSigned }: Approvals): void => {
  if (!isSigned) return;
  throw new Refusal(409, 'ALREADY_APPROVED', 'You have already approved this transaction; others must too.');
};

/** SHA-256 over the canonical terms of a payment: amount, payee, currency's network, split and expiry. */
const termsHashOf = (payment: Payment): Buffer => createHash('sha256').update(canonicalize({
  id: payment.id,
  network: payment.network,
  amount: formatMinor(payment.amountMinor),
  fee: formatMinor(payment.feeMinor),
  from: payment.from.address,
  to: payment.to.address,
  zakatMode: payment.zakatMode,
  isEscrow: payment.isEscrow,
  expiresAt: payment.expiresAt?.toISOString() ?? null,
}) ?? '').digest();
