import { Injectable } from '@nestjs/common';
import type { AccountBook } from '../../ledger/account-book.ts';
import { Ledger } from '../../ledger/ledger.ts';
import { Clock } from '../../platform/clock.ts';
import { rows, type Tx } from '../../platform/database/sql.ts';
import { EventLog } from '../../platform/event-log.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { Refusal, notFound } from '../../platform/http/refusal.ts';
import { fromTransactionId, toTransactionId } from '../../platform/ids.ts';
import type { Network } from '../../platform/money.ts';
import { UnitOfWork } from '../../platform/unit-of-work.ts';
import type { DecideReviewDto, ReviewResultDto } from './review.dto.ts';

interface HeldTransaction {
  id: string;
  network: Network;
  amount_minor: string;
  fee_minor: string;
  status: string;
  sub_status: string | null;
  from_wallet_id: string;
  to_wallet_id: string;
  initiated_by: string;
}

/** Lets an officer decide a payment whose money is held for review: it is paid, or the money is free again. */
@Injectable()
export class DecideReview {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly ledger: Ledger,
    private readonly events: EventLog,
    private readonly clock: Clock,
  ) {}

  async execute(actor: Actor, idOrName: string, { decision, reason }: DecideReviewDto): Promise<ReviewResultDto> {
    const id = fromTransactionId(idOrName);
    if (id === null) throw notFound('review');
    return this.unitOfWork.commit(async (tx) => {
      const parties = await this.find(tx, actor, id);
      // Nothing changes a held transaction without the lock on its paying account, so its state is read after that.
      const book = await this.ledger.lock(tx, [parties.from_wallet_id, parties.to_wallet_id]);
      const held = await this.find(tx, actor, id);
      const hold = await this.ledger.activeHold(tx, id);
      refuseUndecidable(actor, held);
      if (!hold) throw new Error(`I5: transaction ${id} is under review without a hold.`);
      const isPaid = decision === 'approve';
      if (isPaid) refuseFrozen(book, held);
      book.endHold(hold, isPaid ? 'captured' : 'released');
      if (isPaid) {
        const fees = await this.ledger.systemAccountId(tx, held.network, 'fees');
        const from = { fromAccountId: held.from_wallet_id };
        book.apply(id, [
          { ...from, toAccountId: held.to_wallet_id, amountMinor: BigInt(held.amount_minor), purpose: 'principal' },
          { ...from, toAccountId: fees, amountMinor: BigInt(held.fee_minor), purpose: 'fee' },
        ]);
      }
      await this.ledger.post(tx, book);
      return this.conclude(tx, actor, id, isPaid ? 'completed' : 'rejected', reason);
    });
  }

  // A review belongs to the bank of the wallet that pays.
  private async find(tx: Tx, actor: Actor, id: string): Promise<HeldTransaction> {
    const [found] = await rows<HeldTransaction>(tx, `
      select t.id, t.network, t.amount_minor, t.fee_minor, t.status, t.sub_status, t.from_wallet_id, t.to_wallet_id,
             t.initiated_by
      from transaction t join wallet w on w.id = t.from_wallet_id
      where t.id = $1 and ($2::text = 'admin' or w.bank_id = $3::uuid)`, [id, actor.role, actor.bankId]);
    if (!found) throw notFound('review');
    return found;
  }

  private async conclude(
    tx: Tx, actor: Actor, id: string, status: 'completed' | 'rejected', reason: string,
  ): Promise<ReviewResultDto> {
    await rows(tx, `
      update transaction set status = $2, sub_status = null,
        completed_at = case $2 when 'completed' then $3::timestamptz end
      where id = $1`, [id, status, this.clock.now()]);
    const transactionId = toTransactionId(id);
    await this.events.record(tx, [{
      action: status === 'completed' ? 'review_approve' : 'review_reject', type: `transaction.${status}`,
      resource: 'transaction', resourceId: id, actor, severity: 'warning',
      details: { transactionId, previousStatus: 'pending', status, reason },
    }]);
    return { transactionId, status };
  }
}

// A wallet may have been frozen since; its held money can be freed, but neither paid from it nor to it.
const refuseFrozen = (book: AccountBook, held: HeldTransaction): void => {
  if ([held.from_wallet_id, held.to_wallet_id].some((id) => book.account(id).isFrozen)) {
    throw new Refusal(422, 'WALLET_FROZEN', 'A wallet of this payment is frozen, so it cannot be made.');
  }
};

const refuseUndecidable = (actor: Actor, held: HeldTransaction): void => {
  if (held.status !== 'pending' || held.sub_status !== 'in_review') {
    throw new Refusal(409, 'NOT_IN_REVIEW', 'The transaction is not under review.', { status: held.status });
  }
  if (held.initiated_by === actor.userId) {
    throw new Refusal(409, 'MAKER_CANNOT_DECIDE', 'Whoever sent a payment cannot decide its review; ask a colleague.');
  }
};
