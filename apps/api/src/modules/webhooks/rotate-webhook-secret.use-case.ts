import { Injectable } from '@nestjs/common';
import { row } from '../../platform/database/sql.ts';
import type { Actor } from '../../platform/http/access/actor.ts';
import { WebhookChanges } from './webhook-changes.service.ts';
import { WEBHOOK_COLUMNS } from './webhook-row.ts';
import { WebhookSecrets } from './webhook-secrets.service.ts';
import type { RotateSecretDto, WebhookWithSecretDto } from './webhook.dto.ts';

const DEFAULT_OVERLAP_HOURS = 24;

/** Makes a new secret; for so many hours the old one signs as well. */
@Injectable()
export class RotateWebhookSecret {
  constructor(private readonly changes: WebhookChanges, private readonly secrets: WebhookSecrets) {}

  async execute(actor: Actor, id: string, { overlapHours }: RotateSecretDto): Promise<WebhookWithSecretDto> {
    const { shown, kept } = this.secrets.make(id);
    const hours = overlapHours ?? DEFAULT_OVERLAP_HOURS;
    const webhook = await this.changes.change(actor, id, 'webhook_rotate', (tx) => row(tx, `
      update webhook set secret = $2, previous_secret = case when $3 > 0 then secret end,
        previous_secret_until = case when $3 > 0 then clock_timestamp() + make_interval(hours => $3) end
      where id = $1 returning ${WEBHOOK_COLUMNS}`, [id, kept, hours]));
    return { ...webhook, secret: shown };
  }
}
