import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock.ts';
import { row, rows, type Tx } from '../../platform/database/sql.ts';
import { EventLog } from '../../platform/event-log.ts';
import type { Actor } from '../../platform/http/access/actor.ts';
import { Refusal } from '../../platform/http/problems/refusal.ts';
import { toTransactionId } from '../../platform/ids.ts';
import { UnitOfWork } from '../../platform/unit-of-work.ts';
import { PaymentEditor } from '../lifecycle/payment-editor.service.ts';
import { advance, endPayment, isStoppedAfter, refuseUnlessLegal } from '../lifecycle/public.ts';
import type { DecideReviewDto, ReviewResultDto } from './review.dto.ts';

/** A payment under review whose accounts are locked. */
export type OpenReview = Awaited<ReturnType<PaymentEditor['open']>>;

/**
 * Lets an officer decide a payment whose money is held for review: it goes on, or the money is free again. A large
 * payment needs two officers who agree; until then the opinion of each is kept, and each may change their own.
 */
@Injectable()
export class DecideReview {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly editor: PaymentEditor,
    private readonly events: EventLog,
    private readonly clock: Clock,
  ) {}

  async execute(actor: Actor, idOrName: string, { decision, reason }: DecideReviewDto): Promise<ReviewResultDto> {
    return this.unitOfWork.commit(async (tx) =>
      this.decide(tx, actor, await this.open(tx, actor, idOrName), { decision, reason }));
  }

  /** Locks a payment that the officer may decide. */
  async open(tx: Tx, actor: Actor, idOrName: string): Promise<OpenReview> {
    const open = await this.editor.open(tx, actor, idOrName);
    refuseUnlessLegal('decide', actor, open.payment);
    return open;
  }

  /** Keeps the opinion of the officer who asks, or of another, on an open payment; follows it once enough agree. */
  async decide(
    tx: Tx, actor: Actor, open: OpenReview, opinion: DecideReviewDto & { officerId?: string },
  ): Promise<ReviewResultDto> {
    const { id } = open.payment;
    const { decision, reason } = opinion;
    if (!await this.agree(tx, actor, id, opinion)) {
      return { transactionId: toTransactionId(id), status: open.payment.status, state: 'open' };
    }
    const payment = await this.editor.conclude(tx, actor, decision === 'approve'
      ? advance(open, 'in_review', { action: 'review_approve', details: { reason } })
      : endPayment(open, { status: 'rejected', action: 'review_reject', details: { reason, rejectedBy: 'officer' } }));
    return { transactionId: toTransactionId(id), status: payment.status, state: 'decided' };
  }

  /** Whether the payment would go on by the officer's word, and something stops it: a wallet or a case. */
  async isStoppedFor(tx: Tx, { userId }: Pick<Actor, 'userId'>, open: OpenReview): Promise<boolean> {
    if (!isStoppedAfter(open, 'in_review')) return false;
    const { isLast } = await row<{ isLast: boolean }>(tx, `
      select c.officers_needed <= 1 + (
        select count(distinct person_of(o.officer_id)) from review_opinion o
        where o.transaction_id = $1 and o.decision = 'approve' and person_of(o.officer_id) <> person_of($2)) as "isLast"
      from review_case c where c.transaction_id = $1`, [open.payment.id, userId]);
    return isLast;
  }

  /** Keeps an opinion and answers whether as many officers as needed now agree; the locked payment keeps others out. */
  private async agree(
    tx: Tx, actor: Actor, id: string,
    { decision, reason, officerId = actor.userId }: DecideReviewDto & { officerId?: string },
  ): Promise<boolean> {
    const given = await rows(tx, `
      insert into review_opinion as o (transaction_id, officer_id, decision, reason, given_at)
      select $1::uuid, $2::uuid, $3, $4, $5::timestamptz
      where not exists (
        select 1 from review_opinion t where t.transaction_id = $1 and t.officer_id <> $2
          and person_of(t.officer_id) = person_of($2))
      on conflict (transaction_id, officer_id) do update
        set decision = excluded.decision, reason = excluded.reason, given_at = excluded.given_at
        where o.decision <> excluded.decision
      returning 1`, [id, officerId, decision, reason, this.clock.now()]);
    if (given.length === 0) {
      throw new Refusal(409, 'ALREADY_DECIDED', 'You have already said so; another officer must agree.', { decision });
    }
    const { needed, agreeing } = await row<{ needed: number; agreeing: number }>(tx, `
      select c.officers_needed as needed,
             (select count(distinct person_of(o.officer_id))::int from review_opinion o
              where o.transaction_id = $1 and o.decision = $2) as agreeing
      from review_case c where c.transaction_id = $1`, [id, decision]);
    if (agreeing < needed) {
      await this.events.record(tx, [{
        action: 'review_propose', resource: 'review', resourceId: id, actor, severity: 'info',
        details: { transactionId: toTransactionId(id), officerId, decision, reason, agreeing, needed },
      }]);
      return false;
    }
    await rows(tx, `
      update review_case set state = 'decided', decision = $2, ended_at = $3 where transaction_id = $1`,
      [id, decision, this.clock.now()]);
    return true;
  }
}
