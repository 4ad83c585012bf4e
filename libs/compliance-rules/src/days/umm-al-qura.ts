/** The first and the last year of the Hijra that the table has. */
export const HIJRI_YEARS = { from: 1300, to: 1500 } as const;

const FIRST_DAY_MS = Date.UTC(1882, 10, 12);
const DAY_MS = 86_400_000;
const MONTHS = 12;
const DIGITS_OF_YEAR = 3;
/** The months of each year in three hexadecimal digits, the first in the lowest bit: a one has 30 days, a nought 29. */
const LONG_MONTHS = '5552ab9372b657636cb55aaa95649e95d2ba5b53aab4ba9652e2ad56db5a752f25e8ad16a56ab56b4da9b92b25'
  + '64ba9b35a6d95d4da5d4aa955369752f46e96d46a953525d4bd9ba3b4b69b2aa554ada5d2da6d9eaae94d2ac56'
  + '4aea6d56ad55d4aa9352ba5b53a6b5ea9d52d29a554ad56daea6e4ed1da2aaa95a2da5b9bb27646c95552ab4db'
  + 'aba5b4da9d52aa592d26d8ed2daad5aa5a4b4979372b6975d69d52c9592b25b4db9d55d2da5d4aa9554daad3aa'
  + 'bd2bc4b89a9552d5adb6a6d4dc9d92aa69562ae56d36ab55aaa94d49d95d2ba5b55aad55a9a92e26e55dada6d4'
  + '6a5b27a4d4ad56db5a754f49e92d26a563566b5baab92b2568ba9b55aada5b4da9b52a9a536276575af26d46a9'
  + '5552ad4bd9ba574b69b52a9552da5d4daad96b2e95e2ac9692eaad56ad65d4a';

/** How many days a month of the calendar of Umm al-Qura has. */
function daysIn(year: number, month: number): number {
  const place = (year - HIJRI_YEARS.from) * DIGITS_OF_YEAR;
  const months = Number.parseInt(LONG_MONTHS.slice(place, place + DIGITS_OF_YEAR), 16);
  return Math.floor(months / 2 ** (month - 1)) % 2 === 1 ? 30 : 29;
}

/** The Gregorian day of one of the calendar of Umm al-Qura; undefined when that calendar has no such day. */
export function gregorianOf(year: number, month: number, day: number): string | undefined {
  if (year < HIJRI_YEARS.from || year > HIJRI_YEARS.to || month < 1 || month > MONTHS) return undefined;
  if (day < 1 || day > daysIn(year, month)) return undefined;
  let days = day - 1;
  for (let before = HIJRI_YEARS.from; before < year; before += 1) {
    for (let each = 1; each <= MONTHS; each += 1) days += daysIn(before, each);
  }
  for (let each = 1; each < month; each += 1) days += daysIn(year, each);
  return new Date(FIRST_DAY_MS + days * DAY_MS).toISOString().slice(0, 'YYYY-MM-DD'.length);
}

/** A day of the calendar of Umm al-Qura. */
export interface HijriDay { year: number; month: number; day: number }

/** The day of the calendar of Umm al-Qura that a Gregorian one is; undefined outside of the table. */
export function hijriOf(gregorian: string): HijriDay | undefined {
  let left = Math.round((Date.parse(`${gregorian}T00:00:00Z`) - FIRST_DAY_MS) / DAY_MS);
  if (!(left >= 0)) return undefined;
  for (let year: number = HIJRI_YEARS.from; year <= HIJRI_YEARS.to; year += 1) {
    for (let month = 1; month <= MONTHS; month += 1) {
      const days = daysIn(year, month);
      if (left < days) return { year, month, day: left + 1 };
      left -= days;
    }
  }
  return undefined;
}

/** The same day one lunar year later: the last of its month where that month is a day shorter then. */
export function lunarYearAfter(gregorian: string): string | undefined {
  const hijri = hijriOf(gregorian);
  if (hijri === undefined) return undefined;
  const { year, month, day } = hijri;
  return gregorianOf(year + 1, month, day) ?? gregorianOf(year + 1, month, day - 1);
}
