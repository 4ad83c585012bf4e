import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock.ts';
import { row, rows, type Tx } from '../../platform/database/sql.ts';
import { EventLog } from '../../platform/event-log.ts';
import type { Actor } from '../../platform/http/access/actor.ts';
import { newId } from '../../platform/ids.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import type { Period } from '../figures/figures.queries.ts';
import type { ReportType } from './period.ts';

/** The queue in which reports wait to be made. */
export const REPORT_QUEUE = 'report';

/** A report that somebody, or a schedule, asks for. */
export interface ReportOrder {
  type: ReportType;
  period: Period;
  timeZone: string;
  isProvisional: boolean;
  bankId: string | null;
  /** Absent when a schedule asks. */
  actor: Actor | null;
  scheduleId: string | null;
}

/** Writes down which reports are wanted, each with the job that makes it. */
@Injectable()
export class ReportRegister {
  constructor(
    private readonly events: EventLog,
    private readonly clock: Clock,
  ) {}

  /** Enters a report and puts its making into the queue; answers its id. */
  async enter(tx: Tx, order: ReportOrder): Promise<string> {
    const { type, period, timeZone, isProvisional, bankId, actor, scheduleId } = order;
    const id = newId();
    await rows(tx, `
      insert into report (id, bank_id, type, from_at, to_at, time_zone, is_provisional, requested_by, schedule_id,
        created_at)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`, [
      id, bankId, type, period.from, period.to, timeZone, isProvisional, actor?.userId ?? null, scheduleId,
      this.clock.now(),
    ]);
    await enqueue(tx, REPORT_QUEUE, [id]);
    await this.events.record(tx, [{
      action: 'report_request', resource: 'report', resourceId: id, actor, severity: 'info', type: 'report.requested',
      details: {
        type, from: period.from.toISOString(), to: period.to.toISOString(), timeZone, provisional: isProvisional,
        scheduleId,
      },
    }]);
    return id;
  }

  /** How many reports of a bank, or of everybody's payments, are still to be made. */
  async waiting(tx: Tx, bankId: string | null): Promise<number> {
    const { count } = await row<{ count: number }>(tx, `
      select count(*)::int as count from report
      where state in ('queued', 'running') and bank_id is not distinct from $1::uuid`, [bankId]);
    return count;
  }
}
