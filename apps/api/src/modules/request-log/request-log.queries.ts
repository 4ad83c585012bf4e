import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { inOrder, type ListOrders } from '../../platform/database/list-order.ts';
import { rows } from '../../platform/database/sql.ts';
import { countAll, tables, type Row } from '../../platform/database/tables.ts';
import type { Actor } from '../../platform/http/access/actor.ts';
import { notFound } from '../../platform/http/problems/refusal.ts';
import { KEPT_DAYS, MOST_KEPT } from './request-log-sweeper.service.ts';
import type {
  ListRequestsQuery, LoggedRequestDetailDto, LoggedRequestDto, RequestOutcome, RequestLogCoverageDto, RequestSource,
} from './request-log.dto.ts';

const COLUMNS = [
  'id', 'request_id', 'method', 'path', 'query', 'status', 'duration_ms', 'api_key_id', 'idempotency_key',
  'user_agent', 'created_at',
] as const;

type RequestRow = Row<'request_log', (typeof COLUMNS)[number]>;

const REQUEST_ID = /^[1-9]\d{0,14}$/;
const STATUSES: Record<RequestOutcome, [least: number, most: number]> = {
  succeeded: [100, 399], refused: [400, 499], failed: [500, 599],
};

const ORDERS: ListOrders<'duration'> = {
  recorded: 'id',
  cursor: '$10::bigint',
  lastRecorded: '$10',
  keys: { duration: 'duration_ms' },
  last: 'from request_log where id = $10 and owner_id = $1',
};

// A browser with a sign-in is the console: no other page may send its requests.
const BROWSER = 'Mozilla/';
const SOURCE = `
  case when api_key_id is not null then 'key' when user_agent like '${BROWSER}%' then 'console' else 'session' end`;

const sourceOf = ({ api_key_id: key, user_agent: agent }: RequestRow): RequestSource =>
  (key !== null ? 'key' : agent?.startsWith(BROWSER) ? 'console' : 'session');

const toDto = (r: RequestRow): LoggedRequestDto => ({
  id: r.id,
  requestId: r.request_id,
  method: r.method,
  path: r.path,
  query: r.query,
  status: r.status,
  durationMs: r.duration_ms,
  apiKeyId: r.api_key_id,
  source: sourceOf(r),
  idempotencyKey: r.idempotency_key,
  createdAt: new Date(r.created_at).toISOString(),
});

const json = (text: string | null): Record<string, unknown> | null =>
  (text === null ? null : JSON.parse(text) as Record<string, unknown>);

/** Reads what people's own programs asked of the API. */
@Injectable()
export class RequestLogQueries {
  constructor(private readonly em: EntityManager) {}

  /** The caller's requests, newest first unless another order is asked for. */
  async list(actor: Actor, query: ListRequestsQuery): Promise<LoggedRequestDto[]> {
    const page = inOrder(ORDERS, query.sort);
    const [least, most] = query.outcome === undefined ? [null, null] : STATUSES[query.outcome];
    const found = await rows<RequestRow>(this.em.fork(), `
      select ${COLUMNS.join()} from request_log
      where owner_id = $1 and ($2::text is null or method = $2) and ($3::smallint is null or status between $3 and $4)
        and ($5::text is null or path ilike $6 or request_id = $5 or idempotency_key = $5)
        and ($7::uuid is null or api_key_id = $7) and ($8::timestamptz is null or created_at >= $8)
        and ($9::timestamptz is null or created_at < $9)
        and ($12::text is null or case $12 when 'programs' then ${SOURCE} <> 'console' else ${SOURCE} = $12 end)
        and ${page.beyond}
      order by ${page.by} limit $11`, [
      actor.userId, query.method ?? null, least, most, query.q ?? null,
      query.q === undefined ? null : `%${query.q.replace(/[\\%_]/g, '\\$&')}%`, query.apiKey ?? null,
      query.from ?? null, query.to ?? null, query.before ?? null, query.limit,
      query.source ?? null,
    ]);
    return found.map(toDto);
  }

  /** One request of the caller's. */
  async get(actor: Actor, id: string): Promise<LoggedRequestDetailDto> {
    const found = REQUEST_ID.test(id) ? await tables(this.em.fork()).selectFrom('request_log')
      .select([...COLUMNS, 'ip_address', 'body', 'body_bytes', 'answer'])
      .where('id', '=', id).where('owner_id', '=', actor.userId).executeTakeFirst() : undefined;
    if (!found) throw notFound('logged request');
    return {
      ...toDto(found), ipAddress: found.ip_address, userAgent: found.user_agent, body: json(found.body),
      bodyBytes: found.body_bytes, answer: json(found.answer),
    };
  }

  /** How much of what the caller asked is kept, and how much was lost. */
  async coverage(actor: Actor): Promise<RequestLogCoverageDto> {
    const known = tables(this.em.fork());
    const { kept } = await known.selectFrom('request_log').select(countAll().as('kept'))
      .where('owner_id', '=', actor.userId).executeTakeFirstOrThrow();
    const { lost } = await known.selectFrom('request_log_loss')
      .select((loss) => loss.fn.coalesce(loss.fn.sum<string>('requests'), sql.lit('0')).as('lost'))
      .where('owner_id', '=', actor.userId)
      .where('hour', '>', sql<string>`clock_timestamp() - ${KEPT_DAYS} * interval '1 day'`).executeTakeFirstOrThrow();
    return { keptDays: KEPT_DAYS, mostKept: MOST_KEPT, kept, lost: Number(lost) };
  }
}
