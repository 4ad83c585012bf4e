import { Injectable } from '@nestjs/common';
import type { Tx } from '../../platform/database/sql.ts';
import { EventLog } from '../../platform/event-log.ts';
import type { Actor } from '../../platform/http/access/actor.ts';
import { Refusal } from '../../platform/http/problems/refusal.ts';
import { UnitOfWork } from '../../platform/unit-of-work.ts';
import { problemOfTarget, type TargetPolicy } from './target-url.ts';
import { toWebhookDto, type WebhookRow } from './webhook-row.ts';
import type { WebhookDto } from './webhook.dto.ts';
import { WebhooksQueries } from './webhooks.queries.ts';

/** Changes a webhook of its owner, locked, and records it. */
@Injectable()
export class WebhookChanges {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly webhooks: WebhooksQueries,
    private readonly events: EventLog,
  ) {}

  change(
    actor: Actor, id: string, action: string, work: (tx: Tx, webhook: WebhookRow) => Promise<WebhookRow>,
  ): Promise<WebhookDto> {
    return this.unitOfWork.commit(async (tx) => {
      const before = await this.webhooks.own(tx, actor, id, { isLocked: true });
      const after = await work(tx, before);
      await this.record(tx, actor, after, action);
      return toWebhookDto(after);
    });
  }

  record(tx: Tx, actor: Actor, { id, url, types }: WebhookRow, action: string): Promise<void> {
    return this.events.record(tx, [{
      action, resource: 'webhook', resourceId: id, actor, severity: 'warning', details: { url, types },
    }]);
  }
}

/** Refuses an address that webhooks may not be sent to: 422. */
export const refuseTarget = (url: string, policy: TargetPolicy): void => {
  const message = problemOfTarget(url, policy);
  if (message === null) return;
  throw new Refusal(422, 'WEBHOOK_URL_REFUSED', message, [{ field: 'url', message }]);
};
