import { lunarYearAfter } from '../days/umm-al-qura.ts';
import { addMonths } from '../contracts/schedules/calendar.ts';
import type { Calendar, Dips } from './opinions.ts';

/** What was held at the end of a day: nisab or more, less, nothing at all, or what nobody can tell without a price. */
export interface WealthOfDay {
  day: string;
  stands: 'reached' | 'below' | 'nothing' | 'unknown';
}

/** A year of wealth: from the end of its first day until the day on which it is over. */
export interface Hawl {
  from: string;
  due: string;
  /** The first day within it that ended below nisab, which did not end it by the opinion that is followed. */
  fellBelowOn: string | null;
}

export interface HawlHistory {
  /** Years that are over, with nisab on the last day before they were. */
  completed: Hawl[];
  running: Hawl | null;
  /** The last day that ended a year before it was over. */
  brokenOn: string | null;
  /** The last day that nobody can judge, because there is no price for it. */
  unknownOn: string | null;
}

const MONTHS_OF_YEAR = 12;

const yearAfter = (day: string, calendar: Calendar): string | undefined =>
  (calendar === 'lunar' ? lunarYearAfter(day) : addMonths(day, MONTHS_OF_YEAR));

/**
 * The years of wealth in a history of days without a gap. A day that nobody can judge ends a year, for nothing is told
 * from nothing. A year that is over is followed by the next at once, while nisab is still held.
 */
export const hawlsOf = (days: readonly WealthOfDay[], dips: Dips, calendar: Calendar): HawlHistory => {
  const history: HawlHistory = { completed: [], running: null, brokenOn: null, unknownOn: null };
  let before: WealthOfDay | null = null;
  for (const today of days) {
    const { running } = history;
    if (running?.due === today.day && before !== null) {
      // What is held as the day begins is what was held as the one before it ended.
      if (before.stands === 'reached') history.completed.push(running);
      history.running = before.stands === 'reached' ? begun(today.day, calendar) : null;
      if (before.stands !== 'reached') history.brokenOn = before.day;
    }
    follow(history, today, dips, calendar);
    before = today;
  }
  return history;
};

const begun = (from: string, calendar: Calendar): Hawl | null => {
  const due = yearAfter(from, calendar);
  return due === undefined ? null : { from, due, fellBelowOn: null };
};

const follow = (history: HawlHistory, { day, stands }: WealthOfDay, dips: Dips, calendar: Calendar): void => {
  if (stands === 'unknown') history.unknownOn = day;
  if (stands === 'reached') {
    history.running ??= begun(day, calendar);
  } else if (history.running !== null) {
    if (stands === 'below' && dips === 'both_ends') {
      history.running.fellBelowOn ??= day;
    } else {
      history.brokenOn = day;
      history.running = null;
    }
  }
};
