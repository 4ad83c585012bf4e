import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock.ts';
import { tables } from '../../../platform/database/tables.ts';
import { EventLog } from '../../../platform/event-log.ts';
import { conflictWith, refuseConflict } from '../../../platform/four-eyes.ts';
import type { Actor } from '../../../platform/http/access/actor.ts';
import { Refusal } from '../../../platform/http/problems/refusal.ts';
import { UnitOfWork } from '../../../platform/unit-of-work.ts';
import type { DecideReviewPlanDto, ReviewPlanDto } from './plan.dto.ts';
import { ReviewPlans } from './plans.queries.ts';

/** Lets somebody else than its maker approve or refuse a plan. */
@Injectable()
export class DecidePlan {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly plans: ReviewPlans,
    private readonly events: EventLog,
    private readonly clock: Clock,
  ) {}

  async execute(actor: Actor, id: string, { decision, reason }: DecideReviewPlanDto): Promise<ReviewPlanDto> {
    return this.unitOfWork.commit(async (tx) => {
      await this.plans.find(tx, actor, id);
      const found = await tables(tx).selectFrom('review_plan').selectAll().where('id', '=', id).forUpdate()
        .executeTakeFirstOrThrow();
      if (found.state !== 'proposed') {
        throw new Refusal(409, 'ALREADY_DECIDED', 'The plan was decided already.', { state: found.state });
      }
      refuseConflict(await conflictWith(tx, actor, found.proposed_by), {
        code: 'MAKER_CANNOT_DECIDE', message: 'Whoever proposed a plan cannot decide it; ask a colleague.',
      });
      const state = decision === 'approve' ? 'approved' : 'refused';
      await tables(tx).updateTable('review_plan')
        .set({ state, decided_by: actor.userId, decided_at: this.clock.now(), decision_reason: reason })
        .where('id', '=', id).execute();
      await this.events.record(tx, [{
        action: `review_plan_${decision}`, resource: 'review_plan', resourceId: id,
        actor, severity: 'info',
        details: { bankId: found.bank_id, calendar: found.calendar, year: found.year, state },
      }]);
      return this.plans.get(actor, id, tx);
    });
  }
}
