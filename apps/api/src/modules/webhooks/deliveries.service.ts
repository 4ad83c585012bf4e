import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { column, readByIndex, row, rows, type Tx } from '../../platform/database/sql.ts';
import { EventLog } from '../../platform/event-log.ts';
import { UnitOfWork } from '../../platform/unit-of-work.ts';
import type { PostResult } from './outbound-post.ts';
import { delayAfter, restAfter } from './retry-schedule.ts';
import type { StoredSecrets } from './webhook-secrets.service.ts';

/** The queue of webhooks that have something to deliver. */
export const WEBHOOK_QUEUE = 'webhook';

/** A delivery that may be tried now. */
export interface DueDelivery {
  id: string;
  webhookId: string;
  url: string;
  messageId: string;
  type: string;
  body: string;
  /** Tries before this one, and those since it was last replayed. */
  attempts: number;
  tries: number;
  secrets: StoredSecrets;
}

/** What a webhook has to deliver now or later. */
export interface Due {
  due: DueDelivery[];
  /** When something falls due, where nothing is now; null when nothing waits, or nothing may be sent. */
  nextAt: Date | null;
}

interface WebhookRow extends StoredSecrets {
  url: string;
  /** Null unless it rests now. */
  resting_until: Date | null;
  is_active: boolean;
}

interface DueRow {
  id: string;
  message_id: string;
  type: string;
  body: string;
  attempts: number;
  tries: number;
}

interface FailingRow {
  url: string;
  owner_id: string;
  failures: number;
  has_failed_long: boolean;
}

const LONG = '20 hours';
/** Whether an owner was let in again is asked so often. */
const INACTIVE_MS = 10_000;
const GONE = 410;
const WORKER = { userId: null, role: null, requestId: 'webhooks', ipAddress: 'internal' } as const;

const WEBHOOK = `
  select w.id, w.url, w.secret, w.previous_secret, w.previous_secret_until,
         case when w.resting_until > now() then w.resting_until end as resting_until,
         u.deactivated_at is null as is_active
  from webhook w join app_user u on u.id = w.owner_id
  where w.id = $1 and w.disabled_because is null`;

// Those due longest, in the order of an index; of those about one object the first alone, which is the first of its
// object and those behind it: asked so, there is one index that answers.
const DUE = `
  select d.id, d.message_id, d.type, d.body, d.attempts, d.tries from webhook_delivery d
  where d.webhook_id = $1 and d.state = 'waiting' and d.next_at <= now() and d.id <> all($3::bigint[]) and d.id = (
    select e.id from webhook_delivery e
    where e.webhook_id = d.webhook_id and e.object >= d.object and e.state = 'waiting' order by e.object, e.id limit 1)
  order by d.next_at, d.id limit $2`;

/** Tells what is to be delivered to a webhook, and writes down what came of it; all times are the database's own. */
@Injectable()
export class Deliveries {
  constructor(
    private readonly em: EntityManager, private readonly unitOfWork: UnitOfWork, private readonly events: EventLog,
  ) {}

  /** At most so many deliveries that may be tried now, without those that are under way. */
  look(webhookId: string, most: number, underway: readonly string[]): Promise<Due> {
    return readByIndex(this.em, async (tx) => {
      const [webhook] = await rows<WebhookRow>(tx, WEBHOOK, [webhookId]);
      if (!webhook) return { due: [], nextAt: null };
      const { url, resting_until: restingUntil, is_active: isActive, ...secrets } = webhook;
      if (restingUntil !== null) return { due: [], nextAt: new Date(restingUntil) };
      if (!isActive) return { due: [], nextAt: new Date(Date.now() + INACTIVE_MS) };
      const found = await rows<DueRow>(tx, DUE, [webhookId, most, column(underway) ?? '{}']);
      return {
        due: found.map(({ message_id: messageId, ...delivery }) =>
          ({ ...delivery, messageId, webhookId, url, secrets })),
        nextAt: found.length > 0 ? null : await this.nextAt(tx, webhookId),
      };
    });
  }

  /**
   * The first moment to come at which a delivery falls due. One whose moment has passed and that may not be tried waits
   * for an earlier one about the same object, which is under way or has its own moment still to come.
   */
  async nextAt(tx: Tx, webhookId: string): Promise<Date | null> {
    const [next] = await rows<{ at: Date }>(tx, `
      select next_at as at from webhook_delivery
      where webhook_id = $1 and state = 'waiting' and next_at > now() order by next_at, id limit 1`, [webhookId]);
    return next ? new Date(next.at) : null;
  }

  /** Writes down how a try went; nothing when it was written down before. */
  async settle(tried: DueDelivery, { status, problem, durationMs }: PostResult): Promise<void> {
    await this.unitOfWork.commit(async (tx) => {
      const isDelivered = status !== null && status >= 200 && status < 300;
      const delay = isDelivered || status === GONE ? null : delayAfter(tried.tries + 1);
      const state = isDelivered ? 'delivered' : delay === null ? 'failed' : 'waiting';
      // The webhook before its delivery, as whoever deletes it locks them.
      await rows(tx, `select from webhook where id = $1 ${isDelivered ? 'and failures > 0' : ''} for no key update`,
        [tried.webhookId]);
      const settled = await rows(tx, `
        update webhook_delivery set state = $3, attempts = attempts + 1, tries = tries + 1,
          ended_at = case when $3 <> 'waiting' then clock_timestamp() end,
          next_at = clock_timestamp() + make_interval(secs => $4)
        where id = $1 and attempts = $2 and state = 'waiting' returning 1`,
        [tried.id, tried.attempts, state, (delay ?? 0) / 1_000]);
      if (settled.length === 0) return;
      await rows(tx, `
        insert into webhook_attempt (delivery_id, number, started_at, duration_ms, status, problem)
        values ($1, $2, clock_timestamp() - make_interval(secs => $3 / 1000.0), $3::integer, $4, $5)`,
        [tried.id, tried.attempts + 1, durationMs, status, problem]);
      if (isDelivered) await this.resetFailures(tx, tried.webhookId);
      // What we keep back ourselves is no fault of whoever receives.
      else if (problem !== 'not_by_schema') {
        await this.recordFailure(tx, tried.webhookId, { isGone: status === GONE, isLast: state === 'failed' });
      }
    });
  }

  private async resetFailures(tx: Tx, webhookId: string): Promise<void> {
    await rows(tx, `
      update webhook set failures = 0, failing_since = null, resting_until = '-infinity'
      where id = $1 and failures > 0`, [webhookId]);
  }

  private async recordFailure(
    tx: Tx, id: string, { isGone, isLast }: { isGone: boolean; isLast: boolean },
  ): Promise<void> {
    const { failures, has_failed_long: hasFailedLong, url, owner_id: ownerId } = await row<FailingRow>(tx, `
      update webhook set failures = failures + 1, failing_since = coalesce(failing_since, clock_timestamp())
      where id = $1
      returning failures, failing_since < clock_timestamp() - interval '${LONG}' as has_failed_long, url, owner_id`,
      [id]);
    await rows(tx, 'update webhook set resting_until = clock_timestamp() + make_interval(secs => $2) where id = $1',
      [id, restAfter(failures) / 1_000]);
    const because = isGone ? 'gone' : isLast && hasFailedLong ? 'failing' : null;
    if (because === null) return;
    const disabled = await rows(tx, `
      update webhook set disabled_because = $2, disabled_at = clock_timestamp()
      where id = $1 and disabled_because is null returning 1`, [id, because]);
    if (disabled.length === 0) return;
    await this.events.record(tx, [{
      action: 'webhook_disable', type: 'webhook.disabled', resource: 'webhook', resourceId: id, actor: WORKER,
      severity: 'warning', details: { url, ownerId, because },
    }]);
  }
}
