import { Injectable } from '@nestjs/common';
import { row, rows, type Tx } from '../../platform/database/sql.ts';
import { EventLog } from '../../platform/event-log.ts';
import type { Actor } from '../../platform/http/access/actor.ts';
import { Refusal } from '../../platform/http/problems/refusal.ts';
import { newId } from '../../platform/ids.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import { UnitOfWork } from '../../platform/unit-of-work.ts';
import { WEBHOOK_QUEUE } from './deliveries.service.ts';
import type { DeliveryDetailDto, ReplayDeliveriesDto, ReplayedDto } from './delivery.dto.ts';
import type { WebhookRow } from './webhook-row.ts';
import { WebhooksQueries } from './webhooks.queries.ts';

// A replay begins the tries anew.
const AGAIN = `
  update webhook_delivery set state = 'waiting', ended_at = null, tries = 0, next_at = clock_timestamp()`;

/** Sends deliveries once more, or a test that tells of no event. */
@Injectable()
export class ReplayDeliveries {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly webhooks: WebhooksQueries,
    private readonly events: EventLog,
  ) {}

  /** One delivery, whether it came to an end or waits for its next try. */
  async one(actor: Actor, deliveryId: string): Promise<DeliveryDetailDto> {
    return this.unitOfWork.commit(async (tx) => {
      const { webhookId } = await this.webhooks.delivery(tx, actor, deliveryId);
      const webhook = await this.enabled(tx, actor, webhookId);
      await rows(tx, `${AGAIN} where id = $1`, [deliveryId]);
      await enqueue(tx, WEBHOOK_QUEUE, [webhookId]);
      await this.record(tx, actor, webhook, { deliveryId, replayed: 1 });
      return this.webhooks.delivery(tx, actor, deliveryId);
    });
  }

  /** All deliveries of a time that have come to an end, in their order. */
  async range(actor: Actor, webhookId: string, { from, to, state }: ReplayDeliveriesDto): Promise<ReplayedDto> {
    return this.unitOfWork.commit(async (tx) => {
      const webhook = await this.enabled(tx, actor, webhookId);
      const { replayed } = await row<ReplayedDto>(tx, `
        with again as (
          ${AGAIN}
          where webhook_id = $1 and state <> 'waiting' and ($2::timestamptz is null or created_at >= $2)
            and ($3::timestamptz is null or created_at < $3) and ($4::text is null or state = $4) returning 1)
        select count(*)::int as replayed from again`, [webhookId, from ?? null, to ?? null, state ?? null]);
      await enqueue(tx, WEBHOOK_QUEUE, [webhookId]);
      await this.record(tx, actor, webhook, { from: from ?? null, to: to ?? null, state: state ?? null, replayed });
      return { replayed };
    });
  }

  /** A message of type `webhook.test`, signed and delivered like every other. */
  async test(actor: Actor, webhookId: string): Promise<DeliveryDetailDto> {
    return this.unitOfWork.commit(async (tx) => {
      await this.enabled(tx, actor, webhookId);
      const id = newId();
      const body = {
        id, type: 'webhook.test', timestamp: new Date().toISOString(), resource: 'webhook', resourceId: webhookId,
        data: { message: 'This is a test. Nothing has happened.' },
      };
      const added = await row<{ id: string }>(tx, `
        insert into webhook_delivery (webhook_id, message_id, type, object, body, next_at)
        values ($1, 'evt_test_' || $2::text, 'webhook.test', 'test ' || $2::text, $3, clock_timestamp()) returning id`,
        [webhookId, id, JSON.stringify(body)]);
      await enqueue(tx, WEBHOOK_QUEUE, [webhookId]);
      return this.webhooks.delivery(tx, actor, added.id);
    });
  }

  private async enabled(tx: Tx, actor: Actor, webhookId: string): Promise<WebhookRow> {
    const webhook = await this.webhooks.own(tx, actor, webhookId, { isLocked: true });
    if (webhook.disabled_because === null) return webhook;
    throw new Refusal(409, 'WEBHOOK_DISABLED', 'The webhook is disabled. Enable it before you send something to it.');
  }

  private record(tx: Tx, actor: Actor, { id, url }: WebhookRow, details: Record<string, unknown>): Promise<void> {
    return this.events.record(tx, [{
      action: 'webhook_replay', resource: 'webhook', resourceId: id, actor, severity: 'info',
      details: { url, ...details },
    }]);
  }
}
