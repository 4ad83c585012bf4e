import { Injectable } from '@nestjs/common';
import { row } from '../../platform/database/sql.ts';
import type { Actor } from '../../platform/http/access/actor.ts';
import { Refusal } from '../../platform/http/problems/refusal.ts';
import { WebhookChanges } from './webhook-changes.service.ts';
import { WEBHOOK_COLUMNS } from './webhook-row.ts';
import type { WebhookDto } from './webhook.dto.ts';

/** Sends nothing to a webhook until it is enabled again. */
@Injectable()
export class DisableWebhook {
  constructor(private readonly changes: WebhookChanges) {}

  execute(actor: Actor, id: string): Promise<WebhookDto> {
    return this.changes.change(actor, id, 'webhook_disable', (tx, webhook) => {
      if (webhook.disabled_because !== null) {
        throw new Refusal(409, 'WEBHOOK_ALREADY_DISABLED', 'The webhook is already disabled.');
      }
      return row(tx, `
        update webhook set disabled_because = 'owner', disabled_at = clock_timestamp()
        where id = $1 returning ${WEBHOOK_COLUMNS}`, [id]);
    });
  }
}
