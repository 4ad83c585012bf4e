import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock, dayOf } from '../../platform/clock.ts';
import { row } from '../../platform/database/sql.ts';
import type { Actor } from '../../platform/http/access/actor.ts';
import { MATCHES, parametersOf, IS_VISIBLE_EVENT } from './audit-filter.ts';
import { SoughtNamesQueries } from './sought-names.queries.ts';
import type { AuditFilter, AuditPersonDto, AuditStatsDto, CountDto } from './audit.dto.ts';

interface StatsRow {
  total: string;
  today: string;
  critical: string;
  people: string;
  top_actions: CountDto[] | null;
  top_resources: CountDto[] | null;
  actions: string[] | null;
  resources: string[] | null;
  visible_people: AuditPersonDto[] | null;
}

const TOP = 5;
const MOST_PEOPLE = 200;

// The names an administrator can filter by are few among many events: they are sought one after another, each by the
// index of all but the most common name, which is looked for alone.
const namesIn = (columnName: 'action' | 'resource', common: string): string => `
  (with recursive step as (
     (select ${columnName} as name from audit_event where ${columnName} <> '${common}' order by ${columnName} limit 1)
     union all
     select (select ${columnName} from audit_event e
             where ${columnName} <> '${common}' and ${columnName} > step.name order by ${columnName} limit 1)
     from step where name is not null)
   select name from step where name is not null
   union
   select ${columnName} from (select ${columnName} from audit_event where ${columnName} = '${common}' limit 1) c)`;

const namesOfAll = { action: namesIn('action', 'transaction_send'), resource: namesIn('resource', 'transaction') };
const namesOfSome = (columnName: 'action' | 'resource'): string =>
  `(select distinct e.${columnName} as name from audit_event e where ${IS_VISIBLE_EVENT})`;

const top = (columnName: 'action' | 'resource'): string => `
  (select json_agg(t) from (select ${columnName} as name, sum(events)::int as count from matching
                            group by ${columnName} order by sum(events) desc, ${columnName} limit ${TOP}) t)`;

/** Counts the audit log that the caller may see. */
@Injectable()
export class AuditStatsQueries {
  constructor(
    private readonly em: EntityManager, private readonly clock: Clock, private readonly sought: SoughtNamesQueries,
  ) {}

  /** Counts the events of a filter, and names everything the caller can filter by. */
  async stats(actor: Actor, filter: AuditFilter): Promise<AuditStatsDto> {
    const names = (columnName: 'action' | 'resource'): string =>
      (actor.role === 'admin' ? namesOfAll[columnName] : namesOfSome(columnName));
    const stats = await row<StatsRow>(this.em.fork(), `
      with matching as materialized (
        select action, resource, severity = 'critical' as is_critical, actor_id,
               created_at >= $16::timestamptz as is_today, count(*) as events
        from audit_event e where ${IS_VISIBLE_EVENT} and ${MATCHES}
        group by 1, 2, 3, 4, 5)
      select (select coalesce(sum(events), 0) from matching) as total,
             (select coalesce(sum(events), 0) from matching where is_today) as today,
             (select coalesce(sum(events), 0) from matching where is_critical) as critical,
             (select count(distinct actor_id) from matching) as people,
             ${top('action')} as top_actions, ${top('resource')} as top_resources,
             (select json_agg(name order by name) from ${names('action')} n) as actions,
             (select json_agg(name order by name) from ${names('resource')} n) as resources,
             (select json_agg(p) from (
                select id, name from app_user
                where $1 = 'admin' or id = $2 or ($1 = 'bank' and bank_id = $3::uuid)
                order by name, id limit ${MOST_PEOPLE}) p) as visible_people`,
      [...parametersOf(actor, filter, await this.sought.of(filter.q)), `${dayOf(this.clock.now())}T00:00:00.000Z`]);
    return {
      totalEvents: Number(stats.total),
      todayEvents: Number(stats.today),
      criticalEvents: Number(stats.critical),
      activeUsers: Number(stats.people),
      topActions: stats.top_actions ?? [],
      topResources: stats.top_resources ?? [],
      actions: stats.actions ?? [],
      resources: stats.resources ?? [],
      people: stats.visible_people ?? [],
    };
  }
}
