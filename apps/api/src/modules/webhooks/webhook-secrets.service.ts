import { randomBytes, type KeyObject } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { openText, sealText } from '../../platform/sealed-text.ts';
import { SECRETS, type Secrets } from '../../platform/secrets.ts';

const SECRET_BYTES = 32;

/** A webhook's secrets as they are stored. */
export interface StoredSecrets {
  id: string;
  secret: Buffer;
  previous_secret: Buffer | null;
  previous_secret_until: Date | null;
}

/** Makes the secrets that webhooks are signed with, and keeps them encrypted, each for its webhook. */
@Injectable()
export class WebhookSecrets {
  private readonly key: KeyObject;

  constructor(@Inject(SECRETS) secrets: Pick<Secrets, 'dataKey'>) {
    this.key = secrets.dataKey;
  }

  /** A new secret, to be shown once, and what is kept of it. */
  make(webhookId: string): { shown: string; kept: Buffer } {
    const shown = `whsec_${randomBytes(SECRET_BYTES).toString('base64')}`;
    return { shown, kept: sealText(this.key, shown, webhookId) };
  }

  /** The secrets that sign now, the newest first: two while one takes the place of the other. */
  of({ id, secret, previous_secret: previous, previous_secret_until: until }: StoredSecrets, now: Date): string[] {
    const kept = [secret, ...(previous !== null && until !== null && new Date(until) > now ? [previous] : [])];
    return kept.map((sealed) => openText(this.key, sealed, id));
  }
}
