import type { IncomingMessage } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { MAX_FILE_BYTES, takesFile } from './file-body.ts';
import { refuseOtherEncoding } from './json-body.ts';
import { statusRefusal } from '../problems/problem.ts';

/** The route that takes rows of any length: a list of sanctions, too large to be held in memory whole. */
const LISTS_PATH = '/api/v1/compliance/screening/lists';
/** The routes that take XML: such lists, and payment messages. */
const XML_PATHS: ReadonlySet<string | undefined> = new Set([LISTS_PATH, '/api/v1/iso20022/messages']);

type Done = (error: Error | null, body?: IncomingMessage | Buffer) => void;

/** Hands the body on as it arrives; whoever reads it also bounds it. */
export function passXmlBody(request: FastifyRequest, body: IncomingMessage, done: Done): void {
  try {
    if (!XML_PATHS.has(request.routeOptions.url)) throw statusRefusal(415);
    refuseOtherEncoding(request);
    done(null, body);
  } catch (refusal) {
    done(refusal as Error);
  }
}

/** Rows are a list of sanctions, handed on as they arrive, or a file that is handed over as its bytes. */
export function passRows(request: FastifyRequest, body: IncomingMessage, done: Done): void {
  if (request.routeOptions.url === LISTS_PATH) done(null, body);
  else if (takesFile(request.routeOptions.url)) void readWhole(body, done);
  else done(statusRefusal(415));
}

async function readWhole(body: IncomingMessage, done: Done): Promise<void> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const chunk of body.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      if (bytes > MAX_FILE_BYTES) {
        done(statusRefusal(413));
        return;
      }
      chunks.push(chunk);
    }
    done(null, Buffer.concat(chunks));
  } catch (failure) {
    done(failure instanceof Error ? failure : statusRefusal(400));
  }
}
