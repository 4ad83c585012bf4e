/** One rule for digits everywhere: Latin figures, whatever the language, so that ids and amounts read alike. */
const numberingSystem = '-u-nu-latn';

const isDecimal = (value: string): value is `${number}` => /^-?\d+(\.\d+)?$/.test(value);

/** A format takes the browser longer to make than a hundred uses of it, so that each is made once per language. */
function madeOnce<Format>(make: (locale: string) => Format): (language: string) => Format {
  const made = new Map<string, Format>();
  return (language) => {
    const format = made.get(language) ?? make(`${language}${numberingSystem}`);
    made.set(language, format);
    return format;
  };
}

const numbers = (options: Intl.NumberFormatOptions) =>
  madeOnce((locale) => new Intl.NumberFormat(locale, options));

const amounts = numbers({ minimumFractionDigits: 2, maximumFractionDigits: 2 });
const counts = numbers({});
const percentages = numbers({ style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 });
const shares = numbers({ style: 'unit', unit: 'percent', maximumFractionDigits: 2 });
const changes = numbers({ style: 'percent', maximumFractionDigits: 1, signDisplay: 'exceptZero' });

/** Writes an amount of money from its decimal string, exactly, however long; two decimal places always. */
export function formatAmount(amount: string, language: string): string {
  if (!isDecimal(amount)) throw new RangeError(`"${amount}" is not an amount of money.`);
  return amounts(language).format(amount);
}

/** Writes a count with grouped digits. */
export const formatCount = (count: number, language: string): string => counts(language).format(count);

/** Writes a percentage that is already on the scale of 0 to 100, to one decimal place. */
export const formatPercent = (percent: number, language: string): string =>
  percentages(language).format(percent / 100);

/** Writes a percentage as exactly as it was computed, to two decimal places. */
export const formatShare = (percent: number, language: string): string => shares(language).format(percent);

/** Writes a change against an earlier period with its sign. */
export const formatChange = (percent: number, language: string): string => changes(language).format(percent / 100);

const moment = (options: Intl.DateTimeFormatOptions) =>
  madeOnce((locale) => new Intl.DateTimeFormat(locale, options));

const moments = {
  date: moment({ dateStyle: 'medium' }),
  short: moment({ dateStyle: 'medium', timeStyle: 'short' }),
  seconds: moment({ dateStyle: 'medium', timeStyle: 'medium' }),
  time: moment({ timeStyle: 'medium' }),
  day: moment({ dateStyle: 'medium' }),
  minute: moment({ timeStyle: 'short' }),
  full: moment({ dateStyle: 'full', timeStyle: 'long' }),
};

/** How much of a moment is written. */
export type MomentForm = keyof typeof moments;

/** Writes a moment in the reader's own time zone; the full form names the seconds and the zone. */
export function formatDateTime(iso: string, language: string, form: MomentForm = 'short'): string {
  return moments[form](language).format(new Date(iso));
}

const weekdays = moment({ weekday: 'short', timeZone: 'UTC' });
const hours = moment({ hour: 'numeric', hour12: true, timeZone: 'UTC' });
const hoursAndMinutes = moment({ hour: 'numeric', minute: '2-digit', hour12: true, timeZone: 'UTC' });

/** Writes the day of the week that a moment falls on in UTC, in short. */
export const formatWeekday = (day: Date, language: string): string => weekdays(language).format(day);

/** Writes the time of day of a moment in UTC; a full hour without its minutes. */
export function formatTimeOfDay(time: Date, language: string): string {
  const written = time.getUTCMinutes() === 0 ? hours : hoursAndMinutes;
  return written(language).format(time).toUpperCase();
}

const distances = madeOnce((locale) => new Intl.RelativeTimeFormat(locale));

const minuteMs = 60_000;
const spans = [
  { unit: 'day', ms: 1440 * minuteMs, least: 2 * 1440 * minuteMs },
  { unit: 'hour', ms: 60 * minuteMs, least: 2 * 60 * minuteMs },
  { unit: 'minute', ms: minuteMs, least: 0 },
] as const;

/** Says how far a moment lies ahead or back in whole minutes, hours or days, never more than it is. */
export function formatRelative(iso: string, now: number, language: string): string {
  const distance = new Date(iso).getTime() - now;
  const { unit, ms } = spans.find(({ least }) => Math.abs(distance) >= least) ?? spans[2];
  return distances(language).format(Math.trunc(distance / ms), unit);
}

/** Shortens an address or id to its first six and last four characters. */
export function shortenMiddle(text: string): string {
  return text.length <= 12 ? text : `${text.slice(0, 6)}…${text.slice(-4)}`;
}

/** Gives the one or two letters that stand for a person. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const letters = words.length > 1 ? [words[0], words.at(-1)] : words;
  return letters.map((word) => Array.from(word ?? '')[0]?.toUpperCase() ?? '').join('');
}

/** Writes a day as the Umm al-Qura calendar counts it. */
export function formatHijri(day: Date, language: string, timeZone?: string): string {
  const locale = `${language}-u-ca-islamic-umalqura-nu-latn`;
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', ...(timeZone && { timeZone }) }).format(day);
}

const days = moment({ dateStyle: 'medium' });

/** Writes a day of the Gregorian calendar. */
export function formatDay(day: Date, language: string, timeZone?: string): string {
  const format = timeZone ? moment({ dateStyle: 'medium', timeZone }) : days;
  return format(language).format(day);
}

/** Writes days of the Gregorian calendar from the first to the last, without saying twice what both share. */
export const formatDays = (from: Date, to: Date, language: string, timeZone: string): string =>
  moment({ dateStyle: 'medium', timeZone })(language).formatRange(from, to);

const months = moment({ month: 'long', year: 'numeric', timeZone: 'UTC' });

/** Names the month that a day, as 2026-11-20, lies in. */
export const formatMonth = (day: string, language: string): string => months(language).format(new Date(day));

const buckets = {
  7: moment({ month: 'short', year: 'numeric', timeZone: 'UTC' }),
  10: moment({ month: 'short', day: 'numeric', timeZone: 'UTC' }),
  16: moment({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: 'UTC' }),
};

/** Writes the start of a month, a day or an hour (2026-07, 2026-07-01, 2026-07-01T05:00) as briefly as an axis can. */
export function formatBucket(start: string, language: string): string {
  const format = buckets[start.length as keyof typeof buckets];
  return format(language).format(new Date(start.includes('T') ? `${start}Z` : start));
}
