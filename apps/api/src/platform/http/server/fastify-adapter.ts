import type { IncomingMessage, ServerOptions } from 'node:http';
import type { Socket } from 'node:net';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import { LogController } from 'fastify';
import type { FastifyReply, FastifyServerOptions } from 'fastify';
import type { Logger } from 'pino';
import type { Env } from '../../env.ts';
import { createLog } from '../../log.ts';
import { newId } from '../../ids.ts';
import { readJsonBody, refuseBody } from '../bodies/json-body.ts';
import { FILE_TYPES, MAX_FILE_BYTES, readFileBody, takesFile } from '../bodies/file-body.ts';
import { passXmlBody, passRows } from '../bodies/list-body.ts';
import { MAX_NOTE_BYTES, nameNoteType, NOTE_TYPE, readNoteBody } from '../bodies/note-body.ts';
import { statusRefusal, toRefusal } from '../problems/problem.ts';
import { answerRaw } from '../problems/raw-answer.ts';
import { answerEarly } from './request-hooks.ts';

const MAX_BODY_BYTES = 64 * 1024;
/** Ten thousand recipients with their memos. */
const MAX_BATCH_BODY_BYTES = 8 * 1024 * 1024;
/** The one address under which a connection turns into a stream of events. */
export const STREAM_PATH = '/api/v1/events/stream';
const BATCH_PATH = '/api/v1/transactions/batch';
const MAX_HEADER_BYTES = 16 * 1024;
const MAX_PARAM_CHARACTERS = 200;
const ROWS_TYPE = 'text/csv';
const HEADERS_TIMEOUT_MS = 5_000;
const REQUEST_TIMEOUT_MS = 15_000;
const IDLE_TIMEOUT_MS = 60_000;
const SANE_REQUEST_ID = /^[\x21-\x7e]{1,128}$/;

/** Builds the HTTP server: bounded in size and time, strict about JSON, quiet about what succeeds. */
export function createFastifyAdapter(env: Env, log = createLog(env.logLevel)): FastifyAdapter {
  const adapter = new FastifyAdapter(serverOptions(env, log));
  const instance = adapter.getInstance();
  instance.addHook('onRequest', (request, reply, done) => {
    lastReplies.set(request.raw.socket, reply);
    nameNoteType(request);
    done();
  });
  instance.addHook('onRoute', (route) => {
    if (route.url === BATCH_PATH) route.bodyLimit = MAX_BATCH_BODY_BYTES;
    if (takesFile(route.url)) route.bodyLimit = MAX_FILE_BYTES;
  });
  instance.removeAllContentTypeParsers();
  instance.addContentTypeParser(['application/xml', 'text/xml'], passXmlBody);
  instance.addContentTypeParser(ROWS_TYPE, passRows);
  const fileTypes = FILE_TYPES.filter((type) => type !== ROWS_TYPE);
  instance.addContentTypeParser(fileTypes, { parseAs: 'buffer', bodyLimit: MAX_FILE_BYTES }, readFileBody);
  instance.addContentTypeParser(NOTE_TYPE, { parseAs: 'buffer', bodyLimit: MAX_NOTE_BYTES }, readNoteBody);
  adapter.useBodyParser('application/json', false, { bodyLimit: MAX_BODY_BYTES }, readJsonBody);
  // Nest reads form bodies unless the type is taken; a form is what a page of another site can send unasked.
  adapter.useBodyParser('application/x-www-form-urlencoded', false, { bodyLimit: MAX_BODY_BYTES }, refuseBody);
  return adapter;
}

/** A caller's own request id is kept when it is printable and short; otherwise the request gets a new one. */
export function requestIdOf(request: IncomingMessage): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && SANE_REQUEST_ID.test(given) ? given : `req_${newId()}`;
}

function serverOptions(env: Env, log: Logger): FastifyServerOptions & { http: ServerOptions } {
  return {
    loggerInstance: log,
    // Its own lines hold addresses with whatever stands in them; see request-lines.ts.
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    bodyLimit: MAX_BODY_BYTES,
    requestIdHeader: false,
    genReqId: requestIdOf,
    // Only a proxy on this machine, or one that is named, may say for whom it asks.
    trustProxy: ['loopback', ...env.trustedProxies],
    connectionTimeout: IDLE_TIMEOUT_MS,
    keepAliveTimeout: IDLE_TIMEOUT_MS,
    requestTimeout: REQUEST_TIMEOUT_MS,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: MAX_PARAM_CHARACTERS },
    http: {
      headersTimeout: HEADERS_TIMEOUT_MS,
      connectionsCheckingInterval: 1_000,
      maxHeaderSize: MAX_HEADER_BYTES,
      // Two Authorization headers become one that no token matches, instead of the first being believed.
      joinDuplicateHeaders: true,
      // Whoever asks for another protocol elsewhere is answered as if they had not.
      shouldUpgradeCallback: ({ url }) => url?.split('?', 1)[0] === STREAM_PATH,
    },
    frameworkErrors: (error, request, reply) => {
      answerEarly(toRefusal(error) ?? statusRefusal(400), request, reply);
    },
    clientErrorHandler: answerBrokenRequest,
  };
}

const STATUS_OF_BROKEN_REQUEST: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

const lastReplies = new WeakMap<Socket, FastifyReply>();

/** Whether the last request of a connection was answered before all of it had come; its broken rest is no news then. */
function isAnswered(socket: Socket): boolean {
  const reply = lastReplies.get(socket);
  return reply !== undefined && reply.raw.headersSent && !reply.request.raw.complete;
}

/** Answers bytes that are not a request at all and hangs up. */
function answerBrokenRequest(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  if (isAnswered(socket)) {
    socket.end();
    return;
  }
  answerRaw(socket, statusRefusal(STATUS_OF_BROKEN_REQUEST[error.code ?? ''] ?? 400));
}
