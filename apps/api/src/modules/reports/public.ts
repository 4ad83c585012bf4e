export { addDays, daysIn, periodOfDays, startOf, type Day } from './period.ts';
export { IsTimeZone } from './report.dto.ts';
