import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { newId } from '../../platform/ids.ts';

export const TOKEN_ISSUER = 'connect';
export const TOKEN_AUDIENCE = 'connect-api';
export const TOKEN_ALGORITHM = 'HS256';
export const TOKEN_LIFE_SECONDS = 15 * 60;

/** What an access token says; the role is left out because only the database knows it now. */
export interface AccessClaims {
  sub: string;
  sid: string;
  jti: string;
  exp: number;
}

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

  /** The session a token of ours was signed for, even one that has run out; null for any other text. */
  sessionOf(token: string): string | null {
    try {
      return this.jwt.verify<AccessClaims>(token, { ignoreExpiration: true }).sid;
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
