import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { transactional, type Tx } from '../../../platform/database/sql.ts';
import { EventLog } from '../../../platform/event-log.ts';
import type { RequestOrigin } from '../../../platform/http/access/current-actor.decorator.ts';
import { Refusal } from '../../../platform/http/problems/refusal.ts';
import { RefreshToken } from './refresh-token.entity.ts';
import { refreshTokenHash, SessionsService } from './sessions.service.ts';
import type { SignedIn } from './sessions.service.ts';
import { TokenMemory } from './token-memory.service.ts';

/**
 * Continues a session with its newest refresh token. One that was used before was stolen or copied and ends the
 * session, unless the same client asks again at once: it asked twice, or an answer was lost, and it hears the same.
 */
@Injectable()
export class RefreshSession {
  constructor(
    private readonly em: EntityManager,
    private readonly sessions: SessionsService,
    private readonly memory: TokenMemory,
    private readonly events: EventLog,
  ) {}

  async execute(refreshToken: string | undefined, origin: RequestOrigin): Promise<SignedIn> {
    const tokenHash = refreshTokenHash(refreshToken);
    // The end of a session is committed before the request that caused it is refused.
    const outcome = tokenHash && await transactional(this.em, (tx) => this.use(tx, tokenHash, origin));
    if (typeof outcome === 'string') this.memory.forgetSession(outcome);
    if (typeof outcome !== 'object' || !outcome) {
      throw new Refusal(401, 'SESSION_ENDED', 'This session has ended. Sign in again.');
    }
    return outcome;
  }

  /** Answers the next tokens, or the id of the session that ended, or nothing when there is none. */
  private async use(tx: Tx, tokenHash: Buffer, origin: RequestOrigin): Promise<SignedIn | string | null> {
    // Of uses that come together the update lets one through; the others wait for it and find the token used.
    const firstUses = await tx.nativeUpdate(RefreshToken, { tokenHash, usedAt: null }, { usedAt: new Date() });
    const token = await tx.findOne(RefreshToken, { tokenHash }, { populate: ['session.user'] });
    if (!token) return null;
    const { session } = token;
    if (firstUses === 0) {
      const repeated = await this.sessions.repeat(tx, token, origin);
      if (!repeated) await this.sessions.end(tx, session, origin, 'refresh_token_reuse');
      return repeated ?? session.id;
    }
    if (!session.isOpen()) return null;
    const signedIn = this.sessions.continue(tx, token, origin);
    await tx.flush();
    await this.events.record(tx, [{
      action: 'session_refresh',
      resource: 'session',
      resourceId: session.id,
      actor: { ...origin, userId: session.user.id, role: session.user.role },
      severity: 'info',
      details: {},
    }]);
    return signedIn;
  }
}
