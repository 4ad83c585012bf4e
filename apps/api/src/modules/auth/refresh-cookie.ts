import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isLoopbackName } from '../../platform/http/loopback.ts';
import type { SignedIn } from './sessions.service.ts';

const COOKIE = 'connect_refresh';

/** The refresh token a browser brings back. */
export const readRefreshCookie = (request: FastifyRequest): string | undefined => request.cookies[COOKIE];

/** Gives the browser a refresh token that no script can read and no other site can send. */
export function setRefreshCookie(request: FastifyRequest, reply: FastifyReply, signedIn: SignedIn): void {
  void reply.setCookie(COOKIE, signedIn.refreshToken, { ...attributes(request), expires: signedIn.sessionExpiresAt });
}

/** Takes the refresh token back. */
export function clearRefreshCookie(request: FastifyRequest, reply: FastifyReply): void {
  void reply.clearCookie(COOKIE, attributes(request));
}

/** Only on this machine may the cookie travel unencrypted. */
const attributes = (request: FastifyRequest) => ({
  httpOnly: true,
  sameSite: 'strict' as const,
  path: '/api/auth',
  secure: !isLoopbackName(request.host),
});
