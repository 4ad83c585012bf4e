import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { newId } from '../../../platform/ids.ts';
import { areAccessClaims, hasOurShape, type AccessClaims } from './access-claims.ts';

const MAX_TOKEN_CHARACTERS = 8_192;
const BEARER = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i;

/** Signs the short-lived tokens that speak for a session. */
@Injectable()
export class AccessTokenService {
  constructor(private readonly jwt: JwtService) {}

  /** A token for one session of one person. */
  sign(userId: string, sessionId: string): string {
    return this.jwt.sign({ sid: sessionId }, { subject: userId, jwtid: newId() });
  }

  /** What a token of ours says, even one that has run out; null for any other text. */
  claimsOf(token: string): AccessClaims | null {
    if (!hasOurShape(token)) return null;
    try {
      const claims = this.jwt.verify<object>(token, { ignoreExpiration: true });
      return areAccessClaims(claims) ? claims : null;
    } catch {
      return null;
    }
  }
}

/** The bearer token of a request, or null when there is none that could be ours. */
export function bearerTokenOf(request: { headers: { authorization?: string | undefined } }): string | null {
  const { authorization } = request.headers;
  if (authorization === undefined || authorization.length > MAX_TOKEN_CHARACTERS) return null;
  return BEARER.exec(authorization)?.[1] ?? null;
}
