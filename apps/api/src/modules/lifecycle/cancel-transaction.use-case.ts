import { Injectable } from '@nestjs/common';
import type { Tx } from '../../platform/database/sql.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { PaymentDesk } from './payment-desk.service.ts';
import type { Payment } from './payment.ts';
import { refuseUnlessLegal } from './transitions.ts';

/** Takes back a payment that nobody has paid yet. */
@Injectable()
export class CancelTransaction {
  constructor(private readonly desk: PaymentDesk) {}

  async execute(tx: Tx, actor: Actor, idOrName: string): Promise<Payment> {
    const open = await this.desk.open(tx, actor, idOrName);
    refuseUnlessLegal('cancel', actor, open.payment);
    return this.desk.end(tx, actor, open, { status: 'cancelled', action: 'transaction_cancel' });
  }
}
