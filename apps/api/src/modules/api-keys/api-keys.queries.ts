import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { ModulesContainer } from '@nestjs/core';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database/sql.ts';
import { tables } from '../../platform/database/tables.ts';
import type { Principal } from '../../platform/http/access/actor.ts';
import { scopesOf } from '../../platform/http/access/api-scope.ts';
import { isId } from '../../platform/ids.ts';
import { notFound } from '../../platform/http/problems/refusal.ts';
import { REQUESTS_AN_HOUR } from './api-key-authenticator.service.ts';
import type { ApiKeyDto } from './api-key.dto.ts';

const keysOf = (em: Tx, { userId }: Pick<Principal, 'userId'>) => tables(em).selectFrom('api_key')
  .select([
    'id', 'name', 'hint', 'scopes', 'created_at', 'rotated_at', 'expires_at', 'revoked_at', 'last_used_at',
  ])
  .select((key) => sql<number>`
    case when ${key.ref('hour_began_at')} > now() - interval '1 hour' then ${key.ref('used')} else 0 end`
    .as('used_now'))
  .where('owner_id', '=', userId);

type KeyRow = Awaited<ReturnType<ReturnType<typeof keysOf>['execute']>>[number];

const isoOrNull = (moment: string | null): string | null => (moment === null ? null : new Date(moment).toISOString());

const toDto = (k: KeyRow): ApiKeyDto => ({
  id: k.id,
  name: k.name,
  hint: k.hint,
  scopes: k.scopes,
  createdAt: new Date(k.created_at).toISOString(),
  rotatedAt: isoOrNull(k.rotated_at),
  expiresAt: isoOrNull(k.expires_at),
  revokedAt: isoOrNull(k.revoked_at),
  lastUsedAt: isoOrNull(k.last_used_at),
  usedThisHour: k.used_now,
  hourlyLimit: REQUESTS_AN_HOUR,
});

/** Reads a person's API keys, and what they may be allowed. */
@Injectable()
export class ApiKeysQueries {
  constructor(private readonly em: EntityManager, private readonly modules: ModulesContainer) {}

  /** The caller's keys, the newest first. */
  async list(owner: Pick<Principal, 'userId'>): Promise<ApiKeyDto[]> {
    return (await keysOf(this.em.fork(), owner).orderBy('ordinal', 'desc').execute()).map(toDto);
  }

  /** One key of the caller's; 404 when there is none. */
  async get(em: Tx, owner: Pick<Principal, 'userId'>, id: string): Promise<ApiKeyDto> {
    const found = isId(id) ? await keysOf(em, owner).where('id', '=', id).executeTakeFirst() : undefined;
    if (!found) throw notFound('api key');
    return toDto(found);
  }

  /** The scopes within which people of the caller's role may call something. */
  scopesFor({ role }: Pick<Principal, 'role'>): string[] {
    return [...scopesOf(this.modules)].filter(([, roles]) => roles.has(role)).map(([scope]) => scope);
  }
}
