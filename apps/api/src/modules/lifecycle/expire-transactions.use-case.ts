import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { planByIndex, rows } from '../../platform/database/sql.ts';
import { DueWork, DueWorkRegister } from '../../platform/due-work.ts';
import { UnitOfWork } from '../../platform/unit-of-work.ts';
import { PaymentEditor } from './payment-editor.service.ts';
import { endPayment, undecided } from './step.ts';

const MAX_A_ROUND = 200;
const SYSTEM = { userId: null, role: null, requestId: 'expiry', ipAddress: 'internal' } as const;

/** Ends payments whose time to wait has passed, each in a unit of work of its own, in the order they expire. */
@Injectable()
export class ExpireTransactions extends DueWork {
  readonly name = 'payment-expiry';

  constructor(
    register: DueWorkRegister,
    private readonly unitOfWork: UnitOfWork,
    private readonly editor: PaymentEditor,
  ) {
    super(register);
  }

  async nextDueAt(em: EntityManager): Promise<Date | null> {
    const [next] = await rows<{ at: Date }>(em, `
      select expires_at as at from transaction
      where status = 'pending' and sub_status <> 'in_review' and expires_at is not null order by expires_at limit 1`);
    return next ? new Date(next.at) : null;
  }

  async runDue(at: Date): Promise<number> {
    const due = await this.unitOfWork.commit(async (tx) => {
      await planByIndex(tx);
      return rows<{ id: string }>(tx, `
        select id from transaction where status = 'pending' and sub_status <> 'in_review' and expires_at <= $1
        order by expires_at limit ${MAX_A_ROUND}`, [at]);
    });
    let ended = 0;
    for (const { id } of due) ended += await this.expire(id, at);
    return ended;
  }

  // Another process, or the payer, may have been quicker: what counts is how the payment stands under its lock.
  private expire(id: string, at: Date): Promise<number> {
    return this.unitOfWork.commit(async (tx) => {
      const found = await this.editor.find(tx, null, id);
      if (!found) return 0;
      const open = await this.editor.lock(tx, null, found);
      const { status, subStatus, expiresAt } = open.payment;
      // A review is never cut short by time: an officer must decide it.
      if (status !== 'pending' || subStatus === 'in_review' || !expiresAt || expiresAt > at) return 0;
      await this.editor.conclude(tx, SYSTEM, endPayment(open, {
        status: undecided(open.payment), action: 'transaction_expire',
      }));
      return 1;
    });
  }
}
