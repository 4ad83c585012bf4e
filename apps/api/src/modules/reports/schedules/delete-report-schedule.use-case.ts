import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock.ts';
import { rows } from '../../../platform/database/sql.ts';
import type { Actor } from '../../../platform/http/access/actor.ts';
import { UnitOfWork } from '../../../platform/unit-of-work.ts';
import { ReportScheduleRecords } from './report-schedule-records.service.ts';

/** Removes a schedule. */
@Injectable()
export class DeleteReportSchedule {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly records: ReportScheduleRecords,
  ) {}

  async execute(actor: Actor, id: string): Promise<void> {
    await this.unitOfWork.commit(async (tx) => {
      const { type, timeZone } = await this.records.lock(tx, actor, id);
      await rows(tx, 'update report_schedule set removed_at = $2 where id = $1', [id, this.clock.now()]);
      await this.records.record(tx, actor, id, 'report_schedule_remove', { type, timeZone });
    });
  }
}
