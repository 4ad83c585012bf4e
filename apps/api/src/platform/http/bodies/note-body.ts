import type { FastifyRequest } from 'fastify';
import { statusRefusal } from '../problems/problem.ts';

/** The one route that takes plain text: what a log sends its witness. */
const NOTE_PATH = '/api/v1/witness/add-checkpoint';
/** Its protocol names no type, so logs send any or none; all of them are read as this one. */
export const NOTE_TYPE = 'text/plain';
export const MAX_NOTE_BYTES = 128 * 1024;

type Done = (error: Error | null, body?: Buffer) => void;

/** Has what is sent to a witness read as text, whatever it is called. */
export function nameNoteType({ routeOptions, headers }: FastifyRequest): void {
  if (routeOptions.url === NOTE_PATH) headers['content-type'] = NOTE_TYPE;
}

/** Hands such a text over as its bytes. */
export function readNoteBody(request: FastifyRequest, body: Buffer, done: Done): void {
  if (request.routeOptions.url === NOTE_PATH) done(null, body);
  else done(statusRefusal(415));
}
