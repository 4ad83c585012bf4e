import type { SupportAvailabilityDto } from '@connect/sdk';
import { useTranslation } from 'react-i18next';
import { formatTimeOfDay, formatWeekday } from '../../ui/format/format.ts';

const week = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const zones = { 'Asia/Dubai': 'gulf' } as const;
const isNamed = (zone: string): zone is keyof typeof zones => zone in zones;

// 2026-11-16 was a Monday; only the weekday and the time of day are written.
const moment = (day: number, time: string) =>
  new Date(Date.UTC(2026, 10, 16 + day, Number(time.slice(0, 2)), Number(time.slice(3))));

/** Writes the office hours as one line: the days, the times, and the one time zone they are in. */
export function useHours(availability: SupportAvailabilityDto | undefined): string {
  const { t, i18n } = useTranslation('support');
  if (!availability) return '';
  const { days, from, to, timeZone } = availability;
  const dayOf = (name: string | undefined) => formatWeekday(moment(week.indexOf(name ?? ''), '00:00'), i18n.language);
  const timeOf = (time: string) => formatTimeOfDay(moment(0, time), i18n.language);
  return t('hours', {
    days: days.length === 1 ? dayOf(days[0]) : `${dayOf(days[0])}-${dayOf(days.at(-1))}`,
    from: timeOf(from),
    to: timeOf(to),
    zone: isNamed(timeZone) ? t(`zone.${zones[timeZone]}`) : timeZone,
  });
}
