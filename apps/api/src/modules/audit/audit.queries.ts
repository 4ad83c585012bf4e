import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { inOrder, type ListOrders, type PageOrder } from '../../platform/database/list-order.ts';
import { row, rows } from '../../platform/database/sql.ts';
import type { Actor, Role } from '../../platform/http/access/actor.ts';
import { invalid, notFound } from '../../platform/http/problems/refusal.ts';
import { MATCHES, parametersOf, IS_VISIBLE_EVENT } from './audit-filter.ts';
import { COMMON, SoughtNamesQueries, type SoughtNames } from './sought-names.queries.ts';
import type { AuditEntryDto, AuditFilter, FieldChangeDto, ListAuditQuery } from './audit.dto.ts';

interface EntryRow {
  id: string;
  action: string;
  resource: string;
  resource_id: string | null;
  actor_id: string | null;
  actor_name: string | null;
  actor_role: Role | null;
  api_key_id: string | null;
  api_key_name: string | null;
  ip_address: string | null;
  details: Record<string, unknown>;
  severity: AuditEntryDto['severity'];
  request_id: string | null;
  height: string | null;
  record_hash: Buffer | null;
  created_at: Date;
}

const EVENT_ID = /^[1-9]\d{0,17}$/;

const ENTRIES = `
  select e.id, e.action, e.resource, e.resource_id, e.actor_id, u.name as actor_name, e.actor_role, e.api_key_id,
         k.name as api_key_name, e.ip_address, e.details, e.severity, e.request_id, l.height, l.record_hash,
         e.created_at
  from audit_event e
  left join app_user u on u.id = e.actor_id
  left join api_key k on k.id = e.api_key_id
  left join block_leaf l on l.event_id = e.id`;

const ORDERS: ListOrders = { recorded: 'e.id', cursor: '$16::bigint', lastRecorded: '$16' };

const onPage = ({ beyond }: PageOrder): string => `${MATCHES} and ${beyond}`;

// Each person's first, in the order of the index by person: asked for by `=` alone, the planner may take the order of
// all events, and look through those of everybody for each who rarely acts.
const firstOfEach = (page: PageOrder, more = ''): string => `
  select s.id from app_user a
  cross join lateral (
    select e.id from audit_event e
    where e.actor_id >= a.id and e.actor_id <= a.id and ${onPage(page)} ${more}
    order by ${page.by.replace('e.id', 'e.actor_id')}, ${page.by} limit $17) s
  where a.id = $2 or ($1 = 'bank' and a.bank_id = $3)`;

const firstOfAll = (page: PageOrder, more = ''): string => `
  (select e.id from audit_event e where ${IS_VISIBLE_EVENT} and ${onPage(page)} ${more} order by ${page.by} limit $17)`;

const firstOfEachName = (names: string, column: string, more: string, page: PageOrder): string => `
  select s.id from unnest(${names}::text[]) as n (name) cross join lateral (
    select e.id from audit_event e where e.${column} = n.name ${more} and ${IS_VISIBLE_EVENT} and ${onPage(page)}
    order by ${page.by} limit $17) s`;

/**
 * The first events of each thing that words may mean, by the index of its kind. What most events are is met at once
 * from the newest back; one request has few events, and they are read before they are put in order.
 */
const firstMeant = (actor: Actor, { actions, resources }: SoughtNames, page: PageOrder): string => {
  const isCommon = resources.includes(COMMON.resource) ? `and e.resource = '${COMMON.resource}'`
    : actions.includes(COMMON.action) ? `and e.action = '${COMMON.action}'` : null;
  return [
    firstOfEachName('$4', 'action', `and e.action <> '${COMMON.action}'`, page),
    firstOfEachName('$13', 'resource', `and e.resource <> '${COMMON.resource}'`, page),
    firstOfEachName('$14', 'ip_address', '', page),
    `select e.id from (
       select * from audit_event where request_id >= $15 and request_id < $15 || chr(127) offset 0) e
     where ${IS_VISIBLE_EVENT} and ${onPage(page)}`,
    ...(isCommon === null ? [] : [(actor.role === 'admin' ? firstOfAll : firstOfEach)(page, isCommon)]),
  ].join(' union ');
};

const textOf = (value: unknown): string | null =>
  (value === null || value === undefined ? null : typeof value === 'string' ? value : JSON.stringify(value));

// An event that changes a field tells its new value and, beside it, the previous one.
const changesOf = (details: Record<string, unknown>): FieldChangeDto[] =>
  Object.entries(details).filter(([name]) => /^previous[A-Z]/.test(name)).map(([name, before]) => {
    const field = name.charAt(8).toLowerCase() + name.slice(9);
    return { field, before: textOf(before), after: textOf(details[field]) };
  }).filter(({ before, after }) => before !== after);

const toDto = (e: EntryRow): AuditEntryDto => ({
  id: e.id,
  action: e.action,
  resource: e.resource,
  resourceId: e.resource_id,
  userId: e.actor_id,
  userName: e.actor_name,
  actorRole: e.actor_role,
  apiKeyId: e.api_key_id,
  apiKeyName: e.api_key_name,
  ipAddress: e.ip_address,
  details: e.details,
  changes: changesOf(e.details),
  severity: e.severity,
  requestId: e.request_id,
  blockHeight: e.height === null ? null : Number(e.height),
  recordHash: e.record_hash?.toString('hex') ?? null,
  createdAt: new Date(e.created_at).toISOString(),
});

/** Reads the audit log that the caller may see. */
@Injectable()
export class AuditQueries {
  constructor(private readonly em: EntityManager, private readonly sought: SoughtNamesQueries) {}

  /** Lists events, newest first unless asked otherwise. */
  async list(actor: Actor, query: ListAuditQuery): Promise<AuditEntryDto[]> {
    if (query.before !== undefined && !EVENT_ID.test(query.before)) {
      throw invalid([{ field: 'before', message: 'before must be the id of the last event of the previous page.' }]);
    }
    const page = inOrder(ORDERS, query.sort);
    const sought = await this.sought.of(query.q);
    const first = sought === null ? (actor.role === 'admin' ? firstOfAll : firstOfEach)(page)
      : firstMeant(actor, sought, page);
    const found = await rows<EntryRow>(this.em.fork(), `${ENTRIES} where e.id in (${first})
      order by ${page.by} limit $17`, [...parametersOf(actor, query, sought), query.before ?? null, query.limit]);
    return found.map(toDto);
  }

  /** Reads one event; one out of reach is not there. */
  async get(actor: Actor, id: string): Promise<AuditEntryDto> {
    const [found] = EVENT_ID.test(id)
      ? await rows<EntryRow>(this.em.fork(), `${ENTRIES} where e.id = $4 and ${IS_VISIBLE_EVENT}`,
        [actor.role, actor.userId, actor.bankId, id])
      : [];
    if (!found) throw notFound('audit event');
    return toDto(found);
  }

  /** How many events match a filter, and the id of the newest of them, beyond which nothing was counted. */
  async count(actor: Actor, filter: AuditFilter): Promise<{ events: number; newest: bigint }> {
    const { events, newest } = await row<{ events: string; newest: string }>(this.em.fork(), `
      select count(*) as events, coalesce(max(e.id), 0) as newest from audit_event e
      where ${IS_VISIBLE_EVENT} and ${MATCHES}`, parametersOf(actor, filter, await this.sought.of(filter.q)));
    return { events: Number(events), newest: BigInt(newest) };
  }
}
