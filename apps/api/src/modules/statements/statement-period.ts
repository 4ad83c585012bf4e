import { invalid, Refusal } from '../../platform/http/problems/refusal.ts';
import { daysIn, periodOfDays, type Day } from '../reports/public.ts';

const MOST_DAYS = 1_827;

/** The period of a statement: from its first day to its last, or to now where that is not over. */
export interface StatementPeriod {
  firstDay: Day;
  lastDay: Day;
  timeZone: string;
  from: Date;
  /** Not in the period any more. */
  to: Date;
  isProvisional: boolean;
}

/** The period from one day to another in a time zone, as it stands now; refuses one that has not begun. */
export const statementPeriod = (
  { from: firstDay, to: lastDay, timeZone }: { from: Day; to: Day; timeZone: string }, now: Date,
): StatementPeriod => {
  if (lastDay < firstDay) {
    throw invalid([{ field: 'to', code: 'TOO_EARLY', message: 'to must not be before from.' },
      { field: 'from', code: 'TOO_LATE', message: 'from must not be after to.' }]);
  }
  if (daysIn(firstDay, lastDay) > MOST_DAYS) {
    throw invalid([{ field: 'to', message: `to must be within ${MOST_DAYS} days of from.` }]);
  }
  const { from, to } = periodOfDays(firstDay, lastDay, timeZone);
  if (from >= now) {
    throw new Refusal(422, 'PERIOD_NOT_BEGUN', 'The period of this statement has not begun yet.', [{
      field: 'from', code: 'IN_THE_FUTURE',
      message: `from must not be in the future; the period begins at ${from.toISOString()}.`,
    }]);
  }
  const isProvisional = to > now;
  return { firstDay, lastDay, timeZone, from, to: isProvisional ? now : to, isProvisional };
};
