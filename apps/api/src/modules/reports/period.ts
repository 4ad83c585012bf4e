import type { Period } from '../figures/figures.queries.ts';

/** The lengths a report can have; a custom one runs from one day to another. */
export const REPORT_TYPES = ['daily', 'weekly', 'monthly', 'quarterly', 'annual', 'custom'] as const;
export type ReportType = (typeof REPORT_TYPES)[number];
export const SCHEDULE_TYPES = ['daily', 'weekly', 'monthly'] as const;
export type ScheduleType = (typeof SCHEDULE_TYPES)[number];

/** A day of the calendar as an ISO date, without a time zone. */
export type Day = string;

const DAY_MS = 86_400_000;

/** Whether a name is that of a time zone this machine knows. */
export const isTimeZone = (name: string): boolean => {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
};

/** The day it is at a moment in a time zone. */
export const dayAt = (moment: Date, timeZone: string): Day =>
  new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(moment);

/** The moment a day begins in a time zone. */
export const startOf = (day: Day, timeZone: string): Date => {
  const utc = Date.parse(`${day}T00:00:00Z`);
  // Where clocks change near midnight the first guess may fall on the other side, and the second does not.
  const guess = utc - offsetAt(new Date(utc), timeZone);
  return new Date(utc - offsetAt(new Date(guess), timeZone));
};

const offsetAt = (moment: Date, timeZone: string): number => {
  const parts = Object.fromEntries(new Intl.DateTimeFormat('en-US', {
    timeZone, hourCycle: 'h23', year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric',
    second: 'numeric',
  }).formatToParts(moment).map(({ type, value }) => [type, Number(value)]));
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(moment.getTime() / 1000) * 1000;
};

/** A day so many days later, or earlier. */
export const addDays = (day: Day, days: number): Day =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** The days from one to another, both counted. */
export const daysIn = (first: Day, last: Day): number => (Date.parse(last) - Date.parse(first)) / DAY_MS + 1;

/** The period of a kind that a day lies in; a week begins on Monday (ISO 8601). */
export const periodAround = (type: Exclude<ReportType, 'custom'>, day: Day, timeZone: string): Period => {
  const [first, next] = BOUNDS[type](day);
  return { from: startOf(first, timeZone), to: startOf(next, timeZone) };
};

/** A period from one day to another, both belonging to it. */
export const periodOfDays = (first: Day, last: Day, timeZone: string): Period =>
  ({ from: startOf(first, timeZone), to: startOf(addDays(last, 1), timeZone) });

const monthsOn = (year: number, month: number): Day => new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10);

const months = (day: Day, count: number): [Day, Day] => {
  const [year = 0, month = 1] = day.split('-').map(Number);
  const first = Math.floor((month - 1) / count) * count;
  return [monthsOn(year, first), monthsOn(year, first + count)];
};

const BOUNDS: Readonly<Record<Exclude<ReportType, 'custom'>, (day: Day) => [Day, Day]>> = {
  daily: (day) => [day, addDays(day, 1)],
  weekly: (day) => {
    const weekday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
    return [addDays(day, -weekday), addDays(day, 7 - weekday)];
  },
  monthly: (day) => months(day, 1),
  quarterly: (day) => months(day, 3),
  annual: (day) => months(day, 12),
};

/** When the period that is running now is over. */
export const endOfRunning = (type: ScheduleType, timeZone: string, now: Date): Date =>
  periodAround(type, dayAt(now, timeZone), timeZone).to;
