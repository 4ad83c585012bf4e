import type { FastifyRequest } from 'fastify';
import { statusRefusal } from '../problems/problem.ts';

/** The routes that take a file as it is: a report to be verified, and what is filed with a case or a paper. */
const FILE_PATHS: ReadonlySet<string | undefined> = new Set([
  '/api/v1/reports/verify', '/api/v1/compliance/reviews/:id/attachments',
  '/api/v1/shariah-reviews/papers/:id/attachments',
]);
export const FILE_TYPES = ['application/octet-stream', 'application/pdf', 'text/csv'];
export const MAX_FILE_BYTES = 8 * 1024 * 1024;

/** Whether a route takes a file as it is. */
export const takesFile = (url: string | undefined): boolean => FILE_PATHS.has(url);

type Done = (error: Error | null, body?: Buffer) => void;

/** Hands a file over as its bytes. */
export function readFileBody(request: FastifyRequest, body: Buffer, done: Done): void {
  if (takesFile(request.routeOptions.url)) done(null, body);
  else done(statusRefusal(415));
}
