import { Inject, Injectable } from '@nestjs/common';
import { row, rows, type Tx } from '../../platform/database/sql.ts';
import { ENV, type Env } from '../../platform/env.ts';
import type { Actor } from '../../platform/http/access/actor.ts';
import { invalid, Refusal } from '../../platform/http/problems/refusal.ts';
import { newId } from '../../platform/ids.ts';
import { UnitOfWork } from '../../platform/unit-of-work.ts';
import { newSecret } from './api-key-secret.ts';
import type { CreateApiKeyDto, NewApiKeyDto } from './api-key.dto.ts';
import { ApiKeysQueries } from './api-keys.queries.ts';
import { ApiKeyChanges } from './api-key-changes.service.ts';

const MOST_KEYS = 20;

/** Makes a key by which a person's programs act for them, and answers it for the only time. */
@Injectable()
export class CreateApiKey {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly queries: ApiKeysQueries,
    @Inject(ENV) private readonly env: Pick<Env, 'sandbox'>,
    private readonly changes: ApiKeyChanges,
  ) {}

  /** Answers the new key, for the only time. */
  async execute(actor: Actor, { name, scopes, expiresInDays }: CreateApiKeyDto): Promise<NewApiKeyDto> {
    this.refuseBeyondRole(actor, scopes);
    const { key, hash, hint } = newSecret(this.env.sandbox);
    const id = newId();
    return this.unitOfWork.commit(async (tx) => {
      await refuseTooMany(tx, actor);
      await rows(tx, `
        insert into api_key (id, owner_id, name, scopes, secret_hash, hint, created_at, expires_at)
        values ($1, $2, $3, $4::text[], $5, $6, now(), now() + $7::integer * interval '1 day')`,
        [id, actor.userId, name, scopes, hash, hint, expiresInDays ?? null]);
      await this.changes.record(tx, actor, 'create', id, { name, scopes, expiresInDays: expiresInDays ?? null });
      return { ...await this.queries.get(tx, actor, id), key };
    });
  }

  private refuseBeyondRole(actor: Actor, scopes: readonly string[]): void {
    const allowed = new Set(this.queries.scopesFor(actor));
    const beyond = scopes.filter((scope) => !allowed.has(scope));
    if (beyond.length === 0) return;
    throw invalid([{
      field: 'scopes', code: 'NOT_ALLOWED', message: `scopes holds what you may not allow: ${beyond.join(', ')}.`,
    }]);
  }
}

// The owner's row is locked, so that keys made at the same moment count each other.
const refuseTooMany = async (tx: Tx, { userId }: Actor): Promise<void> => {
  await rows(tx, 'select 1 from app_user where id = $1 for update', [userId]);
  const { live } = await row<{ live: number }>(tx, `
    select count(*)::int as live from api_key
    where owner_id = $1 and revoked_at is null and (expires_at is null or expires_at > now())`, [userId]);
  if (live < MOST_KEYS) return;
  throw new Refusal(409, 'TOO_MANY_KEYS', `You have ${MOST_KEYS} keys. Revoke one before you make another.`);
};
