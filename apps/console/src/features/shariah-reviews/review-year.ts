import type { ReviewCalendar } from '@connect/sdk';
import { isoDay } from '../../ui/format/days.ts';

const dayMs = 86_400_000;
const hijri = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura-nu-latn', {
  year: 'numeric', month: 'numeric', day: 'numeric', timeZone: 'UTC',
});

/** A day by the calendar of Umm al-Qura: its year, month and day. */
const partsOf = (day: Date): [number, number, number] => {
  const parts = hijri.formatToParts(day);
  const of = (type: Intl.DateTimeFormatPartTypes) =>
    Number.parseInt(parts.find((part) => part.type === type)?.value ?? '', 10);
  return [of('year'), of('month'), of('day')];
};

/** The year of a moment, by one of the two calendars. */
export const yearNow = (calendar: ReviewCalendar, now: Date): number =>
  (calendar === 'hijri' ? partsOf(now)[0] : now.getFullYear());

/** The first and the last day of a year; null of one that the calendar does not know. */
export function daysOfYear(calendar: ReviewCalendar, year: number): { first: string; last: string } | null {
  if (!Number.isInteger(year)) return null;
  if (calendar === 'gregorian') {
    return year >= 2000 && year < 2200 ? { first: `${year}-01-01`, last: `${year}-12-31` } : null;
  }
  const [first, next] = [newYear(year), newYear(year + 1)];
  return first && next ? { first: dayOf(first), last: dayOf(new Date(next.getTime() - dayMs)) } : null;
}

const dayOf = (day: Date): string => isoDay(new Date(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate()));

// The mean year comes within days of it; which of them it is the calendar says.
function newYear(year: number): Date | null {
  const near = Date.UTC(622, 6, 19) + (year - 1) * 354.36707 * dayMs;
  for (let off = -4; off <= 4; off += 1) {
    const day = new Date(Math.floor(near / dayMs + off) * dayMs);
    const [is, month, date] = partsOf(day);
    if (is === year && month === 1 && date === 1) return day;
  }
  return null;
}
