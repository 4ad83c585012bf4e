import type { AuditSeverity } from '@connect/sdk';
import { useMemo } from 'react';
import type { AuditFilter } from '../../api/audit.api.ts';
import { useUrlState } from '../../ui/use-url-state.ts';

export const severities: readonly AuditSeverity[] = ['info', 'warning', 'critical'];

const filterKeys = ['q', 'action', 'resource', 'severity', 'from', 'to'] as const;

export type FilterKey = (typeof filterKeys)[number];

/** What the filters say, in the words of the address. */
export type FilterState = Record<FilterKey, string>;

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));

/** The first moment of a day in the reader's own time zone, some days later if asked. */
function startOf(day: string, daysLater = 0): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date + daysLater).toISOString();
}

/** Turns the filters of the address into what the API takes; both days are meant inclusively. */
export function toFilter({ q, action, resource, severity, from, to }: FilterState): AuditFilter {
  const known = severities.find((one) => one === severity);
  return {
    ...(q && { q }),
    ...(action && { action }),
    ...(resource && { resource }),
    ...(known && { severity: known }),
    ...(isDay(from) && { from: startOf(from) }),
    ...(isDay(to) && { to: startOf(to, 1) }),
  };
}

/** The filters of the audit log as the address holds them, the event that is open, and how to change both. */
export function useAuditFilter() {
  const [{ event, ...state }, change] = useUrlState([...filterKeys, 'event']);
  const key = JSON.stringify(state);
  const filter = useMemo(() => toFilter(JSON.parse(key) as FilterState), [key]);
  return {
    state,
    filter,
    isFiltered: Object.keys(filter).length > 0,
    change: (changes: Partial<FilterState>) => change(changes),
    clear: () => change(Object.fromEntries(filterKeys.map((name) => [name, '']))),
    openEvent: event || null,
    open: (id: string) => change({ event: id }, { isStep: true }),
    close: () => change({ event: '' }),
  };
}
