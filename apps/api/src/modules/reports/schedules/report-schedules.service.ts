import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { row, rows, type Tx } from '../../../platform/database/sql.ts';
import { DueWork, DueWorkRegister } from '../../../platform/due-work.ts';
import { UnitOfWork } from '../../../platform/unit-of-work.ts';
import { dayAt, periodAround, type ScheduleType } from '../period.ts';
import { ReportRegister } from '../report-register.service.ts';

interface DueSchedule {
  id: string;
  bank_id: string | null;
  type: ScheduleType;
  time_zone: string;
  next_at: Date;
}

const IS_RUNNING = `
  removed_at is null and not is_paused
  and not exists (select 1 from app_user u where u.id = created_by and u.deactivated_at is not null)`;

/** Asks for the reports of schedules as soon as their periods are over. */
@Injectable()
export class ReportSchedules extends DueWork {
  readonly name = 'report-schedules';

  constructor(
    register: DueWorkRegister,
    private readonly unitOfWork: UnitOfWork,
    private readonly reports: ReportRegister,
  ) {
    super(register);
  }

  async nextDueAt(em: EntityManager): Promise<Date | null> {
    const { next } = await row<{ next: Date | null }>(em, `
      select min(next_at) as next from report_schedule where ${IS_RUNNING}`);
    return next === null ? null : new Date(next);
  }

  async runDue(at: Date): Promise<number> {
    let done = 0;
    while (await this.runFirst(at)) done++;
    return done;
  }

  // One period of one schedule at a time, so that periods that were missed are reported in their order.
  private runFirst(at: Date): Promise<boolean> {
    return this.unitOfWork.commit(async (tx) => {
      const due = await takeFirst(tx, at);
      if (!due) return false;
      const end = new Date(due.next_at);
      const period = periodAround(due.type, dayAt(new Date(end.getTime() - 1), due.time_zone), due.time_zone);
      const next = periodAround(due.type, dayAt(end, due.time_zone), due.time_zone);
      await this.reports.enter(tx, {
        type: due.type, period, timeZone: due.time_zone, isProvisional: false, bankId: due.bank_id, actor: null,
        scheduleId: due.id,
      });
      await rows(tx, 'update report_schedule set next_at = $2 where id = $1', [due.id, next.to]);
      return true;
    });
  }
}

// Whoever deactivates a person locks that person's schedules. What was running when it was locked is therefore looked
// at again: only a second statement sees that its owner was deactivated in between.
const takeFirst = async (tx: Tx, at: Date): Promise<DueSchedule | undefined> => {
  const [locked] = await rows<{ id: string }>(tx, `
    select id from report_schedule where ${IS_RUNNING} and next_at <= $1
    order by next_at, ordinal limit 1 for update skip locked`, [at]);
  if (!locked) return undefined;
  const [due] = await rows<DueSchedule>(tx, `
    select id, bank_id, type, time_zone, next_at from report_schedule where ${IS_RUNNING} and id = $1`, [locked.id]);
  return due;
};
