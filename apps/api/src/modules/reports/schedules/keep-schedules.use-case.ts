import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock.ts';
import { rows, type Tx } from '../../../platform/database/sql.ts';
import { EventLog } from '../../../platform/event-log.ts';
import type { Actor } from '../../../platform/http/access/actor.ts';
import { notFound, Refusal } from '../../../platform/http/problems/refusal.ts';
import { isId, newId } from '../../../platform/ids.ts';
import { UnitOfWork } from '../../../platform/unit-of-work.ts';
import { endOfRunning, type ScheduleType } from '../period.ts';
import type { CreateReportScheduleDto, PauseReason, ReportScheduleDto } from './schedule.dto.ts';

interface ScheduleRow {
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

const MOST_SCHEDULES = 20;

// A bank's schedules are its own; those about everybody's payments are the administrator's.
const IS_VISIBLE = `s.removed_at is null and ($1::text = 'admin' or s.bank_id = $2::uuid)`;
const COLUMNS = `
  s.id, s.type, s.time_zone, s.is_paused, u.deactivated_at is not null as is_owner_deactivated, s.next_at,
  b.name as bank_name, u.name as created_by, s.created_at
  from report_schedule s left join bank b on b.id = s.bank_id join app_user u on u.id = s.created_by`;

/** Keeps the schedules that an officer may see. */
@Injectable()
export class KeepSchedules {
  constructor(
    private readonly em: EntityManager,
    private readonly unitOfWork: UnitOfWork,
    private readonly events: EventLog,
    private readonly clock: Clock,
  ) {}

  /** Lists schedules, newest first. */
  async list(actor: Actor): Promise<ReportScheduleDto[]> {
    const found = await rows<ScheduleRow>(this.em.fork(),
      `select ${COLUMNS} where ${IS_VISIBLE} order by s.ordinal desc`, [actor.role, actor.bankId]);
    return found.map(toDto);
  }

  async create(actor: Actor, { type, timeZone }: CreateReportScheduleDto): Promise<ReportScheduleDto> {
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
      await this.record(tx, actor, id, 'report_schedule_create', { type, timeZone });
      return this.find(tx, actor, id);
    });
  }

  /** Pauses a schedule or lets it go on, from the period that is running then. */
  async pause(actor: Actor, id: string, isPaused: boolean): Promise<ReportScheduleDto> {
    return this.unitOfWork.commit(async (tx) => {
      const { type, timeZone, pausedBecause } = await this.lock(tx, actor, id);
      if (pausedBecause === 'owner_deactivated') throw ownerDeactivated();
      if ((pausedBecause !== null) === isPaused) return this.find(tx, actor, id);
      const now = this.clock.now();
      await rows(tx, `
        update report_schedule set is_paused = $2, next_at = case when $2 then next_at else $3 end where id = $1`,
        [id, isPaused, endOfRunning(type, timeZone, now)]);
      const action = isPaused ? 'report_schedule_pause' : 'report_schedule_resume';
      await this.record(tx, actor, id, action, { type, timeZone });
      return this.find(tx, actor, id);
    });
  }

  async remove(actor: Actor, id: string): Promise<void> {
    await this.unitOfWork.commit(async (tx) => {
      const { type, timeZone } = await this.lock(tx, actor, id);
      await rows(tx, 'update report_schedule set removed_at = $2 where id = $1', [id, this.clock.now()]);
      await this.record(tx, actor, id, 'report_schedule_remove', { type, timeZone });
    });
  }

  private async refuseTooMany(tx: Tx, actor: Actor): Promise<void> {
    const known = await rows(
      tx, `select s.id from report_schedule s where ${IS_VISIBLE}`, [actor.role, actor.bankId]);
    if (known.length < MOST_SCHEDULES) return;
    throw new Refusal(409, 'TOO_MANY_SCHEDULES', `There are ${MOST_SCHEDULES} schedules already; remove one first.`);
  }

  // Whether its owner is deactivated stands in another row, which is read once the lock has been waited for.
  private async lock(tx: Tx, actor: Actor, id: string): Promise<ReportScheduleDto> {
    await this.find(tx, actor, id);
    await rows(tx, 'select 1 from report_schedule where id = $1 for update', [id]);
    return this.find(tx, actor, id);
  }

  private async find(tx: Tx, actor: Actor, id: string): Promise<ReportScheduleDto> {
    const [found] = isId(id) ? await rows<ScheduleRow>(tx,
      `select ${COLUMNS} where ${IS_VISIBLE} and s.id = $3`, [actor.role, actor.bankId, id]) : [];
    if (!found) throw notFound('report schedule');
    return toDto(found);
  }

  private record(tx: Tx, actor: Actor, id: string, action: string, details: Record<string, unknown>): Promise<void> {
    return this.events.record(tx, [
      { action, resource: 'report_schedule', resourceId: id, actor, severity: 'info', details }]);
  }
}

const ownerDeactivated = (): Refusal => new Refusal(409, 'SCHEDULE_OWNER_DEACTIVATED',
  'Whoever made the schedule is deactivated; it goes on when they are let in again.');

const reasonOf = (found: ScheduleRow): PauseReason | null => {
  if (found.is_paused) return 'asked';
  return found.is_owner_deactivated ? 'owner_deactivated' : null;
};

const toDto = (found: ScheduleRow): ReportScheduleDto => ({
  id: found.id, type: found.type, timeZone: found.time_zone,
  paused: found.is_paused || found.is_owner_deactivated, pausedBecause: reasonOf(found),
  nextAt: new Date(found.next_at).toISOString(), bankName: found.bank_name, createdBy: found.created_by,
  createdAt: new Date(found.created_at).toISOString(),
});
