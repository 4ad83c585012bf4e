const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** The seeded month goes by the time of Dubai, four hours ahead of UTC all year. */
const LOCAL_MS = 4 * 3_600_000;
const FRIDAY = 5;
const WEEKEND = [6, 0];

/** A time of the day, as a clock on the wall says it. */
export type HourOfDay = `${number}:${number}`;

/** The days that are seeded, from the first to the one on which it ends. */
export class Calendar {
  private readonly last: number;

  constructor(private readonly begin: Date, private readonly end: Date) {
    this.last = Math.floor((end.getTime() - begin.getTime()) / DAY_MS);
  }

  /** The numbers of the days, the last of which is not over. */
  get days(): number[] {
    return Array.from({ length: this.last + 1 }, (_, day) => day);
  }

  /** A moment of a day, counted from the first one. */
  at(day: number, hour: HourOfDay, seconds = 0): Date {
    const [hours = 0, minutes = 0] = hour.split(':').map(Number);
    return new Date(this.begin.getTime() + day * DAY_MS + (hours * 60 + minutes) * MINUTE_MS + seconds * 1000);
  }

  /** A moment so many days before the last one. */
  ago(days: number, hour: HourOfDay, seconds = 0): Date {
    return this.at(this.last - days, hour, seconds);
  }

  /** Whether it lies within what is seeded. */
  has(moment: Date): boolean {
    return moment < this.end;
  }

  /** The day of the month and of the week, as they are called there; Sunday is 0. */
  dateOf(day: number): { date: number; weekday: number } {
    const local = new Date(this.begin.getTime() + day * DAY_MS + LOCAL_MS);
    return { date: local.getUTCDate(), weekday: local.getUTCDay() };
  }

  /** How busy a day is beside an ordinary one. */
  weightOf(day: number): number {
    const { date, weekday } = this.dateOf(day);
    const ofMonth = date <= 5 || date >= 25 ? 5 : 4;
    if (weekday === FRIDAY) return ofMonth;
    return WEEKEND.includes(weekday) ? ofMonth * 2 : ofMonth * 4;
  }

  /** The month and year of a day in words, for what is paid monthly. */
  monthOf(day: number): { en: string; ar: string } {
    const local = new Date(this.begin.getTime() + day * DAY_MS + LOCAL_MS);
    const named = (locale: string): string => local.toLocaleString(locale, { month: 'long', timeZone: 'UTC' });
    return { en: named('en'), ar: named('ar-AE') };
  }
}
