import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock.ts';
import { rows, type Tx } from '../../../platform/database/sql.ts';
import type { Actor } from '../../../platform/http/access/actor.ts';
import { Refusal } from '../../../platform/http/problems/refusal.ts';
import { newId } from '../../../platform/ids.ts';
import { UnitOfWork } from '../../../platform/unit-of-work.ts';
import { endOfRunning } from '../period.ts';
import type { CreateReportScheduleDto, ReportScheduleDto } from './schedule.dto.ts';
import { ReportScheduleRecords, IS_VISIBLE_SCHEDULE } from './report-schedule-records.service.ts';

const MOST_SCHEDULES = 20;

/** Makes a schedule of reports. */
@Injectable()
export class CreateReportSchedule {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly records: ReportScheduleRecords,
  ) {}

  async execute(actor: Actor, { type, timeZone }: CreateReportScheduleDto): Promise<ReportScheduleDto> {
    return this.unitOfWork.commit(async (tx) => {
      await this.refuseTooMany(tx, actor);
      const id = newId();
      const now = this.clock.now();
      await rows(tx, `
        insert into report_schedule (id, bank_id, type, time_zone, next_at, created_by, created_at)
        values ($1, $2, $3, $4, $5, $6, $7)`, [
        id, actor.role === 'bank' ? actor.bankId : null, type, timeZone, endOfRunning(type, timeZone, now),
        actor.userId, now,
      ]);
      await this.records.record(tx, actor, id, 'report_schedule_create', { type, timeZone });
      return this.records.find(tx, actor, id);
    });
  }

  private async refuseTooMany(tx: Tx, actor: Actor): Promise<void> {
    const known = await rows(
      tx, `select s.id from report_schedule s where ${IS_VISIBLE_SCHEDULE}`, [actor.role, actor.bankId]);
    if (known.length < MOST_SCHEDULES) return;
    throw new Refusal(409, 'TOO_MANY_SCHEDULES', `There are ${MOST_SCHEDULES} schedules already; remove one first.`);
  }
}
