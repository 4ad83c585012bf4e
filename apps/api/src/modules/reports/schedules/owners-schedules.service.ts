import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock.ts';
import { rows, type Tx } from '../../../platform/database/sql.ts';
import { EventLog } from '../../../platform/event-log.ts';
import type { Actor } from '../../../platform/http/access/actor.ts';
import { endOfRunning, type ScheduleType } from '../period.ts';

interface OwnSchedule {
  id: string;
  type: ScheduleType;
  timeZone: string;
}

/** Lets the schedules of a person stand still while that person is shut out. */
@Injectable()
export class OwnersSchedules {
  constructor(private readonly events: EventLog, private readonly clock: Clock) {}

  /** Puts on record that a person's schedules pause; that the owner is deactivated is what pauses them. */
  async pause(tx: Tx, actor: Actor, ownerId: string): Promise<void> {
    for (const schedule of await runningOf(tx, ownerId)) {
      await this.record(tx, actor, 'report_schedule_pause', schedule, 'owner_deactivated');
    }
  }

  /** Lets them go on, from the periods that are running now. */
  async resume(tx: Tx, actor: Actor, ownerId: string): Promise<void> {
    const now = this.clock.now();
    for (const schedule of await runningOf(tx, ownerId)) {
      const { id, type, timeZone } = schedule;
      await rows(tx, 'update report_schedule set next_at = $2 where id = $1', [id, endOfRunning(type, timeZone, now)]);
      await this.record(tx, actor, 'report_schedule_resume', schedule, 'owner_reactivated');
    }
  }

  private record(tx: Tx, actor: Actor, action: string, schedule: OwnSchedule, reason: string): Promise<void> {
    const { id, type, timeZone } = schedule;
    return this.events.record(tx, [{
      action, resource: 'report_schedule', resourceId: id, actor, severity: 'info', details: { type, timeZone, reason },
    }]);
  }
}

const runningOf = (tx: Tx, ownerId: string): Promise<OwnSchedule[]> => rows<OwnSchedule>(tx, `
  select id, type, time_zone as "timeZone" from report_schedule
  where created_by = $1 and removed_at is null and not is_paused order by ordinal for update`, [ownerId]);
