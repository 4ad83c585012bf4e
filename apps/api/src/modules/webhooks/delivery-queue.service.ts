import { Injectable } from '@nestjs/common';
import { column, planByIndex, row, rows, type Tx } from '../../platform/database/sql.ts';
import { EventLog } from '../../platform/event-log.ts';
import { UnitOfWork } from '../../platform/unit-of-work.ts';
import type { PostResult } from './outbound-post.ts';
import { delayAfter, restAfter } from './retry-schedule.ts';
import type { StoredSecrets } from './webhook-secrets.service.ts';

/** A delivery that this process may try now. */
export interface TakenDelivery {
  id: string;
  webhookId: string;
  url: string;
  messageId: string;
  body: string;
  attempts: number;
  tries: number;
  secrets: StoredSecrets;
}

interface TakenRow extends Omit<StoredSecrets, 'id'> {
  id: string;
  webhook_id: string;
  url: string;
  message_id: string;
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

/** Longer than a try may last, so that no other process tries what this one still does. */
const LEASE = '20 seconds';
const LONG = '20 hours';
const MOST_OF_ONE_WEBHOOK = 8;
const GONE = 410;
const WORKER = { userId: null, role: null, requestId: 'webhooks', ipAddress: 'internal' } as const;

// Every process looks at the webhooks in an order of its own, so that none of them has to wait for busy ones. Of each
// it reads the first that are due in the order of an index, however many wait behind them.
const TAKE = `
  with due as (
    select d.id from (
      select w.id from webhook w join app_user u on u.id = w.owner_id
      where w.disabled_because is null and w.resting_until <= now() and w.id <> all($2::uuid[])
        and u.deactivated_at is null
      order by random()) w
    cross join lateral (
      select d.id from webhook_delivery d
      where d.webhook_id = w.id and d.state = 'waiting' and d.next_at <= now() and d.id = (
        select e.id from webhook_delivery e
        where e.webhook_id = d.webhook_id and e.object = d.object and e.state = 'waiting' order by e.id limit 1)
      order by d.id limit ${MOST_OF_ONE_WEBHOOK} for update of d skip locked) d
    limit $1)
  update webhook_delivery d set attempts = d.attempts + 1, tries = d.tries + 1,
    next_at = clock_timestamp() + interval '${LEASE}'
  from due, webhook w
  where d.id = due.id and w.id = d.webhook_id
  returning d.id, d.webhook_id, w.url, d.message_id, d.body, d.attempts, d.tries, w.secret, w.previous_secret,
            w.previous_secret_until`;

/** Hands out what is due, once at a time, and writes down what became of it; all times are the database's own. */
@Injectable()
export class DeliveryQueue {
  constructor(private readonly unitOfWork: UnitOfWork, private readonly events: EventLog) {}

  /** Takes at most so many deliveries for this process, none of webhooks that are busy with it. */
  async take(most: number, busy: readonly string[]): Promise<TakenDelivery[]> {
    const taken = await this.unitOfWork.commit(async (tx) => {
      await planByIndex(tx);
      return rows<TakenRow>(tx, TAKE, [most, column(busy)]);
    });
    return taken.map((d) => ({
      id: d.id, webhookId: d.webhook_id, url: d.url, messageId: d.message_id, body: d.body, attempts: d.attempts,
      tries: d.tries,
      secrets: {
        id: d.webhook_id, secret: d.secret, previous_secret: d.previous_secret,
        previous_secret_until: d.previous_secret_until,
      },
    }));
  }

  /** Gives back what was not tried to its end, because the process stops. */
  async giveBack(taken: TakenDelivery): Promise<void> {
    await this.unitOfWork.commit((tx) => rows(tx, `
      update webhook_delivery set tries = tries - 1, next_at = clock_timestamp()
      where id = $1 and attempts = $2 and state = 'waiting'`, [taken.id, taken.attempts]));
  }

  /** Writes down how a try went; nothing when another process has taken it over since. */
  async settle(taken: TakenDelivery, { status, problem, durationMs }: PostResult): Promise<void> {
    await this.unitOfWork.commit(async (tx) => {
      const isDelivered = status !== null && status >= 200 && status < 300;
      const delay = isDelivered || status === GONE ? null : delayAfter(taken.tries);
      const state = isDelivered ? 'delivered' : delay === null ? 'failed' : 'waiting';
      const settled = await rows(tx, `
        update webhook_delivery set state = $3, ended_at = case when $3 <> 'waiting' then clock_timestamp() end,
          next_at = clock_timestamp() + make_interval(secs => $4)
        where id = $1 and attempts = $2 and state = 'waiting' returning 1`,
        [taken.id, taken.attempts, state, (delay ?? 0) / 1_000]);
      if (settled.length === 0) return;
      await rows(tx, `
        insert into webhook_attempt (delivery_id, number, started_at, duration_ms, status, problem)
        values ($1, $2, clock_timestamp() - make_interval(secs => $3 / 1000.0), $3::integer, $4, $5)`,
        [taken.id, taken.attempts, durationMs, status, problem]);
      if (isDelivered) await this.resetFailures(tx, taken.webhookId);
      else await this.recordFailure(tx, taken.webhookId, { isGone: status === GONE, isLast: state === 'failed' });
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
