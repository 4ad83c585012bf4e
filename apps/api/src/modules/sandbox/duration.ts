const DAYS = String.raw`(?:(\d{1,4})Y)?(?:(\d{1,4})M)?(?:(\d{1,4})W)?(?:(\d{1,4})D)?`;
const TIMES = String.raw`(?:T(?=.)(?:(\d{1,5})H)?(?:(\d{1,5})M)?(?:(\d{1,5})S)?)?`;
const DURATION = new RegExp(`^P(?=.)${DAYS}${TIMES}$`);
const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Whether a text is a duration in whole numbers, such as P1M or P1DT12H. */
export const isDuration = (text: unknown): text is string => typeof text === 'string' && DURATION.test(text);

/**
 * The moment that lies a duration after another one, in UTC. Years and months are counted by the calendar: a month
 * after the last day of January is the last day of February.
 */
export const after = (moment: Date, duration: string): Date => {
  const [years = 0, months = 0, weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] =
    (DURATION.exec(duration) ?? []).slice(1).map((part?: string) => Number(part ?? 0));
  const reached = addMonths(moment, years * 12 + months);
  return new Date(reached.getTime() + (weeks * 7 + days) * DAY_MS + hours * HOUR_MS + minutes * MINUTE_MS
    + seconds * SECOND_MS);
};

const addMonths = (moment: Date, months: number): Date => {
  const reached = new Date(moment);
  reached.setUTCDate(1);
  reached.setUTCMonth(reached.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(reached.getUTCFullYear(), reached.getUTCMonth() + 1, 0)).getUTCDate();
  reached.setUTCDate(Math.min(moment.getUTCDate(), lastDay));
  return reached;
};
