import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { column, jsonColumn, jsonTexts, rows, transactional } from '../../platform/database/sql.ts';
import { isConfidential } from '../../platform/http/access/confidential.ts';
import type { IdentifiedRequest } from '../../platform/http/access/current-actor.decorator.ts';
import { Ticker } from '../../platform/ticker.ts';
import { redactBody, redactHeader, redactQuery } from './redaction.ts';

const INTERVAL_MS = 500;
/** With one round each half second, a process keeps at most four hundred requests a second. */
const MOST_WAITING = 200;
const MOST_BODY_BYTES = 8 * 1024;
const MOST_ANSWER_CHARACTERS = 4_000;
const MOST_HEADER_CHARACTERS = 300;
const API = '/api/';
/** What stands for the address of somebody who hung up before it was asked for. */
const GONE = 'unknown';

/** Reading the log is not what the log is for. */
const OWN_PATH = '/api/v1/request-log';

interface Recorded {
  request: IdentifiedRequest;
  ownerId: string;
  ipAddress: string;
  status: number;
  durationMs: number;
  answer: string | null;
  createdAt: Date;
}

/**
 * Keeps what was asked of the API, beside the way and never in it: an answered request is only put into a list, and the
 * list is written down a moment later. What does not fit into it is counted and forgotten.
 */
@Injectable()
export class RequestRecorder extends Ticker {
  private waiting: Recorded[] = [];
  private lost = new Map<string, number>();
  private readonly answers = new WeakMap<FastifyReply, string>();

  constructor(private readonly em: EntityManager) {
    super(INTERVAL_MS);
  }

  /** Listens to every answer of a server. */
  listenTo(instance: FastifyInstance): void {
    instance.addHook('onSend', (_request, reply, payload, done) => {
      if (reply.statusCode >= 400 && typeof payload === 'string') this.answers.set(reply, payload);
      done();
    });
    instance.addHook('onResponse', (request, reply, done) => {
      this.keep(request, reply);
      done();
    });
  }

  override async beforeApplicationShutdown(): Promise<void> {
    await super.beforeApplicationShutdown();
    await this.round().catch(() => undefined);
  }

  protected async round(): Promise<void> {
    const { waiting, lost } = this;
    if (waiting.length === 0 && lost.size === 0) return;
    this.waiting = [];
    this.lost = new Map();
    await transactional(this.em, async (tx) => {
      // Nobody waits for these rows, and a crash may take the last half second of them with it.
      await rows(tx, 'set local synchronous_commit = off');
      await insertRequests(tx, waiting);
      await insertLosses(tx, lost);
    });
  }

  private keep(request: IdentifiedRequest, reply: FastifyReply): void {
    const ownerId = request.user?.userId;
    if (ownerId === undefined || !request.url.startsWith(API) || request.url.startsWith(OWN_PATH)) return;
    if (isConfidential(request)) return;
    if (this.waiting.length >= MOST_WAITING) {
      this.lost.set(ownerId, (this.lost.get(ownerId) ?? 0) + 1);
      return;
    }
    const durationMs = Math.round(reply.elapsedTime);
    this.waiting.push({
      request, ownerId, ipAddress: addressOf(request), status: reply.statusCode, durationMs,
      answer: this.answers.get(reply) ?? null,
      createdAt: new Date(Date.now() - durationMs),
    });
  }
}

// Fastify asks the socket, which is gone when its caller hung up.
const addressOf = (request: IdentifiedRequest): string => (request.socket.destroyed ? GONE : request.ip);

const insertRequests = async (tx: EntityManager, recorded: readonly Recorded[]): Promise<void> => {
  if (recorded.length === 0) return;
  const told = recorded.map(({ request }) => {
    const [path = '', query] = request.url.split('?', 2);
    return { path: redactHeader(path, MOST_HEADER_CHARACTERS), query: redactQuery(query), ...bodyOf(request) };
  });
  const header = (name: string): (string | null)[] => recorded.map(({ request }) => {
    const value = request.headers[name];
    return typeof value === 'string' ? redactHeader(value, MOST_HEADER_CHARACTERS) : null;
  });
  await rows(tx, `
    insert into request_log (owner_id, api_key_id, request_id, method, path, query, status, duration_ms,
                             idempotency_key, ip_address, user_agent, body, body_bytes, answer, created_at)
    select owner_id, api_key_id, request_id, method, path, query, status, duration_ms, idempotency_key, ip_address,
           user_agent, nullif(body, ''), body_bytes, nullif(answer, ''), created_at
    from unnest($1::uuid[], $2::text[], $3::text[], $4::text[], $5::text[], $6::smallint[], $7::integer[], $8::text[],
                $9::text[], $10::text[], ${jsonTexts('$11')}, $12::integer[], ${jsonTexts('$13')}, $14::timestamptz[],
                $15::uuid[])
      as r (owner_id, request_id, method, path, query, status, duration_ms, idempotency_key, ip_address, user_agent,
            body, body_bytes, answer, created_at, api_key_id)`, [
    column(recorded.map((r) => r.ownerId)), recorded.map((r) => r.request.id), recorded.map((r) => r.request.method),
    told.map((t) => t.path), told.map((t) => t.query), column(recorded.map((r) => r.status)),
    column(recorded.map((r) => r.durationMs)), header('idempotency-key'), recorded.map((r) => r.ipAddress),
    header('user-agent'), jsonColumn(told.map((t) => t.body)), column(told.map((t) => t.bytes)),
    jsonColumn(recorded.map((r) => answerOf(r.answer))), column(recorded.map((r) => r.createdAt.toISOString())),
    column(recorded.map((r) => r.request.user?.apiKey?.id)),
  ]);
};

const insertLosses = async (tx: EntityManager, lost: ReadonlyMap<string, number>): Promise<void> => {
  if (lost.size === 0) return;
  await rows(tx, `
    insert into request_log_loss as l (owner_id, hour, requests)
    select owner_id, date_trunc('hour', clock_timestamp()), requests from unnest($1::uuid[], $2::bigint[])
      as n (owner_id, requests) order by owner_id
    on conflict (owner_id, hour) do update set requests = l.requests + excluded.requests`,
    [column([...lost.keys()]), column([...lost.values()])]);
};

// An empty text stands for none. A body that is too large is told by its size alone.
const bodyOf = ({ body }: IdentifiedRequest): { body: string; bytes: number | null } => {
  if (typeof body !== 'object' || body === null || Object.getPrototypeOf(body) !== Object.prototype) {
    return { body: '', bytes: null };
  }
  const bytes = Buffer.byteLength(JSON.stringify(body));
  return { body: bytes > MOST_BODY_BYTES ? '' : JSON.stringify(redactBody(body)), bytes };
};

const answerOf = (answer: string | null): string =>
  (answer === null || answer.length > MOST_ANSWER_CHARACTERS ? '' : JSON.stringify(redactBody(parsed(answer))));

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
};
