import { addDays, type Day } from '../../reports/public.ts';
import type { ReviewCalendar } from '../review-words.ts';

const DAY_MS = 86_400_000;
/** The first day of the Hijri calendar, and the mean length of its year, near enough to begin looking from. */
const HIJRA = Date.UTC(622, 6, 19);
const MEAN_YEAR_DAYS = 354.367;
const MARGIN_DAYS = 6;

const UMM_AL_QURA = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura-nu-latn', {
  timeZone: 'UTC', year: 'numeric', month: 'numeric', day: 'numeric',
});

/** The years that a plan may be of, in each calendar. */
export const YEARS: Readonly<Record<ReviewCalendar, { first: number; last: number }>> = {
  gregorian: { first: 2000, last: 2199 }, hijri: { first: 1420, last: 1599 },
};

/** The first day of a year of the Umm al-Qura calendar. */
const firstOfHijri = (year: number): Day => {
  const near = HIJRA + Math.floor((year - 1) * MEAN_YEAR_DAYS) * DAY_MS;
  for (let away = -MARGIN_DAYS; away <= MARGIN_DAYS; away += 1) {
    const moment = new Date(near + away * DAY_MS);
    const parts = Object.fromEntries(UMM_AL_QURA.formatToParts(moment).map(({ type, value }) => [type, value]));
    const isFirst = parts.year === String(year) && parts.month === '1' && parts.day === '1';
    if (isFirst) return moment.toISOString().slice(0, 10);
  }
  throw new Error(`The calendar knows no year ${year}.`);
};

/** The first and the last day of a year, as days of the Gregorian calendar. */
export const daysOfYear = (calendar: ReviewCalendar, year: number): { first: Day; last: Day } => (calendar === 'hijri'
  ? { first: firstOfHijri(year), last: addDays(firstOfHijri(year + 1), -1) }
  : { first: `${year}-01-01`, last: `${year}-12-31` });
