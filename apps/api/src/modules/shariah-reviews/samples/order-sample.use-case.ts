import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock.ts';
import { tables } from '../../../platform/database/tables.ts';
import { EventLog } from '../../../platform/event-log.ts';
import type { Actor } from '../../../platform/http/access/actor.ts';
import { notFound, Refusal } from '../../../platform/http/problems/refusal.ts';
import { newId } from '../../../platform/ids.ts';
import { UnitOfWork } from '../../../platform/unit-of-work.ts';
import { reviewsFor } from '../review-access.ts';
import { POLICY_VERSION } from '../review-policy.ts';
import type { OrderReviewSampleDto, ReviewSampleDto } from './sample.dto.ts';
import { ReviewSamples } from './samples.queries.ts';

/**
 * Orders a sample: from which payments, how many, and by which method. Nobody can know what will be drawn, because the
 * seed follows from the block that is going to seal the order.
 */
@Injectable()
export class OrderSample {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly samples: ReviewSamples,
    private readonly events: EventLog,
    private readonly clock: Clock,
  ) {}

  async execute(actor: Actor, order: OrderReviewSampleDto): Promise<ReviewSampleDto> {
    const { itemId, method, size, verdict = null } = order;
    return this.unitOfWork.commit(async (tx) => {
      const item = await tables(tx).selectFrom('review_item as i').innerJoin('review_plan as p', 'p.id', 'i.plan_id')
        .select(['i.id', 'i.plan_id', 'i.area', 'i.from_at', 'i.to_at', 'p.bank_id', 'p.state'])
        .where('i.id', '=', itemId).forUpdate('p').executeTakeFirst();
      if (!item || !reviewsFor(actor, item.bank_id)) throw notFound('review item');
      if (item.state !== 'approved') {
        throw new Refusal(409, 'REVIEW_PLAN_NOT_APPROVED', 'Samples are drawn under approved plans.',
          { state: item.state });
      }
      // Who could look at what would be drawn, and order again, would choose.
      const undrawn = await tables(tx).selectFrom('review_sample').select('id').where('item_id', '=', itemId)
        .where('drawn_at', 'is', null).executeTakeFirst();
      if (undrawn) {
        throw new Refusal(409, 'REVIEW_SAMPLE_UNDRAWN', 'The sample that was ordered before has to be drawn first.',
          { id: undrawn.id });
      }
      const id = newId();
      await tables(tx).insertInto('review_sample').values({
        id, item_id: itemId, method, size, verdict, policy_version: POLICY_VERSION, ordered_by: actor.userId,
        ordered_at: this.clock.now(),
      }).execute();
      await this.events.record(tx, [{
        action: 'review_sample_order', resource: 'review_sample', resourceId: id, actor,
        severity: 'info',
        details: {
          bankId: item.bank_id, planId: item.plan_id, itemId, area: item.area,
          from: new Date(item.from_at).toISOString(), to: new Date(item.to_at).toISOString(), method, size, verdict,
          policyVersion: POLICY_VERSION,
        },
      }]);
      return this.samples.get(actor, id, tx);
    });
  }
}
