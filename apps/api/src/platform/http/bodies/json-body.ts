import { isUtf8 } from 'node:buffer';
import type { FastifyRequest } from 'fastify';
import { statusRefusal } from '../problems/problem.ts';
import { invalid, Refusal } from '../problems/refusal.ts';
import { parseStrictJson } from './strict-json.ts';

const OTHER_CHARSET = /;\s*charset\s*=\s*(?!"?utf-?8"?\s*(?:;|$))/i;

/** Refuses a body that is said to be packed, or in other characters than UTF-8: it would be read as something else. */
export function refuseOtherEncoding({ headers }: FastifyRequest): void {
  const packing = headers['content-encoding'];
  if (packing !== undefined && packing.toLowerCase() !== 'identity') throw statusRefusal(415);
  if (OTHER_CHARSET.test(headers['content-type'] ?? '')) throw statusRefusal(415);
}

type Done = (error: Error | null, body?: unknown) => void;

/** Reads a request body as one object of strict JSON in UTF-8. */
export function readJsonBody(request: FastifyRequest, body: Buffer, done: Done): void {
  try {
    refuseOtherEncoding(request);
    if (body.length === 0) throw statusRefusal(400, 'FST_ERR_CTP_EMPTY_JSON_BODY');
    if (!isUtf8(body)) throw new Refusal(400, 'MALFORMED_JSON', 'The request body is not valid UTF-8.');
    done(null, objectIn(parseStrictJson(body.toString('utf8'))));
  } catch (error) {
    done(error as Error);
  }
}

// A null or a bare value would be taken for an object without fields.
function objectIn(value: unknown): object {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
  throw invalid([{ field: 'body', message: 'The request body must be a JSON object.' }]);
}

/** Refuses a body of a kind no route reads. */
export function refuseBody(_request: FastifyRequest, _body: Buffer, done: Done): void {
  done(statusRefusal(415));
}
