import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock.ts';
import { rows } from '../../platform/database/sql.ts';
import { UnitOfWork } from '../../platform/unit-of-work.ts';
import { PaymentDesk } from './payment-desk.service.ts';
import { end } from './step.ts';

const MAX_A_ROUND = 200;
const SYSTEM = { userId: null, role: null, requestId: 'expiry', ipAddress: 'internal' } as const;

/** Ends payments whose time to wait has passed, each in a unit of work of its own, in the order they expire. */
@Injectable()
export class ExpireTransactions {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly desk: PaymentDesk,
    private readonly clock: Clock,
  ) {}

  /** Ends what is due and answers how many that were. */
  async execute(): Promise<number> {
    const due = await this.unitOfWork.commit((tx) => rows<{ id: string }>(tx, `
      select id from transaction where status = 'pending' and sub_status <> 'in_review' and expires_at <= $1
      order by expires_at limit ${MAX_A_ROUND}`,
      [this.clock.now()]));
    let ended = 0;
    for (const { id } of due) ended += await this.expire(id);
    return ended;
  }

  // Another process, or the payer, may have been quicker: what counts is how the payment stands under its lock.
  private expire(id: string): Promise<number> {
    return this.unitOfWork.commit(async (tx) => {
      const found = await this.desk.find(tx, id);
      if (!found) return 0;
      const open = await this.desk.lock(tx, found);
      const { status, subStatus, expiresAt, releasedMinor } = open.payment;
      // A review is never cut short by time: an officer must decide it.
      if (status !== 'pending' || subStatus === 'in_review' || !expiresAt || expiresAt > this.clock.now()) return 0;
      const outcome = subStatus === 'awaiting_approval' ? 'cancelled' : releasedMinor === 0n ? 'refunded' : 'completed';
      await this.desk.conclude(tx, SYSTEM, end(open, { status: outcome, action: 'transaction_expire' }));
      return 1;
    });
  }
}
