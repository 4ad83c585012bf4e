import { Inject, Injectable } from '@nestjs/common';
import { ENV, type Env } from '../../platform/env.ts';
import { Refusal } from '../../platform/http/problems/refusal.ts';
import { IsoSchemas } from '../message-schemas/iso-schemas.service.ts';
import { NOTIFICATION } from '../statements/public.ts';
import { NOTIFICATION_TYPE } from './account-notification.ts';
import type { DueDelivery } from './deliveries.service.ts';
import { post, type PostResult } from './outbound-post.ts';
import { signedHeaders } from './signature.ts';
import { WebhookSecrets } from './webhook-secrets.service.ts';

const TIMEOUT_MS = 15_000;

/** Posts deliveries, signed; a notification that an administrator's schema does not have is kept back. */
@Injectable()
export class DeliveryPost {
  constructor(
    @Inject(ENV) private readonly env: Env, private readonly secrets: WebhookSecrets,
    private readonly schemas: IsoSchemas,
  ) {}

  async post(delivery: DueDelivery, signal: AbortSignal): Promise<PostResult> {
    if (!await this.mayGoOut(delivery)) return { status: null, problem: 'not_by_schema', durationMs: 0 };
    const { url, messageId, body, secrets } = delivery;
    const now = new Date();
    return post({
      url,
      headers: {
        'content-type': 'application/json; charset=utf-8', 'user-agent': `Connect/${this.env.version}`,
        ...signedHeaders(messageId, body, this.secrets.of(secrets, now), now),
      },
      body,
      timeoutMs: TIMEOUT_MS,
      policy: { mayBeLoopback: this.env.webhookLoopback },
      signal,
    });
  }

  /** What cannot be compared does not go out either; the log says why. */
  private async mayGoOut({ type, body }: DueDelivery): Promise<boolean> {
    if (type !== NOTIFICATION_TYPE) return true;
    const { data: { xml } } = JSON.parse(body) as { data: { xml: string } };
    try {
      await this.schemas.expectValid(NOTIFICATION, Buffer.from(xml));
      return true;
    } catch (failure) {
      if (failure instanceof Refusal) return false;
      throw failure;
    }
  }
}
