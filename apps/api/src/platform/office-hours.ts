const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;
export type Weekday = (typeof DAYS)[number];

const HOURS = /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun)-(Mon|Tue|Wed|Thu|Fri|Sat|Sun) (\d{2}:\d{2})-(\d{2}:\d{2})$/;
const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$|^24:00$/;

/** The days and the hours of one time zone in which people are at work. */
export interface OfficeHours { days: readonly Weekday[]; from: string; to: string; timeZone: string }

const isTimeZone = (name: string): boolean => {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
};

/** Reads hours such as `Mon-Fri 09:00-18:00`; null when the text or the time zone is none. */
export const parseOfficeHours = (text: string, timeZone: string): OfficeHours | null => {
  const [, first, last, from = '', to = ''] = HOURS.exec(text) ?? [];
  if (!TIME.test(from) || !TIME.test(to) || from >= to || !isTimeZone(timeZone)) return null;
  const [begin, end] = [DAYS.findIndex((day) => day === first), DAYS.findIndex((day) => day === last)];
  return begin > end ? null : { days: DAYS.slice(begin, end + 1), from, to, timeZone };
};

/** Whether a moment lies within the hours; the last minute no longer does. */
export const isWithin = ({ days, from, to, timeZone }: OfficeHours, moment: Date): boolean => {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone, weekday: 'short', hour: '2-digit', minute: '2-digit', hourCycle: 'h23',
  }).formatToParts(moment);
  const read = (type: Intl.DateTimeFormatPartTypes): string => parts.find((part) => part.type === type)?.value ?? '';
  const time = `${read('hour')}:${read('minute')}`;
  return days.some((day) => day === read('weekday')) && time >= from && time < to;
};
