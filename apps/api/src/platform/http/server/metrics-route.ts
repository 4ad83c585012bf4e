import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { Registry } from 'prom-client';
import { answerEarly } from './request-hooks.ts';
import { statusRefusal } from '../problems/problem.ts';

export const METRICS_PATH = '/metrics';

/** Writes all that is measured as OpenMetrics. */
export interface MetricsText { text: () => Promise<string> }

const digestOf = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Lets whoever bears the token read the metrics; a process that has no such token does not have the route either. */
export function serveMetrics(instance: FastifyInstance, token: string, metrics: MetricsText): void {
  const expected = digestOf(`Bearer ${token}`);
  instance.get(METRICS_PATH, async (request, reply) => {
    // Digests are of one length, and comparing them takes the same time whatever was sent.
    if (!timingSafeEqual(digestOf(request.headers.authorization ?? ''), expected)) {
      answerEarly(statusRefusal(401), request, reply.header('www-authenticate', 'Bearer'));
      return reply;
    }
    return reply.type(Registry.OPENMETRICS_CONTENT_TYPE).send(await metrics.text());
  });
}
