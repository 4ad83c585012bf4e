import type { SupportAvailabilityDto } from '@connect/sdk';
import { useTranslation } from 'react-i18next';

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
  const locale = `${i18n.language}-u-nu-latn`;
  const dayFormat = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' });
  const dayOf = (name: string | undefined) => dayFormat.format(moment(week.indexOf(name ?? ''), '00:00'));
  const timeOf = (time: string) => new Intl.DateTimeFormat(locale, {
    hour: 'numeric', hour12: true, timeZone: 'UTC', ...(time.endsWith(':00') ? {} : { minute: '2-digit' }),
  }).format(moment(0, time));
  return t('hours', {
    days: days.length === 1 ? dayOf(days[0]) : `${dayOf(days[0])}-${dayOf(days.at(-1))}`,
    from: timeOf(from).toUpperCase(),
    to: timeOf(to).toUpperCase(),
    zone: isNamed(timeZone) ? t(`zone.${zones[timeZone]}`) : timeZone,
  });
}
