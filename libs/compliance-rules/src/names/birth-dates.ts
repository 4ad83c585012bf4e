/** The years in which somebody may have been born, by one reading of what is written. */
export interface BirthYears {
  from: number;
  to: number;
  /** Whether the source itself calls it a guess. */
  isApproximate: boolean;
}

const DIGITS = /[\u0660-\u0669\u06f0-\u06f9]/g;
const APPROXIMATE = /\b(?:c|ca|circa|cca|approx|approximately|about|around|estimated|est)\b|~|حوالي|تقريبا|نحو/iu;
const YEAR = /(?<!\d)(1[3-9]\d\d|20\d\d)(?!\d)/g;
/** Year, month and day in one order or the other, with signs between them or with none. */
const WHOLE = new RegExp([
  /(?<y1>\d{4})[-./](?<m1>\d{1,2})(?:[-./](?<d1>\d{1,2}))?/, /(?<a>\d{1,2})[-./](?<b>\d{1,2})[-./](?<y2>\d{4})/,
  /(?<y3>\d{4})(?<m3>\d{2})(?<d3>\d{2})/,
].map(({ source }) => `(?<!\\d)${source}(?!\\d)`).join('|'), 'g');
const RANGE = /^\s*(?:-|–|—|to|until|and|or|\/|\.\.|إلى|الى|و)\s*$/iu;
const AND = /^\s*(?:and|or|و)\s*$/iu;
const DAY_OR_MONTH = /\b\d{1,2}\b|\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?/gi;
const BETWEEN = /between|from|بين|من/iu;
const NOBODY_KNOWS = /^\s*(?:unknown|not known|n\/?a|none|nil|-|غير معروف|مجهول)\s*$/iu;
const LATEST = 2100;
const FIRST_GREGORIAN = 1850;
const HIJRI = { from: 1300, to: 1500 } as const;
/** How long a lunar year is, and when the first one began, in Gregorian years; years are compared, not days. */
const LUNAR_YEAR = 0.970224;
const HIJRA = 622.54;
const SOLAR_OFFSET = 621;

/** Whether somebody says that the date is not known, which is no date and no mistake either. */
export const isUnknownDate = (text: string): boolean => NOBODY_KNOWS.test(text);

/**
 * The years that a text says somebody was born in: a year, a month, a day, a range of any length or several of them, in
 * Arabic or other figures, in the Gregorian calendar or the Hijri ones. A year between 1300 and 1500 is of the lunar or
 * of the Persian solar Hijra, and so either. Empty for what cannot be read.
 */
export function readBirthDate(text: string): readonly BirthYears[] {
  const plain = text.replace(DIGITS, (digit) => String(digit.charCodeAt(0) & 15));
  const dates = [...plain.matchAll(WHOLE)].map(({ groups = {} }) => groups as Partial<Record<string, string>>);
  if (!dates.every(({ m1 = '1', d1 = '1', a = '1', b = '1', m3 = '1', d3 = '1' }) => isMonthAndDay(m1, d1)
    && (isMonthAndDay(a, b) || isMonthAndDay(b, a)) && isMonthAndDay(m3, d3))) return [];
  // A whole date counts by its year.
  const bare = plain.replace(WHOLE, (date) => ` ${/\d{4}(?=[-./])|(?<=[-./])\d{4}|^\d{4}/.exec(date)?.[0] ?? ''} `);
  const isApproximate = APPROXIMATE.test(bare);
  const found = [...bare.matchAll(YEAR)].map((match) => ({ year: Number(match[1]), at: match.index }))
    .filter(({ year }) => year <= LATEST && (year >= FIRST_GREGORIAN || year <= HIJRI.to));
  const years: BirthYears[] = [];
  for (let n = 0; n < found.length; n += 1) {
    const [one, next] = [found[n], found[n + 1]];
    if (one === undefined) break;
    const isRange = next !== undefined && next.year > one.year && isHijri(next.year) === isHijri(one.year)
      && isRangeSign(bare.slice(one.at + 4, next.at), BETWEEN.test(bare));
    years.push(...calendarsOf(one.year, isRange ? next.year : one.year, isApproximate));
    if (isRange) n += 1;
  }
  return years;
}

/** Whether what stands between two years, days and months left out, makes one span of them. */
function isRangeSign(between: string, isBetween: boolean): boolean {
  const sign = between.replace(DAY_OR_MONTH, ' ');
  return RANGE.test(sign) && (isBetween || !AND.test(sign));
}
const isMonthAndDay = (month: string, day: string): boolean =>
  Number(month) >= 1 && Number(month) <= 12 && Number(day) >= 1 && Number(day) <= 31;
const isHijri = (year: number): boolean => year <= HIJRI.to;

function calendarsOf(from: number, to: number, isApproximate: boolean): BirthYears[] {
  if (!isHijri(from)) return [{ from, to, isApproximate }];
  const lunar = { from: gregorianOf(from), to: gregorianOf(to + 1), isApproximate };
  const solar = { from: from + SOLAR_OFFSET, to: to + SOLAR_OFFSET + 1, isApproximate };
  return solar.from > LATEST_SOLAR ? [lunar] : [lunar, solar];
}

/** No one is born in a year that is to come; the solar year 1420 is the Gregorian year 2041. */
const LATEST_SOLAR = 2041;
const gregorianOf = (year: number): number => Math.floor(HIJRA + (year - 1) * LUNAR_YEAR);

/** Whether all that is told of a birth date can be read, or is said not to be known. */
export const isBirthDate = (told: string | readonly string[]): boolean =>
  [told].flat().every((text) => isUnknownDate(text) || readBirthDate(text).length > 0);

const YEARS_OF_TOLERANCE = 1;
const YEARS_OF_GUESSING = 5;

/**
 * Whether two birth dates agree: true within a year, false for years that contradict, and undefined where one is not
 * known or only a guess stands against the other.
 */
export function compareBirths(one: readonly string[], other: readonly string[]): boolean | undefined {
  const [own, listed] = [one.flatMap(readBirthDate), other.flatMap(readBirthDate)];
  if (own.length === 0 || listed.length === 0) return undefined;
  let isOpen = [...one, ...other].some((text) => readBirthDate(text).length === 0);
  for (const mine of own) {
    for (const theirs of listed) {
      const apart = Math.max(0, mine.from - theirs.to, theirs.from - mine.to);
      if (apart <= YEARS_OF_TOLERANCE) return true;
      if (apart <= YEARS_OF_GUESSING && (mine.isApproximate || theirs.isApproximate)) isOpen = true;
    }
  }
  return isOpen ? undefined : false;
}
