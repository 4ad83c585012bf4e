const ZONE = '(?:Z|[+-](?:0\\d|1[0-3]):[0-5]\\d|[+-]14:00)?';
const DAY = new RegExp(`^(\\d{4})-(\\d{2})-(\\d{2})${ZONE}$`);
const MOMENT = new RegExp(`^(\\d{4}-\\d{2}-\\d{2})T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d{1,9})?${ZONE}$`);

/** Whether a text is a day of the calendar, as XML writes it; it may say of which zone. */
export const isDay = (text: string): boolean => {
  const [, year, month, day] = DAY.exec(text) ?? [];
  if (year === undefined || year === '0000') return false;
  const date = new Date(Date.UTC(2000, Number(month) - 1, Number(day)));
  date.setUTCFullYear(Number(year), Number(month) - 1, Number(day));
  return date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day);
};

/** Whether a text is a moment, as XML writes it; it may say of which zone. */
export const isMoment = (text: string): boolean => isDay(MOMENT.exec(text)?.[1] ?? '');
