import { Injectable } from '@nestjs/common';
import type { Tx } from '../../platform/database/sql.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { formatMinor, parseAmount } from '../../platform/money.ts';
import { PaymentDesk } from './payment-desk.service.ts';
import type { Payment } from './payment.ts';
import { refuseUnlessLegal } from './transitions.ts';

/** Releases money from escrow to the payee, all or part of it, or returns what is left to the payer. */
@Injectable()
export class SettleEscrow {
  constructor(private readonly desk: PaymentDesk) {}

  /** Releases an amount, or all that is left when none is named. */
  async release(tx: Tx, actor: Actor, idOrName: string, amount: string | undefined): Promise<Payment> {
    const open = await this.desk.open(tx, actor, idOrName);
    refuseUnlessLegal('release', actor, open.payment);
    const leftMinor = open.payment.amountMinor - open.payment.releasedMinor;
    const partMinor = amount === undefined ? leftMinor : parseAmount(amount) ?? 0n;
    if (partMinor > leftMinor || partMinor <= 0n) {
      const message = `amount must be at most ${formatMinor(leftMinor)}, which is what is left in escrow.`;
      throw new Refusal(422, 'EXCEEDS_ESCROW', message, [{ field: 'amount', message }]);
    }
    return this.desk.release(tx, actor, open, partMinor, { action: 'escrow_release' });
  }

  /** Returns what is left; a payment of which nothing was released is refunded, another is complete with its part. */
  async refund(tx: Tx, actor: Actor, idOrName: string): Promise<Payment> {
    const open = await this.desk.open(tx, actor, idOrName);
    refuseUnlessLegal('refund', actor, open.payment);
    const status = open.payment.releasedMinor === 0n ? 'refunded' : 'completed';
    return this.desk.end(tx, actor, open, { status, action: 'escrow_refund' });
  }
}
