import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Env } from '../../env.ts';
import { isLoopbackHost, isLoopbackName } from '../access/loopback.ts';
import { Refusal } from '../problems/refusal.ts';

export const DOCS_PATH = '/api-docs';
const ENCODED_NUL = '%00';

const API_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const DOCS_POLICY = [
  "default-src 'none'", "script-src 'self'", "style-src 'self' 'unsafe-inline'", "img-src 'self' data:",
  "connect-src 'self'", "font-src 'self'", "base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'",
].join('; ');

/** Gives every answer its request id, security headers and caching rule, and refuses names bent to this machine. */
export function addRequestHooks(instance: FastifyInstance, env: Env, headers: Record<string, string>): void {
  const apiHeaders = { ...headers, 'content-security-policy': API_POLICY, 'cache-control': 'no-store' };
  const docsHeaders = { ...headers, 'content-security-policy': DOCS_POLICY };
  instance.addHook('onRequest', (request, reply, done) => {
    void reply.headers(isDocsPage(request) ? docsHeaders : apiHeaders).header('x-request-id', request.id);
    if (!isHostAllowed(env, request)) done(hostNotAllowed());
    else done(request.url.includes(ENCODED_NUL) ? nulInAddress() : undefined);
  });
}

const isDocsPage = ({ url }: FastifyRequest): boolean =>
  url.startsWith(DOCS_PATH) && !url.startsWith(`${DOCS_PATH}-`);

/**
 * Whether a request may come under the name it asks for. A page of another site can make a browser call this machine
 * under a foreign name; in a sandbox of this machine the name gives it away.
 */
export function isHostAllowed({ sandbox, host }: Env, { headers }: Pick<FastifyRequest, 'headers'>): boolean {
  if (!sandbox || !isLoopbackHost(host)) return true;
  const forwarded = headers['x-forwarded-host'];
  return isLoopbackName(headers.host)
    && (forwarded === undefined || [forwarded].flat().every((name) => isLoopbackName(name)));
}

// PostgreSQL keeps no NUL in a text, and nobody's identifier or search holds one.
const nulInAddress = (): Refusal =>
  new Refusal(400, 'INVALID_TEXT', 'The address of the request holds a NUL character.');

export const hostNotAllowed = (): Refusal =>
  new Refusal(403, 'HOST_NOT_ALLOWED', 'This sandbox only answers under a loopback name such as localhost.');

/** Answers a request that failed before any hook could run, in the shape of every other problem. */
export function answerEarly(refusal: Refusal, request: FastifyRequest, reply: FastifyReply): void {
  void reply.code(refusal.status).header('x-request-id', request.id).header('cache-control', 'no-store')
    .header('content-type', 'application/json; charset=utf-8').headers({ ...refusal.headers })
    .send(JSON.stringify(refusal.toBody(request.id)));
}
