import { isDate } from '../contracts/schedules/calendar.ts';
import { gregorianOf, HIJRI_YEARS } from './umm-al-qura.ts';

/** The first and the last day that are plausible in a field; what lies outside is asked about. */
export interface DayRange {
  readonly from: string;
  readonly to: string;
}

/** The days that fields take, by what they are days of. */
export const dayRanges = {
  /** Of a contract, a payment, a report, a document, or a review. */
  business: { from: '1950-01-01', to: '2100-12-31' },
  birth: { from: '1900-01-01', to: '2100-12-31' },
  founding: { from: '1600-01-01', to: '2100-12-31' },
} as const satisfies Record<string, DayRange>;

/** Why a text is no day that a field takes, in a sentence that follows the name of the field. */
export interface DayProblem {
  code: 'NOT_A_DAY' | 'HIJRI_DAY' | 'DAY_OUT_OF_RANGE';
  message: string;
  /** The Gregorian day that was probably meant. */
  proposed?: string;
}

const DIGITS = /[\u0660-\u0669\u06f0-\u06f9]/g;
const WHOLE = /^\s*(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ].*)?\s*$/;
const YEAR = /^\s*(\d{4})\s*$/;

/** What is wrong with a day as YYYY-MM-DD, alone or before its time; undefined for a day within the range. */
export function dayProblem(given: string, range: DayRange = dayRanges.business): DayProblem | undefined {
  const text = given.replace(DIGITS, (digit) => String(digit.charCodeAt(0) & 15));
  const [, year = '', month = '', day = ''] = WHOLE.exec(text) ?? YEAR.exec(text) ?? [];
  if (isHijriYear(Number(year))) return hijriProblem(given, Number(year), Number(month), Number(day));
  const date = given.slice(0, 'YYYY-MM-DD'.length);
  const isYear = YEAR.test(given);
  if (!isYear && !isDate(date)) {
    return { code: 'NOT_A_DAY', message: 'must be a day of the calendar, such as 2026-11-20.' };
  }
  const [first, last] = isYear ? [`${year}-12-31`, `${year}-01-01`] : [date, date];
  if (first >= range.from && last <= range.to) return undefined;
  return {
    code: 'DAY_OUT_OF_RANGE',
    message: `is ${given}, but days from ${range.from} to ${range.to} are taken here. Is the year right?`,
  };
}

/** True for a day as YYYY-MM-DD that is plausible. */
export const isPlausibleDay = (text: string, range?: DayRange): boolean =>
  isDate(text) && dayProblem(text, range) === undefined;

const isHijriYear = (year: number): boolean => year >= HIJRI_YEARS.from && year <= HIJRI_YEARS.to;

function hijriProblem(given: string, year: number, month: number, day: number): DayProblem {
  const proposed = month === 0 ? undefined : gregorianOf(year, month, day);
  const said = `is ${given}, which looks like ${month === 0 ? 'a year' : 'a day'} of the Hijri calendar`;
  if (proposed !== undefined) {
    return { code: 'HIJRI_DAY', proposed, message: `${said}: if it is, write the Gregorian day ${proposed}.` };
  }
  const begins = gregorianOf(year, 1, 1)?.slice(0, 4);
  const meant = month === 0 && begins !== undefined ? `, in or after ${begins}` : '';
  return { code: 'HIJRI_DAY', message: `${said}: write the Gregorian one that it stands for${meant}.` };
}
