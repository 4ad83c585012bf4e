import { InvalidFacts } from '../../money.ts';

const ISO_DATE = /^(\d{4})-(\d{2})-(\d{2})$/;
const MONTHS_IN_YEAR = 12;

/** True for a day that the calendar has, written as an ISO date. */
export function isDate(text: string): boolean {
  const [, year, month, day] = ISO_DATE.exec(text) ?? [];
  if (year === undefined || month === undefined || day === undefined) return false;
  return Number(month) >= 1 && Number(month) <= MONTHS_IN_YEAR
    && Number(day) >= 1 && Number(day) <= daysInMonth(Number(year), Number(month));
}

/**
 * The same day some months later, or the last day of that month when it is shorter. Count each instalment from
 * the first date: what begins on the 31st falls on 28 or 29 February and on the 31st again in March.
 */
export function addMonths(date: string, months: number): string {
  const [year, month, day] = partsOf(date);
  const count = year * MONTHS_IN_YEAR + (month - 1) + months;
  const laterYear = Math.floor(count / MONTHS_IN_YEAR);
  const laterMonth = (count % MONTHS_IN_YEAR) + 1;
  const laterDay = Math.min(day, daysInMonth(laterYear, laterMonth));
  return [String(laterYear).padStart(4, '0'), twoDigits(laterMonth), twoDigits(laterDay)].join('-');
}

function partsOf(date: string): [number, number, number] {
  if (!isDate(date)) {
    throw new InvalidFacts('date', `${date} must be a day of the calendar, as YYYY-MM-DD.`, 'NOT_A_DAY');
  }
  return [Number(date.slice(0, 4)), Number(date.slice(5, 7)), Number(date.slice(8, 10))];
}

/** How many days a month has. */
function daysInMonth(year: number, month: number): number {
  if (month === 2) return isLeap(year) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

function isLeap(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}

function twoDigits(part: number): string {
  return String(part).padStart(2, '0');
}
