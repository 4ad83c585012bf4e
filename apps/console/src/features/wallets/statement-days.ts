import type { Network } from '@connect/sdk';
import type { Days } from '../../ui/format/days.ts';

const zoneOf: Readonly<Record<Network, string>> = { uae_dirham: 'Asia/Dubai', qatar_cbdc: 'Asia/Qatar' };
const monthsOffered = 12;

/** The time zones in which days may begin: where the networks are, UTC, and where the reader is. */
export const timeZonesFor = (networks: readonly Network[]): string[] =>
  [...new Set([
    ...networks.map((network) => zoneOf[network]), 'UTC', Intl.DateTimeFormat().resolvedOptions().timeZone,
  ])];

/** The day it is in a time zone. */
export const todayIn = (timeZone: string, now: number): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(now);

const dayOf = (year: number, month: number, date: number): string =>
  new Date(Date.UTC(year, month, date)).toISOString().slice(0, 10);

/** The month of a day and those before it, the newest first, each from its first day to its last. */
export function monthsUntil(day: string): Days[] {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return Array.from({ length: monthsOffered }, (_, back) =>
    ({ from: dayOf(year, month - 1 - back, 1), to: dayOf(year, month - back, 0) }));
}

/** The moment at which a day begins in a time zone, some days later if asked. */
export function startIn(day: string, timeZone: string, daysLater = 0): Date {
  const utc = Date.parse(`${day}T00:00:00Z`) + daysLater * 86_400_000;
  // Where clocks change near midnight the first guess may fall on the other side, and the second does not.
  const guess = utc - offsetAt(utc, timeZone);
  return new Date(utc - offsetAt(guess, timeZone));
}

function offsetAt(moment: number, timeZone: string): number {
  const parts = Object.fromEntries(new Intl.DateTimeFormat('en-US', {
    timeZone, hourCycle: 'h23', year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric',
    second: 'numeric',
  }).formatToParts(moment).map(({ type, value }) => [type, Number(value)]));
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(moment / 1000) * 1000;
}
