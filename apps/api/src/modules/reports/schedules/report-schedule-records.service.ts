import { Injectable } from '@nestjs/common';
import { rows, type Tx } from '../../../platform/database/sql.ts';
import { EventLog } from '../../../platform/event-log.ts';
import type { Actor } from '../../../platform/http/access/actor.ts';
import { notFound } from '../../../platform/http/problems/refusal.ts';
import { isId } from '../../../platform/ids.ts';
import { type ScheduleType } from '../period.ts';
import type { PauseReason, ReportScheduleDto } from './schedule.dto.ts';

export interface ScheduleRow {
  id: string;
  type: ScheduleType;
  time_zone: string;
  is_paused: boolean;
  is_owner_deactivated: boolean;
  next_at: Date;
  bank_name: string | null;
  created_by: string;
  created_at: Date;
}

// A bank's schedules are its own; those about everybody's payments are the administrator's.
export const IS_VISIBLE_SCHEDULE = `s.removed_at is null and ($1::text = 'admin' or s.bank_id = $2::uuid)`;

export const SCHEDULE_COLUMNS = `
  s.id, s.type, s.time_zone, s.is_paused, u.deactivated_at is not null as is_owner_deactivated, s.next_at,
  b.name as bank_name, u.name as created_by, s.created_at
  from report_schedule s left join bank b on b.id = s.bank_id join app_user u on u.id = s.created_by`;

/** Finds a schedule that an officer may see, and records what became of it. */
@Injectable()
export class ReportScheduleRecords {
  constructor(private readonly events: EventLog) {}

  // Whether its owner is deactivated stands in another row, which is read once the lock has been waited for.
  async lock(tx: Tx, actor: Actor, id: string): Promise<ReportScheduleDto> {
    await this.find(tx, actor, id);
    await rows(tx, 'select 1 from report_schedule where id = $1 for update', [id]);
    return this.find(tx, actor, id);
  }

  async find(tx: Tx, actor: Actor, id: string): Promise<ReportScheduleDto> {
    const [found] = isId(id) ? await rows<ScheduleRow>(tx,
      `select ${SCHEDULE_COLUMNS} where ${IS_VISIBLE_SCHEDULE} and s.id = $3`, [actor.role, actor.bankId, id]) : [];
    if (!found) throw notFound('report schedule');
    return toScheduleDto(found);
  }

  record(tx: Tx, actor: Actor, id: string, action: string, details: Record<string, unknown>): Promise<void> {
    return this.events.record(tx, [
      { action, resource: 'report_schedule', resourceId: id, actor, severity: 'info', details }]);
  }
}

const reasonOf = (found: ScheduleRow): PauseReason | null => {
  if (found.is_paused) return 'asked';
  return found.is_owner_deactivated ? 'owner_deactivated' : null;
};

export const toScheduleDto = (found: ScheduleRow): ReportScheduleDto => ({
  id: found.id, type: found.type, timeZone: found.time_zone,
  paused: found.is_paused || found.is_owner_deactivated, pausedBecause: reasonOf(found),
  nextAt: new Date(found.next_at).toISOString(), bankName: found.bank_name, createdBy: found.created_by,
  createdAt: new Date(found.created_at).toISOString(),
});
