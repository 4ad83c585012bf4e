import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isLoopbackName } from '../../../platform/http/access/loopback.ts';
import type { DeviceToken } from './known-devices.service.ts';
import type { SignedIn } from '../sessions/sessions.service.ts';
import type { BrowserToken } from './start-links.service.ts';

const COOKIE = 'connect_refresh';
const DEVICE_COOKIE = 'connect_device';
const SANDBOX_COOKIE = 'connect_sandbox';
const PROVIDER_COOKIE = 'connect_provider';

/** The refresh token a browser brings back. */
export const readRefreshCookie = (request: FastifyRequest): string | undefined =>
  request.cookies[nameFor(request, COOKIE)];

/** Gives the browser a refresh token that no script can read and no other site can send. */
export function setRefreshCookie(request: FastifyRequest, reply: FastifyReply, signedIn: SignedIn): void {
  const options = { ...attributes(request), expires: signedIn.sessionExpiresAt };
  void reply.setCookie(nameFor(request, COOKIE), signedIn.refreshToken, options);
}

/** Takes the refresh token back. */
export function clearRefreshCookie(request: FastifyRequest, reply: FastifyReply): void {
  void reply.clearCookie(nameFor(request, COOKIE), attributes(request));
}

/** The token of a browser that somebody signed in from before. */
export const readDeviceCookie = (request: FastifyRequest): string | undefined =>
  request.cookies[nameFor(request, DEVICE_COOKIE)];

/** Lets the browser be known again, by a token that no script can read and no other site can send. */
export function setDeviceCookie(request: FastifyRequest, reply: FastifyReply, { token, expiresAt }: DeviceToken): void {
  void reply.setCookie(nameFor(request, DEVICE_COOKIE), token, { ...attributes(request), expires: expiresAt });
}

/** The token of a browser that came by a link of the sandbox. */
export const readSandboxCookie = (request: FastifyRequest): string | undefined =>
  request.cookies[nameFor(request, SANDBOX_COOKIE)];

/** Lets the browser of whoever started the sandbox sign in again; the status is told of it as well. */
export function setSandboxCookie(
  request: FastifyRequest, reply: FastifyReply, { token, expiresAt }: BrowserToken,
): void {
  const options = { ...attributes(request, '/api'), expires: expiresAt };
  void reply.setCookie(nameFor(request, SANDBOX_COOKIE), token, options);
}

/** What a browser keeps while it is at the provider. */
export const readProviderCookie = (request: FastifyRequest): string | undefined =>
  request.cookies[nameFor(request, PROVIDER_COOKIE)];

/** Lets the browser keep what it has to bring back; it comes from the provider's site, so the cookie comes along. */
export function setProviderCookie(
  request: FastifyRequest, reply: FastifyReply, { sealed, expiresAt }: { sealed: string; expiresAt: Date },
): void {
  void reply.setCookie(nameFor(request, PROVIDER_COOKIE), sealed, { ...atProvider(request), expires: expiresAt });
}

/** Takes it back. */
export function clearProviderCookie(request: FastifyRequest, reply: FastifyReply): void {
  void reply.clearCookie(nameFor(request, PROVIDER_COOKIE), atProvider(request));
}

const atProvider = (request: FastifyRequest) =>
  ({ ...attributes(request, '/api/auth/oidc'), sameSite: 'lax' as const });

/** Only on this machine may a cookie travel unencrypted. */
const isEncrypted = (request: FastifyRequest): boolean => !isLoopbackName(request.host);

/** Under this prefix browsers take a cookie from this host alone, encrypted, and for all of its paths. */
const nameFor = (request: FastifyRequest, name: string): string => (isEncrypted(request) ? `__Host-${name}` : name);

const attributes = (request: FastifyRequest, path = '/api/auth') => {
  const secure = isEncrypted(request);
  return { httpOnly: true, sameSite: 'strict' as const, path: secure ? '/' : path, secure };
};
