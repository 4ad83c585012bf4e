import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { rows } from '../../../platform/database/sql.ts';
import type { Actor } from '../../../platform/http/access/actor.ts';
import type { ReportScheduleDto } from './schedule.dto.ts';
import {
  IS_VISIBLE_SCHEDULE, SCHEDULE_COLUMNS, toScheduleDto, type ScheduleRow,
} from './report-schedule-records.service.ts';

/** Reads the schedules that an officer may see. */
@Injectable()
export class ReportSchedulesQueries {
  constructor(private readonly em: EntityManager) {}

  /** Lists schedules, newest first. */
  async list(actor: Actor): Promise<ReportScheduleDto[]> {
    const found = await rows<ScheduleRow>(this.em.fork(),
      `select ${SCHEDULE_COLUMNS} where ${IS_VISIBLE_SCHEDULE} order by s.ordinal desc`, [actor.role, actor.bankId]);
    return found.map(toScheduleDto);
  }
}
