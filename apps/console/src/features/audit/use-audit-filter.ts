import type { AuditSeverity } from '@connect/sdk';
import { useMemo } from 'react';
import type { AuditFilter } from '../../api/audit.api.ts';
import { boundsOf } from '../../ui/format/days.ts';
import { useListOrder } from '../../parts/lists/list-order.ts';
import { useUrlState } from '../../ui/navigation/use-url-state.ts';

export const severities: readonly AuditSeverity[] = ['info', 'warning', 'critical'];

const sorts = ['-createdAt', 'createdAt'] as const;

export const auditFilterKeys = [
  'q', 'action', 'resource', 'resourceId', 'severity', 'userId', 'ipAddress', 'from', 'to',
] as const;

export type FilterKey = (typeof auditFilterKeys)[number];

/** What the filters say, in the words of the address. */
export type FilterState = Record<FilterKey, string>;

/** Turns the filters of the address into what the API takes; both days are meant inclusively. */
export function toAuditFilter(state: FilterState): AuditFilter {
  const { q, action, resource, resourceId, severity, userId, ipAddress, from, to } = state;
  const known = severities.find((one) => one === severity);
  return {
    ...(q && { q }),
    ...(action && { action }),
    ...(resource && { resource }),
    ...(resourceId && { resourceId: resourceId.trim() }),
    ...(known && { severity: known }),
    ...(userId && { userId }),
    ...(ipAddress && { ipAddress: ipAddress.trim() }),
    ...boundsOf({ from, to }),
  };
}

/** The filters of the audit log as the address holds them, the open event, their order, and how to change it. */
export function useAuditFilter() {
  const [{ event, ...state }, change] = useUrlState([...auditFilterKeys, 'event'], auditFilterKeys);
  const order = useListOrder(sorts);
  const key = JSON.stringify(state);
  const filter = useMemo(() => toAuditFilter(JSON.parse(key) as FilterState), [key]);
  return {
    state,
    filter,
    order,
    isFiltered: Object.keys(filter).length > 0,
    change: (changes: Partial<FilterState>) => change(changes),
    clear: () => change(Object.fromEntries(auditFilterKeys.map((name) => [name, '']))),
    openEvent: event || null,
    open: (id: string) => change({ event: id }, { isStep: true }),
    close: () => change({ event: '' }),
  };
}
