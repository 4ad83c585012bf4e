import { Inject, Injectable } from '@nestjs/common';
import { row, type Tx } from '../../platform/database/sql.ts';
import { ENV, type Env } from '../../platform/env.ts';
import { EventLog } from '../../platform/event-log.ts';
import type { Actor } from '../../platform/http/access/actor.ts';
import { Refusal } from '../../platform/http/problems/refusal.ts';
import { newId } from '../../platform/ids.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import { UnitOfWork } from '../../platform/unit-of-work.ts';
import { EventsQueries } from '../events/events.queries.ts';
import { WEBHOOK_QUEUE } from './deliveries.service.ts';
import { problemOfTarget } from './target-url.ts';
import { toWebhookDto, WEBHOOK_COLUMNS, type WebhookRow } from './webhook-row.ts';
import { WebhookSecrets } from './webhook-secrets.service.ts';
import type { RotateSecretDto, SaveWebhookDto, WebhookDto, WebhookWithSecretDto } from './webhook.dto.ts';
import { WebhooksQueries } from './webhooks.queries.ts';

const MOST_WEBHOOKS = 20;
const DEFAULT_OVERLAP_HOURS = 24;

/** Keeps the places that people want to hear of events at, each for its owner alone. */
@Injectable()
export class KeepWebhooks {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly webhooks: WebhooksQueries,
    private readonly secrets: WebhookSecrets,
    private readonly occurrences: EventsQueries,
    private readonly log: EventLog,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /** Answers the new webhook with its secret; it hears of what happens from now on. */
  async create(actor: Actor, request: SaveWebhookDto): Promise<WebhookWithSecretDto> {
    this.refuseUnlessReachable(request.url);
    const id = newId();
    const { shown, kept } = this.secrets.make(id);
    return this.unitOfWork.commit(async (tx) => {
      const { count } = await row<{ count: number }>(
        tx, 'select count(*)::int as count from webhook where owner_id = $1', [actor.userId]);
      if (count >= MOST_WEBHOOKS) {
        throw new Refusal(409, 'TOO_MANY_WEBHOOKS',
          `You have ${MOST_WEBHOOKS} webhooks. Delete one before you add another.`);
      }
      const webhook = await row<WebhookRow>(tx, `
        insert into webhook (id, owner_id, url, description, types, secret, position, created_at)
        values ($1, $2, $3, $4, $5, $6, $7, clock_timestamp()) returning ${WEBHOOK_COLUMNS}`, [
        id, actor.userId, request.url, request.description ?? '', request.types ?? [], kept,
        await this.occurrences.latest(tx),
      ]);
      await this.record(tx, actor, webhook, 'webhook_create');
      return { ...toWebhookDto(webhook), secret: shown };
    });
  }

  async update(actor: Actor, id: string, request: SaveWebhookDto): Promise<WebhookDto> {
    this.refuseUnlessReachable(request.url);
    return this.change(actor, id, 'webhook_update', (tx) => row(tx, `
      update webhook set url = $2, description = $3, types = $4 where id = $1 returning ${WEBHOOK_COLUMNS}`,
      [id, request.url, request.description ?? '', request.types ?? []]));
  }

  async remove(actor: Actor, id: string): Promise<void> {
    await this.change(actor, id, 'webhook_delete', (tx) =>
      row(tx, `delete from webhook where id = $1 returning ${WEBHOOK_COLUMNS}`, [id]));
  }

  /** Sends again, beginning with what happened since it was disabled. */
  async enable(actor: Actor, id: string): Promise<WebhookDto> {
    return this.change(actor, id, 'webhook_enable', async (tx, webhook) => {
      if (webhook.disabled_because === null) {
        throw new Refusal(409, 'WEBHOOK_ALREADY_ENABLED', 'The webhook is already enabled.');
      }
      await enqueue(tx, WEBHOOK_QUEUE, [id]);
      return row(tx, `
        update webhook set disabled_because = null, disabled_at = null, failures = 0, failing_since = null,
          resting_until = '-infinity'
        where id = $1 returning ${WEBHOOK_COLUMNS}`, [id]);
    });
  }

  /** Sends nothing until it is enabled again. */
  async disable(actor: Actor, id: string): Promise<WebhookDto> {
    return this.change(actor, id, 'webhook_disable', (tx, webhook) => {
      if (webhook.disabled_because !== null) {
        throw new Refusal(409, 'WEBHOOK_ALREADY_DISABLED', 'The webhook is already disabled.');
      }
      return row(tx, `
        update webhook set disabled_because = 'owner', disabled_at = clock_timestamp()
        where id = $1 returning ${WEBHOOK_COLUMNS}`, [id]);
    });
  }

  /** Makes a new secret; for so many hours the old one signs as well. */
  async rotate(actor: Actor, id: string, { overlapHours }: RotateSecretDto): Promise<WebhookWithSecretDto> {
    const { shown, kept } = this.secrets.make(id);
    const hours = overlapHours ?? DEFAULT_OVERLAP_HOURS;
    const webhook = await this.change(actor, id, 'webhook_rotate', (tx) => row(tx, `
      update webhook set secret = $2, previous_secret = case when $3 > 0 then secret end,
        previous_secret_until = case when $3 > 0 then clock_timestamp() + make_interval(hours => $3) end
      where id = $1 returning ${WEBHOOK_COLUMNS}`, [id, kept, hours]));
    return { ...webhook, secret: shown };
  }

  private async change(
    actor: Actor, id: string, action: string, work: (tx: Tx, webhook: WebhookRow) => Promise<WebhookRow>,
  ): Promise<WebhookDto> {
    return this.unitOfWork.commit(async (tx) => {
      const before = await this.webhooks.own(tx, actor, id, { isLocked: true });
      const after = await work(tx, before);
      await this.record(tx, actor, after, action);
      return toWebhookDto(after);
    });
  }

  private refuseUnlessReachable(url: string): void {
    const message = problemOfTarget(url, { mayBeLoopback: this.env.webhookLoopback });
    if (message === null) return;
    throw new Refusal(422, 'WEBHOOK_URL_REFUSED', message, [{ field: 'url', message }]);
  }

  private record(tx: Tx, actor: Actor, { id, url, types }: WebhookRow, action: string): Promise<void> {
    return this.log.record(tx, [{
      action, resource: 'webhook', resourceId: id, actor, severity: 'warning', details: { url, types },
    }]);
  }
}
