import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock.ts';
import { rows } from '../../../platform/database/sql.ts';
import type { Actor } from '../../../platform/http/access/actor.ts';
import { Refusal } from '../../../platform/http/problems/refusal.ts';
import { UnitOfWork } from '../../../platform/unit-of-work.ts';
import { endOfRunning } from '../period.ts';
import type { ReportScheduleDto } from './schedule.dto.ts';
import { ReportScheduleRecords } from './report-schedule-records.service.ts';

/** Pauses a schedule or lets it go on. */
@Injectable()
export class PauseReportSchedule {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly records: ReportScheduleRecords,
  ) {}

  /** Pauses a schedule or lets it go on, from the period that is running then. */
  async execute(actor: Actor, id: string, isPaused: boolean): Promise<ReportScheduleDto> {
    return this.unitOfWork.commit(async (tx) => {
      const { type, timeZone, pausedBecause } = await this.records.lock(tx, actor, id);
      if (pausedBecause === 'owner_deactivated') throw ownerDeactivated();
      if ((pausedBecause !== null) === isPaused) return this.records.find(tx, actor, id);
      const now = this.clock.now();
      await rows(tx, `
        update report_schedule set is_paused = $2, next_at = case when $2 then next_at else $3 end where id = $1`,
        [id, isPaused, endOfRunning(type, timeZone, now)]);
      const action = isPaused ? 'report_schedule_pause' : 'report_schedule_resume';
      await this.records.record(tx, actor, id, action, { type, timeZone });
      return this.records.find(tx, actor, id);
    });
  }
}

const ownerDeactivated = (): Refusal => new Refusal(409, 'SCHEDULE_OWNER_DEACTIVATED',
  'Whoever made the schedule is deactivated; it goes on when they are let in again.');
