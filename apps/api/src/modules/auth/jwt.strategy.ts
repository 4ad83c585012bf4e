import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { Strategy } from 'passport-jwt';
import { SECRETS } from '../../platform/secrets.ts';
import type { Secrets } from '../../platform/secrets.ts';
import { FactorStatusService } from '../factors/factor-status.service.ts';
import {
  areAccessClaims, hasOurShape, TOKEN_ALGORITHM, TOKEN_AUDIENCE, TOKEN_ISSUER,
} from './sessions/access-claims.ts';
import { bearerTokenOf } from './sessions/access-token.service.ts';
import { Session } from './sessions/session.entity.ts';
import type { VerifiedToken } from './sessions/token-memory.service.ts';

/** Proves an access token: our signature, in time, for us, and a session that is still open. */
@Injectable()
export class JwtStrategy extends PassportStrategy(Strategy, 'jwt') {
  constructor(
    @Inject(SECRETS) secrets: Pick<Secrets, 'jwtSecret'>,
    private readonly em: EntityManager,
    private readonly factors: FactorStatusService,
  ) {
    super({
      jwtFromRequest: bearerTokenOf,
      // Passport asks for the key before it looks at anything else; a token unlike ours gets none.
      secretOrKeyProvider: (_request, token: string, done) => {
        if (hasOurShape(token)) done(null, secrets.jwtSecret);
        else done(new Error('The token has not the shape of ours.'));
      },
      algorithms: [TOKEN_ALGORITHM],
      issuer: TOKEN_ISSUER,
      audience: TOKEN_AUDIENCE,
    });
  }

  /** Reads who the person is now; false when the session has ended. */
  async validate(claims: unknown): Promise<VerifiedToken | false> {
    if (!areAccessClaims(claims)) return false;
    const { sub, sid, exp } = claims;
    const session = await this.em.fork().findOne(Session, { id: sid, user: sub }, { populate: ['user'] });
    if (!session?.isOpen()) return false;
    const { id, username, name, role, bank } = session.user;
    const { isOwed } = await this.factors.of(session.id);
    return {
      principal: {
        userId: id, username, name, role, bankId: bank?.id ?? null, sessionId: session.id,
        ...(isOwed ? { owesFactor: true as const } : {}),
      },
      expiresAtMs: exp * 1_000,
    };
  }
}
