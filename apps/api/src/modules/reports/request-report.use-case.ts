import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock.ts';
import type { Actor } from '../../platform/http/access/actor.ts';
import { invalid, Refusal } from '../../platform/http/problems/refusal.ts';
import { UnitOfWork } from '../../platform/unit-of-work.ts';
import type { Period } from '../figures/figures.queries.ts';
import { dayAt, daysIn, periodAround, periodOfDays } from './period.ts';
import { ReportRegister } from './report-register.service.ts';
import type { ReportDto, RequestReportDto } from './report.dto.ts';
import { ReportsQueries } from './reports.queries.ts';

const MOST_DAYS = 1_827;
const MOST_WAITING = 20;

/** Takes the request for a report; it is made outside of the request. */
@Injectable()
export class RequestReport {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly register: ReportRegister,
    private readonly reports: ReportsQueries,
    private readonly clock: Clock,
  ) {}

  async execute(actor: Actor, wanted: RequestReportDto): Promise<ReportDto> {
    const now = this.clock.now();
    const { from, to } = periodOf(wanted, now);
    if (from >= now) {
      throw new Refusal(422, 'PERIOD_NOT_BEGUN', 'The period of this report has not begun yet.', [
        {
          field: 'from', code: 'IN_THE_FUTURE',
          message: `from must not be in the future; the period begins at ${from.toISOString()}.`,
        }]);
    }
    const bankId = actor.role === 'bank' ? actor.bankId : null;
    const id = await this.unitOfWork.commit(async (tx) => {
      if (await this.register.waiting(tx, bankId) >= MOST_WAITING) {
        throw new Refusal(409, 'TOO_MANY_REPORTS',
          `${MOST_WAITING} reports are still being made; wait for one of them.`);
      }
      const isProvisional = to > now;
      return this.register.enter(tx, {
        type: wanted.type, period: { from, to: isProvisional ? now : to }, timeZone: wanted.timeZone, isProvisional,
        bankId, actor, scheduleId: null,
      });
    });
    const { figures: _, ...report } = await this.reports.get(actor, id);
    return report;
  }
}

const periodOf = ({ type, from, to, timeZone }: RequestReportDto, now: Date): Period => {
  if (type !== 'custom') {
    if (to !== undefined) refuse('to', 'to is for custom reports; the others end with the period that from lies in.');
    return periodAround(type, from ?? dayAt(now, timeZone), timeZone);
  }
  if (from === undefined) return refuse('from', 'from must be a day such as 2026-07-01; a custom report needs it.');
  if (to === undefined) return refuse('to', 'to must be a day such as 2026-09-30; a custom report needs it.');
  if (to < from) {
    throw invalid([{ field: 'to', code: 'TOO_EARLY', message: 'to must not be before from.' },
      { field: 'from', code: 'TOO_LATE', message: 'from must not be after to.' }]);
  }
  if (daysIn(from, to) > MOST_DAYS) return refuse('to', `to must be within ${MOST_DAYS} days of from.`);
  return periodOfDays(from, to, timeZone);
};

const refuse = (field: string, message: string): never => {
  throw invalid([{ field, message }]);
};
