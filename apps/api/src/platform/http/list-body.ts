import type { IncomingMessage } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { statusRefusal } from './problem.ts';

/** The one route that takes XML: a list of sanctions, too large to be held in memory as a whole. */
const LISTS_PATH = '/api/v1/compliance/screening/lists';

type Done = (error: Error | null, body?: IncomingMessage) => void;

/** Hands the body on as it arrives; whoever reads it also bounds it. */
export function passListBody(request: FastifyRequest, body: IncomingMessage, done: Done): void {
  if (request.routeOptions.url === LISTS_PATH) done(null, body);
  else done(statusRefusal(415));
}
