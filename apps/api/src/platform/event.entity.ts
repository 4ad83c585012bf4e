import { defineEntity, p } from '@mikro-orm/postgresql';
import type { Role } from './http/access/actor.ts';

/** What happened, who did it, and, where it has a type, what subscribers are told of it. */
export const AuditEvent = defineEntity({
  name: 'AuditEvent',
  tableName: 'audit_event',
  properties: {
    id: p.bigint().primary().autoincrement(),
    xid: p.text().columnType('xid8').defaultRaw('pg_current_xact_id()'),
    type: p.text().nullable(),
    action: p.text(),
    resource: p.text(),
    resourceId: p.text().nullable(),
    actorId: p.uuid().nullable(),
    actorRole: p.text().$type<Role>().nullable(),
    apiKeyId: p.uuid().nullable(),
    ipAddress: p.text().nullable(),
    requestId: p.text().nullable(),
    severity: p.enum(['info', 'warning', 'critical']),
    details: p.json<Record<string, unknown>>().defaultRaw("'{}'::jsonb"),
    createdAt: p.datetime(3),
  },
});

/** The place of an event in the order in which subscribers are told of events. */
export const EventPosition = defineEntity({
  name: 'EventPosition',
  tableName: 'event_position',
  properties: {
    position: p.bigint().primary().autoincrement(false),
    eventId: p.bigint(),
  },
});

/** How far events have been put in order: every transaction before the horizon has ended. */
export const EventRelay = defineEntity({
  name: 'EventRelay',
  tableName: 'event_relay',
  properties: {
    isOnly: p.boolean().primary().default(true),
    horizon: p.text().columnType('xid8').defaultRaw("'0'::xid8"),
  },
});
