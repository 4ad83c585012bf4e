import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { ModulesContainer } from '@nestjs/core';
import { rows, type Tx } from '../../platform/database/sql.ts';
import type { Principal } from '../../platform/http/access/actor.ts';
import { scopesOf } from '../../platform/http/access/api-scope.ts';
import { isId } from '../../platform/ids.ts';
import { notFound } from '../../platform/http/problems/refusal.ts';
import { REQUESTS_AN_HOUR } from './api-key-authenticator.service.ts';
import type { ApiKeyDto } from './api-key.dto.ts';

interface KeyRow {
  id: string;
  name: string;
  hint: string;
  scopes: string[];
  created_at: Date;
  rotated_at: Date | null;
  expires_at: Date | null;
  revoked_at: Date | null;
  last_used_at: Date | null;
  used_now: number;
}

const KEYS = `
  select id, name, hint, scopes, created_at, rotated_at, expires_at, revoked_at, last_used_at,
         case when hour_began_at > now() - interval '1 hour' then used else 0 end as used_now
  from api_key where owner_id = $1`;

const isoOrNull = (moment: Date | null): string | null => (moment === null ? null : new Date(moment).toISOString());

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
    return (await rows<KeyRow>(this.em.fork(), `${KEYS} order by ordinal desc`, [owner.userId])).map(toDto);
  }

  /** One key of the caller's; 404 when there is none. */
  async get(em: Tx, owner: Pick<Principal, 'userId'>, id: string): Promise<ApiKeyDto> {
    const [found] = isId(id) ? await rows<KeyRow>(em, `${KEYS} and id = $2`, [owner.userId, id]) : [];
    if (!found) throw notFound('api key');
    return toDto(found);
  }

  /** The scopes within which people of the caller's role may call something. */
  scopesFor({ role }: Pick<Principal, 'role'>): string[] {
    return [...scopesOf(this.modules)].filter(([, roles]) => roles.has(role)).map(([scope]) => scope);
  }
}
