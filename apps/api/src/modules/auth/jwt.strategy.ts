import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { Strategy } from 'passport-jwt';
import { isId } from '../../platform/ids.ts';
import { SECRETS } from '../../platform/secrets.ts';
import type { Secrets } from '../../platform/secrets.ts';
import { bearerTokenOf, TOKEN_ALGORITHM, TOKEN_AUDIENCE, TOKEN_ISSUER } from './access-token.service.ts';
import type { AccessClaims } from './access-token.service.ts';
import { Session } from './session.entity.ts';
import type { VerifiedToken } from './token-memory.service.ts';

/** Proves an access token: our signature, in time, for us, and a session that is still open. */
@Injectable()
export class JwtStrategy extends PassportStrategy(Strategy, 'jwt') {
  constructor(@Inject(SECRETS) secrets: Pick<Secrets, 'jwtSecret'>, private readonly em: EntityManager) {
    super({
      jwtFromRequest: bearerTokenOf,
      secretOrKey: secrets.jwtSecret,
      algorithms: [TOKEN_ALGORITHM],
      issuer: TOKEN_ISSUER,
      audience: TOKEN_AUDIENCE,
    });
  }

  /** Reads who the person is now; false when the session has ended. */
  async validate({ sub, sid, exp }: Partial<AccessClaims>): Promise<VerifiedToken | false> {
    if (sub === undefined || sid === undefined || exp === undefined || !isId(sub) || !isId(sid)) return false;
    const session = await this.em.fork().findOne(Session, { id: sid, user: sub }, { populate: ['user'] });
    if (!session?.isOpen()) return false;
    const { id, username, name, role, bank } = session.user;
    return {
      principal: { userId: id, username, name, role, bankId: bank?.id ?? null, sessionId: session.id },
      expiresAtMs: exp * 1_000,
    };
  }
}
