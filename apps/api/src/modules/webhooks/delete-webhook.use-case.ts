import { Injectable } from '@nestjs/common';
import { row } from '../../platform/database/sql.ts';
import type { Actor } from '../../platform/http/access/actor.ts';
import { WebhookChanges } from './webhook-changes.service.ts';
import { WEBHOOK_COLUMNS } from './webhook-row.ts';

/** Deletes a webhook and its deliveries. */
@Injectable()
export class DeleteWebhook {
  constructor(private readonly changes: WebhookChanges) {}

  async execute(actor: Actor, id: string): Promise<void> {
    await this.changes.change(actor, id, 'webhook_delete', (tx) =>
      row(tx, `delete from webhook where id = $1 returning ${WEBHOOK_COLUMNS}`, [id]));
  }
}
