import { Injectable } from '@nestjs/common';
import { rows, type Tx } from '../../platform/database/sql.ts';
import { EventLog } from '../../platform/event-log.ts';
import type { Actor } from '../../platform/http/access/actor.ts';
import { Refusal } from '../../platform/http/problems/refusal.ts';
import { toTransactionId } from '../../platform/ids.ts';
import { UnitOfWork } from '../../platform/unit-of-work.ts';
import type { ReviewRow } from './review-row.ts';
import type { AssignReviewDto, ReviewCaseDto } from './review.dto.ts';
import { ReviewsQueries } from './reviews.queries.ts';

/** Hands an open case to an officer who may decide it, or to nobody. */
@Injectable()
export class AssignReview {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly reviews: ReviewsQueries,
    private readonly events: EventLog,
  ) {}

  async execute(actor: Actor, idOrName: string, { assignee }: AssignReviewDto): Promise<ReviewCaseDto> {
    await this.unitOfWork.commit(async (tx) => {
      const review = await this.reviews.find(tx, actor, idOrName);
      const officerId = assignee === 'me' ? actor.userId : assignee;
      if (officerId !== null) await refuseUnlessOfficer(tx, officerId, review);
      await this.hand(tx, actor, review, officerId);
    });
    return this.reviews.get(actor, idOrName);
  }

  private async hand(tx: Tx, actor: Actor, { id, assignee_id }: ReviewRow, officerId: string | null): Promise<void> {
    const handed = await rows(tx, `
      update review_case set assignee_id = $2 where transaction_id = $1 and state = 'open' returning 1`,
      [id, officerId]);
    if (handed.length === 0) throw new Refusal(409, 'INVALID_STATE', 'The case has ended.');
    if (officerId === assignee_id) return;
    await this.events.record(tx, [{
      action: 'review_assign', type: 'review.assigned', resource: 'review', resourceId: id, actor, severity: 'info',
      details: { transactionId: toTransactionId(id), from: assignee_id, to: officerId },
    }]);
  }
}

const refuseUnlessOfficer = async (
  tx: Tx, officerId: string, { bank_id, maker_id, payee_id }: ReviewRow,
): Promise<void> => {
  const found = await rows(tx, `
    select 1 from app_user
    where id = $1 and conflict_of(id, $3, $4) is null and deactivated_at is null
      and (role = 'admin' or (role = 'bank' and bank_id = $2))`,
    [officerId, bank_id, maker_id, payee_id]);
  if (found.length > 0) return;
  const message = 'assignee must be an officer who may decide this payment: neither its maker nor its payee.';
  throw new Refusal(422, 'ASSIGNEE_CANNOT_DECIDE', message, [{ field: 'assignee', message }]);
};
