import type { FastifyRequest } from 'fastify';
import { statusRefusal } from './problem.ts';

/** The one route that takes a file as it is: a report to be verified. */
export const FILE_PATH = '/api/v1/reports/verify';
export const FILE_TYPES = ['application/octet-stream', 'application/pdf', 'text/csv'];
export const MAX_FILE_BYTES = 8 * 1024 * 1024;

type Done = (error: Error | null, body?: Buffer) => void;

/** Hands a file over as its bytes. */
export function readFileBody(request: FastifyRequest, body: Buffer, done: Done): void {
  if (request.routeOptions.url === FILE_PATH) done(null, body);
  else done(statusRefusal(415));
}
