import { Injectable } from '@nestjs/common';
import { Clock } from './clock.ts';
import { column, jsonColumn, jsonTexts, type Tx } from './database/sql.ts';
import { command, run } from './database/statement.ts';
import type { Actor, Role } from './http/access/actor.ts';

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

const RECORD = command(`
      insert into audit_event (action, resource, resource_id, actor_id, actor_role, ip_address, request_id, severity,
                               details, type, api_key_id, created_at)
      select action, resource, resource_id, actor_id, actor_role, ip_address, request_id, severity, details::jsonb,
             type, api_key_id, $12
      from unnest($1::text[], $2::text[], $3::text[], $4::uuid[], $5::text[], $6::text[], $7::text[], $8::text[],
                  ${jsonTexts('$9')}, $10::text[], $11::uuid[])
        as e (action, resource, resource_id, actor_id, actor_role, ip_address, request_id, severity, details, type,
              api_key_id)`);

/** Writes audit events in the transaction of the change they tell of; those with a type are the outbox as well. */
@Injectable()
export class EventLog {
  constructor(private readonly clock: Clock) {}

  /** Records events in the order given, all in one statement. */
  async record(tx: Tx, events: AuditInput[]): Promise<void> {
    if (events.length === 0) return;
    await this.clock.sync(tx);
    const actors = events.map((event) => event.actor);
    await run(tx, RECORD, [
      column(events.map((e) => e.action)), column(events.map((e) => e.resource)), events.map((e) => e.resourceId),
      column(actors.map((a) => a?.userId)), column(actors.map((a) => a?.role)), actors.map((a) => a?.ipAddress),
      actors.map((a) => a?.requestId), column(events.map((e) => e.severity)),
      jsonColumn(events.map((e) => JSON.stringify(e.details))), column(events.map((e) => e.type)),
      column(actors.map(apiKeyIdOf)), this.clock.now(),
    ]);
  }
}

const apiKeyIdOf = (actor: AuditInput['actor']): string | undefined =>
  (actor !== null && 'apiKey' in actor ? actor.apiKey?.id : undefined);
