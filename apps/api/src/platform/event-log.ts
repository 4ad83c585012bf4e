import { Injectable } from '@nestjs/common';
import { Clock } from './clock.ts';
import { rows, type Tx } from './database/sql.ts';
import type { Actor, Role } from './http/actor.ts';

export type AuditSeverity = 'info' | 'warning' | 'critical';

/** One thing that happened, as an auditor will read it. */
export interface AuditInput {
  action: string;
  resource: string;
  resourceId: string | null;
  actor: Actor | { userId: string | null; role: Role | null; requestId: string; ipAddress: string } | null;
  severity: AuditSeverity;
  details: Record<string, unknown>;
  /** The name under which subscribers hear of it; without one the event is for auditors alone. */
  type?: string;
}

/** Writes audit events and their outbox rows in the transaction of the change they tell of. */
@Injectable()
export class EventLog {
  constructor(private readonly clock: Clock) {}

  /** Records events in the order given, all in one statement. */
  async record(tx: Tx, events: AuditInput[]): Promise<void> {
    if (events.length === 0) return;
    const input = events.map((event) => ({
      action: event.action,
      resource: event.resource,
      resource_id: event.resourceId,
      actor_id: event.actor?.userId ?? null,
      actor_role: event.actor?.role ?? null,
      ip_address: event.actor?.ipAddress ?? null,
      request_id: event.actor?.requestId ?? null,
      severity: event.severity,
      details: event.details,
      type: event.type ?? null,
    }));
    await rows(tx, `
      with input as (
        select * from rows from (jsonb_to_recordset($1::jsonb) as (
          action text, resource text, resource_id text, actor_id uuid, actor_role text, ip_address text,
          request_id text, severity text, details jsonb, type text)) with ordinality),
      added as (
        insert into audit_event (action, resource, resource_id, actor_id, actor_role, ip_address, request_id,
                                 severity, details, created_at)
        select action, resource, resource_id, actor_id, actor_role, ip_address, request_id, severity, details, $2
        from input order by ordinality
        returning id),
      numbered as (select id, row_number() over (order by id) as ordinality from added)
      insert into outbox_event (audit_event_id, type, resource_id, payload, created_at)
      select n.id, i.type, i.resource_id, i.details, $2
      from input i join numbered n using (ordinality) where i.type is not null order by n.id`,
      [JSON.stringify(input), this.clock.now()]);
  }
}
