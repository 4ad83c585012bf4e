import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock.ts';
import { row, rows } from '../../platform/database/sql.ts';
import type { Actor, Role } from '../../platform/http/actor.ts';
import { invalid } from '../../platform/http/refusal.ts';
import type { AuditEntryDto, AuditFilter, AuditStatsDto, CountDto, ListAuditQuery } from './audit.dto.ts';

interface EntryRow {
  id: string;
  action: string;
  resource: string;
  resource_id: string | null;
  actor_id: string | null;
  actor_name: string | null;
  actor_role: Role | null;
  ip_address: string | null;
  details: Record<string, unknown>;
  severity: AuditEntryDto['severity'];
  request_id: string | null;
  height: string | null;
  created_at: Date;
}

interface StatsRow {
  total: string;
  today: string;
  critical: string;
  people: string;
  top_actions: CountDto[] | null;
  top_resources: CountDto[] | null;
  actions: string[] | null;
  resources: string[] | null;
}

const TOP = 5;

// Everybody sees what they did themselves; a bank also what its people did; the administrator sees all.
const WITHIN_REACH = `
  ($1::text = 'admin' or e.actor_id = $2::uuid
    or ($1 = 'bank' and e.actor_id in (select id from app_user where bank_id = $3::uuid)))`;

// The clocks of all processes agree to within an hour; see events_before.
const MATCHES = `
  ($4::text is null or e.action ilike $4 or e.resource ilike $4 or e.ip_address ilike $4 or e.request_id ilike $4)
  and ($5::text is null or e.action = $5)
  and ($6::text is null or e.resource = $6)
  and ($7::text is null or e.severity = $7)
  and ($8::uuid is null or e.actor_id = $8)
  and ($9::text is null or e.resource_id = $9)
  and ($10::timestamptz is null or (e.created_at >= $10 and e.id > events_before($10 - interval '1 hour')))
  and ($11::timestamptz is null or (e.created_at < $11 and e.id <= events_before($11 + interval '1 hour')))`;

const ON_PAGE = `${MATCHES} and ($12::bigint is null or e.id < $12)`;

// Each person's newest: who rarely acts is not sought among all the others' events.
const NEWEST_WITHIN_REACH = `e.id in (
  select s.id from app_user a
  cross join lateral (
    select e.id from audit_event e where e.actor_id = a.id and ${ON_PAGE} order by e.id desc limit $13) s
  where a.id = $2 or ($1 = 'bank' and a.bank_id = $3))`;

const parametersOf = (actor: Actor, filter: AuditFilter): unknown[] => [
  actor.role, actor.userId, actor.bankId,
  filter.q === undefined ? null : `%${filter.q.replace(/[\\%_]/g, '\\$&')}%`,
  filter.action ?? null, filter.resource ?? null, filter.severity ?? null, filter.userId ?? null,
  filter.resourceId ?? null, filter.from ?? null, filter.to ?? null,
];

const toDto = (e: EntryRow): AuditEntryDto => ({
  id: e.id,
  action: e.action,
  resource: e.resource,
  resourceId: e.resource_id,
  userId: e.actor_id,
  userName: e.actor_name,
  actorRole: e.actor_role,
  ipAddress: e.ip_address,
  details: e.details,
  severity: e.severity,
  requestId: e.request_id,
  blockHeight: e.height === null ? null : Number(e.height),
  createdAt: new Date(e.created_at).toISOString(),
});

/** Reads the audit log within the caller's reach. */
@Injectable()
export class AuditQueries {
  constructor(private readonly em: EntityManager, private readonly clock: Clock) {}

  /** Lists events, newest first. */
  async list(actor: Actor, query: ListAuditQuery): Promise<AuditEntryDto[]> {
    if (query.before !== undefined && !/^[1-9]\d{0,17}$/.test(query.before)) {
      throw invalid([{ field: 'before', message: 'before must be the id of the last event of the previous page.' }]);
    }
    const found = await rows<EntryRow>(this.em.fork(), `
      select e.id, e.action, e.resource, e.resource_id, e.actor_id, u.name as actor_name, e.actor_role, e.ip_address,
             e.details, e.severity, e.request_id, l.height, e.created_at
      from audit_event e
      left join app_user u on u.id = e.actor_id
      left join block_leaf l on l.event_id = e.id
      where ${actor.role === 'admin' ? `${WITHIN_REACH} and ${ON_PAGE}` : NEWEST_WITHIN_REACH}
      order by e.id desc limit $13`, [...parametersOf(actor, query), query.before ?? null, query.limit]);
    return found.map(toDto);
  }

  /** Counts the events of a filter, and names every action and resource the caller can filter by. */
  async stats(actor: Actor, filter: AuditFilter): Promise<AuditStatsDto> {
    const midnight = `${this.clock.now().toISOString().slice(0, 10)}T00:00:00.000Z`;
    const top = (column: string): string => `
      (select json_agg(t) from (select ${column} as name, count(*)::int as count from matching
                                group by ${column} order by count(*) desc, ${column} limit ${String(TOP)}) t)`;
    const stats = await row<StatsRow>(this.em.fork(), `
      with reachable as (select e.* from audit_event e where ${WITHIN_REACH}),
      matching as (select e.* from reachable e where ${MATCHES})
      select (select count(*) from matching) as total,
             (select count(*) from matching where created_at >= $12::timestamptz) as today,
             (select count(*) from matching where severity = 'critical') as critical,
             (select count(distinct actor_id) from matching) as people,
             ${top('action')} as top_actions, ${top('resource')} as top_resources,
             (select json_agg(distinct action order by action) from reachable) as actions,
             (select json_agg(distinct resource order by resource) from reachable) as resources`,
      [...parametersOf(actor, filter), midnight]);
    return {
      totalEvents: Number(stats.total),
      todayEvents: Number(stats.today),
      criticalEvents: Number(stats.critical),
      activeUsers: Number(stats.people),
      topActions: stats.top_actions ?? [],
      topResources: stats.top_resources ?? [],
      actions: stats.actions ?? [],
      resources: stats.resources ?? [],
    };
  }
}
