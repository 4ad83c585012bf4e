/** One rule for digits everywhere: Latin figures, whatever the language, so that ids and amounts read alike. */
const numberingSystem = '-u-nu-latn';

const localeOf = (language: string) => `${language}${numberingSystem}`;

const isDecimal = (value: string): value is `${number}` => /^-?\d+(\.\d+)?$/.test(value);

/** Writes an amount of money from its decimal string, exactly, however long; two decimal places always. */
export function formatAmount(amount: string, language: string): string {
  if (!isDecimal(amount)) throw new RangeError(`"${amount}" is not an amount of money.`);
  const format = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  return new Intl.NumberFormat(localeOf(language), format).format(amount);
}

/** Writes a count with grouped digits. */
export function formatCount(count: number, language: string): string {
  return new Intl.NumberFormat(localeOf(language)).format(count);
}

/** Writes a percentage that is already on the scale of 0 to 100, to one decimal place. */
export function formatPercent(percent: number, language: string): string {
  const format = { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;
  return new Intl.NumberFormat(localeOf(language), format).format(percent / 100);
}

/** Writes a percentage as exactly as it was computed, to two decimal places. */
export function formatShare(percent: number, language: string): string {
  const format = { style: 'unit', unit: 'percent', maximumFractionDigits: 2 } as const;
  return new Intl.NumberFormat(localeOf(language), format).format(percent);
}

/** Writes a change against an earlier period with its sign. */
export function formatChange(percent: number, language: string): string {
  const format = { style: 'percent', maximumFractionDigits: 1, signDisplay: 'exceptZero' } as const;
  return new Intl.NumberFormat(localeOf(language), format).format(percent / 100);
}

const moments = {
  short: { dateStyle: 'medium', timeStyle: 'short' },
  seconds: { dateStyle: 'medium', timeStyle: 'medium' },
  time: { timeStyle: 'medium' },
  full: { dateStyle: 'full', timeStyle: 'long' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/** How much of a moment is written. */
export type MomentForm = keyof typeof moments;

/** Writes a moment in the reader's own time zone; the full form names the seconds and the zone. */
export function formatDateTime(iso: string, language: string, form: MomentForm = 'short'): string {
  return new Intl.DateTimeFormat(localeOf(language), moments[form]).format(new Date(iso));
}

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
  return new Intl.RelativeTimeFormat(localeOf(language)).format(Math.trunc(distance / ms), unit);
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

/** Writes a day of the Gregorian calendar. */
export function formatDay(day: Date, language: string, timeZone?: string): string {
  const format = { dateStyle: 'medium', ...(timeZone && { timeZone }) } as const;
  return new Intl.DateTimeFormat(localeOf(language), format).format(day);
}

const bucketForms = {
  7: { month: 'short', year: 'numeric' },
  10: { month: 'short', day: 'numeric' },
  16: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
} as const satisfies Record<number, Intl.DateTimeFormatOptions>;

/** Writes the start of a month, a day or an hour (2026-07, 2026-07-01, 2026-07-01T05:00) as briefly as an axis can. */
export function formatBucket(start: string, language: string): string {
  const form = bucketForms[start.length as keyof typeof bucketForms];
  const moment = new Date(start.includes('T') ? `${start}Z` : start);
  return new Intl.DateTimeFormat(localeOf(language), { ...form, timeZone: 'UTC' }).format(moment);
}
