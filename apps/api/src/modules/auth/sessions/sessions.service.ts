import { createHash, createHmac, randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { Tx } from '../../../platform/database/sql.ts';
import { ENV, type Env } from '../../../platform/env.ts';
import { EventLog } from '../../../platform/event-log.ts';
import type { RequestOrigin } from '../../../platform/http/access/current-actor.decorator.ts';
import { newId } from '../../../platform/ids.ts';
import { SECRETS, type Secrets } from '../../../platform/secrets.ts';
import type { FactorKind } from '../../factors/public.ts';
import type { User } from '../../users/public.ts';
import { AccessTokenService } from './access-token.service.ts';
import { RefreshToken } from './refresh-token.entity.ts';
import { openNow, Session } from './session.entity.ts';
import { TokenMemory } from './token-memory.service.ts';

/** What a person gets who has signed in: an access token for the page, a refresh token for the cookie. */
export interface SignedIn {
  user: User;
  sessionId: string;
  token: string;
  refreshToken: string;
  sessionExpiresAt: Date;
}

/** How a person proved who they are. */
export type SignInMethod = 'password' | `password_${FactorKind}` | 'registration' | 'provider' | 'sandbox';

/** Why a session ends before its time. */
export type SessionEnd = 'logout' | 'session_end' | 'refresh_token_reuse';

/** How a session came to end of which its person said nothing. */
type EndedBecause = 'replaced';

/** The request that ends a session; it is of the person whose session it is. */
type SessionEnder = Pick<RequestOrigin, 'requestId' | 'ipAddress'>;

/** A session ends after a working day, however busy it is. The sandbox's calendar has no say in it. */
const SESSION_LIFE_MS = 8 * 60 * 60 * 1_000;
const REFRESH_TOKEN_BYTES = 32;
/** For so long a client that lost an answer, or asked twice at once, hears the same again. */
const REPEAT_MS = 10_000;
const REFRESH_TOKEN = /^[\w-]{43}$/;

/** Opens sessions and continues them, one refresh token at a time. */
@Injectable()
export class SessionsService {
  constructor(
    private readonly tokens: AccessTokenService,
    private readonly events: EventLog,
    private readonly memory: TokenMemory,
    @Inject(SECRETS) private readonly secrets: Pick<Secrets, 'jwtSecret'>,
    @Inject(ENV) private readonly env: Pick<Env, 'sessionsMost'>,
  ) {}

  /**
   * Opens a session for a person who has just proved who they are, by the method told to the auditors, and whose row
   * the caller has locked. Whoever opens one too many loses the oldest, and is told.
   */
  async open(tx: Tx, user: User, origin: RequestOrigin, method: SignInMethod): Promise<SignedIn> {
    const expiresAt = new Date(Date.now() + SESSION_LIFE_MS);
    const session = tx.create(Session, { id: newId(), user, expiresAt, revokedAt: null, ...usedFrom(origin) });
    const signedIn = this.handOut(tx, session, randomBytes(REFRESH_TOKEN_BYTES).toString('base64url'));
    await tx.flush();
    await this.events.record(tx, [{
      action: 'login',
      resource: 'user',
      resourceId: user.id,
      actor: { ...origin, userId: user.id, role: user.role },
      severity: 'info',
      details: { method, sessionId: session.id },
    }]);
    await this.endOldest(tx, user, origin);
    return signedIn;
  }

  /** Continues a session from where it is used now, by the successor of the token that it was continued with. */
  continue(tx: Tx, { session, tokenHash }: RefreshToken, origin: RequestOrigin): SignedIn {
    Object.assign(session, usedFrom(origin));
    return this.handOut(tx, session, this.successorOf(tokenHash));
  }

  /**
   * Answers a token's use once more to the client that used it a moment ago: by the same successor, which nobody has
   * used yet. Nothing else that comes back with a used token is answered.
   */
  async repeat(tx: Tx, { session, tokenHash, usedAt }: RefreshToken, origin: RequestOrigin): Promise<SignedIn | null> {
    const isRecent = usedAt instanceof Date && Date.now() - usedAt.getTime() <= REPEAT_MS;
    const isSameClient = session.ipAddress === origin.ipAddress && session.userAgent === origin.userAgent;
    if (!isRecent || !isSameClient || !session.isOpen()) return null;
    const successor = this.successorOf(tokenHash);
    const isUnused = await tx.count(RefreshToken, { tokenHash: hashOf(successor), usedAt: null }) === 1;
    return isUnused ? this.tokensOf(session, successor) : null;
  }

  /** Ends a session for good and tells the auditors; a session that had ended before is left alone. */
  async end(
    tx: Tx, session: Session, by: SessionEnder, why: SessionEnd, because?: EndedBecause,
  ): Promise<void> {
    const ended = await tx.nativeUpdate(Session, { id: session.id, revokedAt: null }, { revokedAt: new Date() });
    if (ended === 0) return;
    const { requestId, ipAddress } = by;
    await this.events.record(tx, [{
      action: why,
      resource: 'session',
      resourceId: session.id,
      actor: { requestId, ipAddress, userId: session.user.id, role: session.user.role },
      severity: why === 'refresh_token_reuse' ? 'critical' : 'info',
      details: { username: session.user.username, ...(because === undefined ? {} : { because }) },
    }]);
  }

  private async endOldest(tx: Tx, user: User, origin: RequestOrigin): Promise<void> {
    const tooMany = await tx.find(Session, { user: user.id, ...openNow() }, {
      orderBy: { createdAt: 'desc', id: 'desc' }, offset: this.env.sessionsMost, fields: ['id'],
    });
    if (tooMany.length === 0) return;
    const sessionIds = tooMany.map(({ id }) => id);
    await tx.nativeUpdate(Session, { id: { $in: sessionIds } }, { revokedAt: new Date() });
    // A token that is proven in the moment before this is committed counts as long as in other processes.
    for (const id of sessionIds) this.memory.forgetSession(id);
    await this.events.record(tx, [{
      action: 'user_sessions_end',
      type: 'user.sessions_ended',
      resource: 'user',
      resourceId: user.id,
      actor: { ...origin, userId: user.id, role: user.role },
      severity: 'warning',
      details: { username: user.username, because: 'too_many', sessionIds, sessionsEnded: sessionIds.length },
    }]);
  }

  // Derived, because of a token only the hash is kept and a repeated use has to hear the same successor.
  private successorOf(tokenHash: Uint8Array): string {
    return createHmac('sha256', this.secrets.jwtSecret).update('refresh token after ').update(tokenHash)
      .digest('base64url');
  }

  private handOut(tx: Tx, session: Session, refreshToken: string): SignedIn {
    tx.create(RefreshToken, { tokenHash: hashOf(refreshToken), session, usedAt: null });
    return this.tokensOf(session, refreshToken);
  }

  private tokensOf(session: Session, refreshToken: string): SignedIn {
    const { id: sessionId, user, expiresAt: sessionExpiresAt } = session;
    return { user, sessionId, refreshToken, token: this.tokens.sign(user.id, sessionId), sessionExpiresAt };
  }
}

const usedFrom = ({ ipAddress, userAgent }: RequestOrigin) => ({ lastUsedAt: new Date(), ipAddress, userAgent });

/** The hash a refresh token is kept under; null for text that cannot be one. */
export const refreshTokenHash = (refreshToken: string | undefined): Buffer | null =>
  refreshToken !== undefined && REFRESH_TOKEN.test(refreshToken) ? hashOf(refreshToken) : null;

const hashOf = (refreshToken: string): Buffer => createHash('sha256').update(refreshToken).digest();
