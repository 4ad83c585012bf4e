import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import canonicalize from 'canonicalize';
import { Clock } from '../../platform/clock.ts';
import { row, rows, type Tx } from '../../platform/database/sql.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { formatMinor } from '../../platform/money.ts';
import { PaymentDesk } from './payment-desk.service.ts';
import type { Payment } from './payment.ts';
import { refuseUnlessLegal } from './transitions.ts';

/** Lets officers approve or reject a payment that needs several of them; one rejection is final. */
@Injectable()
export class DecideApproval {
  constructor(private readonly desk: PaymentDesk, private readonly clock: Clock) {}

  async execute(tx: Tx, actor: Actor, idOrName: string, decision: 'approve' | 'reject'): Promise<Payment> {
    const open = await this.desk.open(tx, actor, idOrName);
    refuseUnlessLegal(decision, actor, open.payment);
    await this.sign(tx, actor, open.payment, decision);
    if (decision === 'reject') {
      return this.desk.end(tx, actor, open, { status: 'rejected', action: 'transaction_reject' });
    }
    const { given } = await row<{ given: number }>(tx, `
      select count(*)::int as given from approval where transaction_id = $1 and decision = 'approve'`,
      [open.payment.id]);
    const details = { approvals: given, quorum: open.payment.quorum };
    if (given < (open.payment.quorum ?? 1)) {
      return this.desk.conclude(tx, actor, open, {
        status: 'pending', subStatus: 'awaiting_approval', action: 'transaction_approve', details,
      });
    }
    return this.desk.advance(tx, actor, open, 'awaiting_approval', { action: 'transaction_approve', details });
  }

  // I13: an approval is bound to the terms its giver saw, and nobody gives two.
  private async sign(tx: Tx, actor: Actor, payment: Payment, decision: string): Promise<void> {
    const signed = await rows(tx, `
      insert into approval (transaction_id, approver_id, decision, terms_hash, created_at) values ($1, $2, $3, $4, $5)
      on conflict do nothing returning 1`,
      [payment.id, actor.userId, decision, termsHashOf(payment), this.clock.now()]);
    if (signed.length === 0) {
      throw new Refusal(409, 'ALREADY_APPROVED', 'You have already approved this transaction; others must too.');
    }
  }
}

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
