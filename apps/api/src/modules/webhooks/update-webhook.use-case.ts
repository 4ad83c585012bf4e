import { Inject, Injectable } from '@nestjs/common';
import { row } from '../../platform/database/sql.ts';
import { ENV, type Env } from '../../platform/env.ts';
import type { Actor } from '../../platform/http/access/actor.ts';
import { refuseTarget, WebhookChanges } from './webhook-changes.service.ts';
import { WEBHOOK_COLUMNS } from './webhook-row.ts';
import type { SaveWebhookDto, WebhookDto } from './webhook.dto.ts';

/** Changes where events are sent, and which. */
@Injectable()
export class UpdateWebhook {
  constructor(
    private readonly changes: WebhookChanges,
    @Inject(ENV) private readonly env: Pick<Env, 'webhookLoopback'>,
  ) {}

  async execute(actor: Actor, id: string, request: SaveWebhookDto): Promise<WebhookDto> {
    refuseTarget(request.url, { mayBeLoopback: this.env.webhookLoopback });
    return this.changes.change(actor, id, 'webhook_update', (tx) => row(tx, `
      update webhook set url = $2, description = $3, types = $4 where id = $1 returning ${WEBHOOK_COLUMNS}`,
      [id, request.url, request.description ?? '', request.types ?? []]));
  }
}
