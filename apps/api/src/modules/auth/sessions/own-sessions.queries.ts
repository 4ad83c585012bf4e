import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { rows } from '../../../platform/database/sql.ts';
import type { Actor } from '../../../platform/http/access/actor.ts';
import type { OpenSessionDto } from '../accounts/account.dto.ts';

type SessionRow = Omit<OpenSessionDto, 'startedAt' | 'lastUsedAt' | 'expiresAt'>
  & Record<'startedAt' | 'lastUsedAt' | 'expiresAt', Date>;

const MOST = 100;

/** Tells people where they are signed in. */
@Injectable()
export class OwnSessions {
  constructor(private readonly em: EntityManager) {}

  /** The open sessions of a person, the one that asks first and then those used last. */
  async of({ userId, sessionId }: Actor): Promise<OpenSessionDto[]> {
    const found = await rows<SessionRow>(this.em.fork(), `
      select id, created_at as "startedAt", last_used_at as "lastUsedAt", expires_at as "expiresAt",
             ip_address as "ipAddress", user_agent as "userAgent", id is not distinct from $2::uuid as "isCurrent"
      from session where user_id = $1 and revoked_at is null and expires_at > now()
      order by id is not distinct from $2::uuid desc, last_used_at desc, id limit ${MOST}`, [userId, sessionId]);
    return found.map((session) => ({
      ...session,
      startedAt: new Date(session.startedAt).toISOString(),
      lastUsedAt: new Date(session.lastUsedAt).toISOString(),
      expiresAt: new Date(session.expiresAt).toISOString(),
    }));
  }
}
