import { Inject, Injectable } from '@nestjs/common';
import { row } from '../../platform/database/sql.ts';
import { ENV, type Env } from '../../platform/env.ts';
import type { Actor } from '../../platform/http/access/actor.ts';
import { Refusal } from '../../platform/http/problems/refusal.ts';
import { newId } from '../../platform/ids.ts';
import { UnitOfWork } from '../../platform/unit-of-work.ts';
import { EventsQueries } from '../events/events.queries.ts';
import { refuseTarget, WebhookChanges } from './webhook-changes.service.ts';
import { toWebhookDto, WEBHOOK_COLUMNS, type WebhookRow } from './webhook-row.ts';
import { WebhookSecrets } from './webhook-secrets.service.ts';
import type { SaveWebhookDto, WebhookWithSecretDto } from './webhook.dto.ts';

const MOST_WEBHOOKS = 20;

/** Adds a place that a person wants to hear of events at, for that person alone. */
@Injectable()
export class CreateWebhook {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly secrets: WebhookSecrets,
    private readonly occurrences: EventsQueries,
    private readonly changes: WebhookChanges,
    @Inject(ENV) private readonly env: Pick<Env, 'webhookLoopback'>,
  ) {}

  /** Answers the new webhook with its secret; it hears of what happens from now on. */
  async execute(actor: Actor, request: SaveWebhookDto): Promise<WebhookWithSecretDto> {
    refuseTarget(request.url, { mayBeLoopback: this.env.webhookLoopback });
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
      await this.changes.record(tx, actor, webhook, 'webhook_create');
      return { ...toWebhookDto(webhook), secret: shown };
    });
  }
}
