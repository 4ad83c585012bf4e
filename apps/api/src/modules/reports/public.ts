export { daysIn, periodOfDays, type Day } from './period.ts';
export { IsTimeZone } from './report.dto.ts';
