import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/database/sql.ts';
import { run } from '../../../platform/database/statement.ts';
import { tables } from '../../../platform/database/tables.ts';
import { EventLog } from '../../../platform/event-log.ts';
import type { Actor } from '../../../platform/http/access/actor.ts';
import { notFound, Refusal } from '../../../platform/http/problems/refusal.ts';
import { toTransactionId } from '../../../platform/ids.ts';
import { UnitOfWork } from '../../../platform/unit-of-work.ts';
import { PAYMENTS_OF_AREA } from '../population.ts';
import { reviewsFor } from '../review-access.ts';
import { REVIEW_POLICIES, ticketsOf, type ReviewPolicy } from '../review-policy.ts';
import { Draw, seedOf } from './draw.ts';
import type { ReviewSampleDto } from './sample.dto.ts';
import { ReviewSamples, type SampleRow } from './samples.queries.ts';

const PAGE = 5000;

/** Where the order of a sample stands in the log. */
interface SealedOrder { leaf: string; height: string; root: Uint8Array }

/** Draws a sample once its order is sealed; whoever draws, and whenever, it comes out the same. */
@Injectable()
export class DrawSample {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly samples: ReviewSamples,
    private readonly events: EventLog,
    private readonly clock: Clock,
  ) {}

  async execute(actor: Actor, id: string): Promise<ReviewSampleDto> {
    return this.unitOfWork.commit(async (tx) => {
      const { bank_id: bankId } = await this.samples.find(tx, actor, id);
      if (!reviewsFor(actor, bankId)) throw notFound('review sample');
      await tables(tx).selectFrom('review_sample').select('id').where('id', '=', id).forUpdate()
        .executeTakeFirstOrThrow();
      const sample = await this.samples.find(tx, actor, id);
      if (sample.drawn_at !== null) {
        throw new Refusal(409, 'ALREADY_DECIDED', 'The sample was drawn already.', { id });
      }
      const order = await sealedOrder(tx, id);
      const seed = seedOf(id, order.root);
      const draw = await drawn(tx, sample, order, seed);
      await tables(tx).updateTable('review_sample').set({
        leaf_index: order.leaf, height: order.height, root: order.root, seed, population: draw.population,
        drawn_by: actor.userId, drawn_at: this.clock.now(),
      }).where('id', '=', id).execute();
      const payments = draw.result();
      if (payments.length > 0) {
        await tables(tx).insertInto('sampled_payment').values(payments.map((payment, n) => ({
          sample_id: id, position: n + 1, transaction_id: payment.id, tickets: payment.tickets, key: payment.key,
        }))).execute();
      }
      await this.events.record(tx, [{
        action: 'review_sample_draw', resource: 'review_sample', resourceId: id, actor,
        severity: 'info',
        details: {
          bankId, planId: sample.plan_id, itemId: sample.item_id, leafIndex: Number(order.leaf),
          height: Number(order.height), root: Buffer.from(order.root).toString('hex'), seed: seed.toString('hex'),
          population: draw.population, drawn: payments.length,
        },
      }]);
      return this.samples.get(actor, id, tx);
    });
  }
}

/** Where the order stands in the log; 409 while it is not sealed, which takes about a second. */
const sealedOrder = async (tx: Tx, id: string): Promise<SealedOrder> => {
  const found = await tables(tx).selectFrom('audit_event as e').innerJoin('block_leaf as l', 'l.event_id', 'e.id')
    .innerJoin('block as b', 'b.height', 'l.height')
    .select(['l.leaf_index as leaf', 'b.height', 'b.root'])
    .where('e.resource_id', '=', id).where('e.action', '=', 'review_sample_order').executeTakeFirst();
  if (found) return found;
  throw new Refusal(409, 'EVENT_NOT_SEALED', 'The order is not sealed yet; it will be within seconds.', undefined,
    { 'retry-after': '1' });
};

const drawn = async (
  tx: Tx, { bank_id, from_at, to_at, area, verdict, size, method, policy_version }: SampleRow, { leaf }: SealedOrder,
  seed: Buffer,
): Promise<Draw> => {
  const policy = REVIEW_POLICIES[policy_version] as ReviewPolicy;
  const draw = new Draw(seed, size);
  for (let after = '0'; ;) {
    const page = await run(tx, PAYMENTS_OF_AREA, [bank_id, from_at, to_at, leaf, area, verdict, after, PAGE]);
    draw.add(page.map((payment) => ({
      id: payment.id, name: toTransactionId(payment.id),
      tickets: method === 'random' ? 1 : ticketsOf(policy, payment),
    })));
    const last = page.at(-1);
    if (last === undefined || page.length < PAGE) return draw;
    after = last.ordinal;
  }
};
