import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Metrics } from '../../metrics.service.ts';
import { isConfidential } from '../access/confidential.ts';
import type { IdentifiedRequest } from '../access/current-actor.decorator.ts';
import type { Refusal } from '../problems/refusal.ts';

/** Why a request failed through no fault of its caller, and what its caller was told. */
interface Failed { failure: unknown; refusal: Refusal }

/** A request that no route takes is counted as this one, whatever its address. */
const NO_ROUTE = 'none';
const KNOWN_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

const failed = new WeakMap<FastifyRequest, Failed>();

/** Notes why a request fails, for the one line that tells of it. */
export const noteFailure = (request: FastifyRequest, why: Failed): void => { failed.set(request, why); };

/**
 * Counts each request and tells of it in one line once it is answered: by the template of its route, for an address may
 * hold a token, and by the id of whoever asked. A fault of ours is told with its stack; overload and a lost database
 * without one, as there is nothing to be seen in it. Of what is confidential nothing is told but a fault.
 */
export function addRequestLines(instance: FastifyInstance, metrics: Metrics): void {
  instance.addHook('onResponse', (request, reply, done) => {
    const why = failed.get(request);
    if (isConfidential(request)) {
      // A fault is to be mended, whoever asked for what.
      if (why !== undefined && why.refusal.status !== 503) {
        request.log.error({ failure: why.failure }, why.refusal.message);
      }
      done();
      return;
    }
    const method = KNOWN_METHODS.has(request.method) ? request.method : 'OTHER';
    const route = request.routeOptions.url ?? NO_ROUTE;
    const { statusCode: status, elapsedTime } = reply;
    metrics.answered({ method, route, status, seconds: elapsedTime / 1000 });
    const userId = (request as IdentifiedRequest).user?.userId;
    const line = { method, route, status, durationMs: Math.round(elapsedTime * 10) / 10, userId };
    if (why === undefined) request.log.info(line, 'Request answered.');
    else if (why.refusal.status === 503) request.log.warn({ ...line, code: why.refusal.code }, why.refusal.message);
    else request.log.error({ ...line, failure: why.failure }, why.refusal.message);
    done();
  });
}
