/** The first and the last day that something is narrowed to, as 2026-11-20; empty leaves that side open. */
export interface Days {
  from: string;
  to: string;
}

/** Whether a text is a day of the calendar, as 2026-11-20; browsers read 2026-02-31 as a day of March. */
export function isDay(text: string): boolean {
  const moment = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : NaN;
  return !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(text);
}

/** A text with the digits in which days and amounts are written. */
export const westernDigits = (text: string): string =>
  text.replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 15));

/** A day as the API takes it, from the reader's calendar. */
export const isoDay = (day: Date): string =>
  [day.getFullYear(), day.getMonth() + 1, day.getDate()].map((part) => String(part).padStart(2, '0')).join('-');

/** The first moment of a day in the reader's own time zone, some days later if asked. */
function startOf(day: string, daysLater = 0): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date + daysLater).toISOString();
}

/** The moments between which the days lie, both included; what is no day leaves its side open. */
export const boundsOf = ({ from, to }: Days): { from?: string; to?: string } => ({
  ...(isDay(from) && { from: startOf(from) }),
  ...(isDay(to) && { to: startOf(to, 1) }),
});
