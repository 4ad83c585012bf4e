import { Injectable } from '@nestjs/common';
import { row } from '../../platform/database/sql.ts';
import type { Actor } from '../../platform/http/access/actor.ts';
import { Refusal } from '../../platform/http/problems/refusal.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import { WEBHOOK_QUEUE } from './deliveries.service.ts';
import { WebhookChanges } from './webhook-changes.service.ts';
import { WEBHOOK_COLUMNS } from './webhook-row.ts';
import type { WebhookDto } from './webhook.dto.ts';

/** Sends again, beginning with what happened since the webhook was disabled. */
@Injectable()
export class EnableWebhook {
  constructor(private readonly changes: WebhookChanges) {}

  execute(actor: Actor, id: string): Promise<WebhookDto> {
    return this.changes.change(actor, id, 'webhook_enable', async (tx, webhook) => {
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
}
