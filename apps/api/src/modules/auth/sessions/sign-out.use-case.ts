import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { transactional, type Tx } from '../../../platform/database/sql.ts';
import type { RequestOrigin } from '../../../platform/http/access/current-actor.decorator.ts';
import { AccessTokenService } from './access-token.service.ts';
import { RefreshToken } from './refresh-token.entity.ts';
import { Session } from './session.entity.ts';
import { refreshTokenHash, SessionsService, type SignedIn } from './sessions.service.ts';
import { TokenMemory } from './token-memory.service.ts';

/** Ends the sessions a request holds the tokens of: when somebody signs out, or in again. Twice is no error. */
@Injectable()
export class SignOut {
  constructor(
    private readonly em: EntityManager,
    private readonly tokens: AccessTokenService,
    private readonly sessions: SessionsService,
    private readonly memory: TokenMemory,
  ) {}

  async execute(
    held: { refreshToken: string | undefined; accessToken: string | null },
    origin: RequestOrigin,
  ): Promise<void> {
    const claims = held.accessToken === null ? null : this.tokens.claimsOf(held.accessToken);
    const ended = await transactional(this.em, async (tx) => {
      const fromAccess = claims === null ? [] : [{ id: claims.sid, user: claims.sub }];
      const fromRefresh = await sessionBehind(tx, held.refreshToken);
      const $or = [...fromAccess, ...(fromRefresh === null ? [] : [{ id: fromRefresh }])];
      const sessions = $or.length === 0 ? [] : await tx.find(Session, { $or }, { populate: ['user'] });
      for (const session of sessions) await this.sessions.end(tx, session, origin, 'logout');
      return sessions;
    });
    for (const { id } of ended) this.memory.forgetSession(id);
  }

  /** Ends the session that a browser had when somebody signed in by it, whoever that was. */
  async replaced(refreshToken: string | undefined, by: SignedIn, origin: RequestOrigin): Promise<void> {
    const ended = await transactional(this.em, async (tx) => {
      const id = await sessionBehind(tx, refreshToken);
      if (id === null || id === by.sessionId) return undefined;
      const session = await tx.findOneOrFail(Session, { id }, { populate: ['user'] });
      if (session.isOpen()) await this.sessions.end(tx, session, origin, 'session_end', 'replaced');
      return id;
    });
    if (ended !== undefined) this.memory.forgetSession(ended);
  }
}

async function sessionBehind(tx: Tx, refreshToken: string | undefined): Promise<string | null> {
  const tokenHash = refreshTokenHash(refreshToken);
  const token = tokenHash && await tx.findOne(RefreshToken, { tokenHash });
  return token ? token.session.id : null;
}
