import type { Actor } from '../../platform/http/access/actor.ts';
import type { AuditFilter } from './audit.dto.ts';
import type { SoughtNames } from './sought-names.queries.ts';

/** Everybody sees what they did themselves; a bank also what its people did; the administrator sees all. */
export const IS_VISIBLE_EVENT = `
  ($1::text = 'admin' or e.actor_id = $2::uuid
    or ($1 = 'bank' and e.actor_id in (select id from app_user where bank_id = $3::uuid)))`;

/** The filter as a condition; the clocks of all processes agree to within an hour, see events_before. */
export const MATCHES = `
  ($4::text[] is null or e.action = any($4) or e.resource = any($13) or e.ip_address = any($14)
    or (e.request_id >= $15 and e.request_id < $15 || chr(127)))
  and ($5::text is null or e.action = $5)
  and ($6::text is null or e.resource = $6)
  and ($7::text is null or e.severity = $7)
  and ($8::uuid is null or e.actor_id = $8)
  and ($9::text is null or e.resource_id = $9)
  and ($10::text is null or e.ip_address = $10)
  and ($11::timestamptz is null or (e.created_at >= $11 and e.id > events_before($11 - interval '1 hour')))
  and ($12::timestamptz is null or (e.created_at < $12 and e.id <= events_before($12 + interval '1 hour')))`;

/** The parameters of both conditions, $1 to $15; the words that are sought are told by what they may mean. */
export const parametersOf = (actor: Actor, filter: AuditFilter, sought: SoughtNames | null): unknown[] => [
  actor.role, actor.userId, actor.bankId,
  sought?.actions ?? null,
  filter.action ?? null, filter.resource ?? null, filter.severity ?? null, filter.userId ?? null,
  filter.resourceId ?? null, filter.ipAddress ?? null, filter.from ?? null, filter.to ?? null,
  sought?.resources ?? null, sought?.addresses ?? null, sought?.request ?? null,
];
