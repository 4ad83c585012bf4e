import { Inject, Injectable } from '@nestjs/common';
import { row, rows, type Tx } from '../../platform/database/sql.ts';
import { ENV, type Env } from '../../platform/env.ts';
import { EventLog } from '../../platform/event-log.ts';
import type { Actor } from '../../platform/http/access/actor.ts';
import { invalid, Refusal } from '../../platform/http/problems/refusal.ts';
import { newId } from '../../platform/ids.ts';
import { UnitOfWork } from '../../platform/unit-of-work.ts';
import { newSecret } from './api-key-secret.ts';
import type { ApiKeyDto, CreateApiKeyDto, NewApiKeyDto } from './api-key.dto.ts';
import { ApiKeysQueries } from './api-keys.queries.ts';

const MOST_KEYS = 20;

/**
 * Makes, replaces and ends the keys by which a person's programs act for them. Their time is the database's own, which
 * all processes share; the sandbox's calendar has no say in it.
 */
@Injectable()
export class KeepApiKeys {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly queries: ApiKeysQueries,
    private readonly events: EventLog,
    @Inject(ENV) private readonly env: Pick<Env, 'sandbox'>,
  ) {}

  /** Answers the new key, for the only time. */
  async create(actor: Actor, { name, scopes, expiresInDays }: CreateApiKeyDto): Promise<NewApiKeyDto> {
    this.refuseBeyondRole(actor, scopes);
    const { key, hash, hint } = newSecret(this.env.sandbox);
    const id = newId();
    return this.unitOfWork.commit(async (tx) => {
      await refuseTooMany(tx, actor);
      await rows(tx, `
        insert into api_key (id, owner_id, name, scopes, secret_hash, hint, created_at, expires_at)
        values ($1, $2, $3, $4::text[], $5, $6, now(), now() + $7::integer * interval '1 day')`,
        [id, actor.userId, name, scopes, hash, hint, expiresInDays ?? null]);
      await this.record(tx, actor, 'create', id, { name, scopes, expiresInDays: expiresInDays ?? null });
      return { ...await this.queries.get(tx, actor, id), key };
    });
  }

  /** Puts a new secret in the place of the old one and answers it, for the only time. */
  async rotate(actor: Actor, id: string): Promise<NewApiKeyDto> {
    const { key, hash, hint } = newSecret(this.env.sandbox);
    const replaced = await this.change(
      actor, id, 'rotate', 'secret_hash = $2, hint = $3, rotated_at = now()', [hash, hint]);
    return { ...replaced, key };
  }

  /** Ends a key for good. */
  revoke(actor: Actor, id: string): Promise<ApiKeyDto> {
    return this.change(actor, id, 'revoke', 'revoked_at = now()', []);
  }

  private change(
    actor: Actor, id: string, verb: 'rotate' | 'revoke', assignment: string, values: unknown[],
  ): Promise<ApiKeyDto> {
    return this.unitOfWork.commit(async (tx) => {
      const { id: known, name } = await this.queries.get(tx, actor, id);
      const changed = await rows(tx, `
        update api_key set ${assignment}
        where id = $1 and revoked_at is null and (expires_at is null or expires_at > now()) returning 1`,
        [known, ...values]);
      if (changed.length === 0) throw new Refusal(409, 'KEY_ENDED', 'The key has been revoked or has expired.');
      await this.record(tx, actor, verb, known, { name });
      return this.queries.get(tx, actor, known);
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

  private record(tx: Tx, actor: Actor, verb: string, id: string, details: Record<string, unknown>): Promise<void> {
    return this.events.record(tx, [{
      action: `api_key_${verb}`, type: `api_key.${verb}d`, resource: 'api_key', resourceId: id, actor,
      severity: 'warning', details,
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
