import type { DisabledBecause, WebhookDto } from './webhook.dto.ts';

/** A webhook as it is stored. */
export interface WebhookRow {
  id: string;
  owner_id: string;
  url: string;
  description: string;
  types: string[];
  disabled_because: DisabledBecause | null;
  disabled_at: Date | null;
  secret: Buffer;
  previous_secret: Buffer | null;
  previous_secret_until: Date | null;
  failures: number;
  failing_since: Date | null;
  created_at: Date;
}

export const WEBHOOK_COLUMNS = `
  id, owner_id, url, description, types, disabled_because, disabled_at, secret, previous_secret, previous_secret_until,
  failures, failing_since, created_at`;

const iso = (moment: Date): string => new Date(moment).toISOString();
const isoOrNull = (moment: Date | null): string | null => (moment === null ? null : iso(moment));

/** A webhook as its owner sees it; secrets are shown when they are made and never again. */
export const toWebhookDto = (w: WebhookRow): WebhookDto => ({
  id: w.id,
  url: w.url,
  description: w.description,
  types: w.types,
  state: w.disabled_because === null ? 'enabled' : 'disabled',
  disabledBecause: w.disabled_because,
  disabledAt: isoOrNull(w.disabled_at),
  failingSince: isoOrNull(w.failing_since),
  previousSecretUntil: isoOrNull(w.previous_secret_until),
  createdAt: iso(w.created_at),
});
