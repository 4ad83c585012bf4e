import { useMemo } from 'react';
import { boundsOf } from '../../../ui/format/days.ts';
import { useListOrder } from '../../../parts/lists/list-order.ts';
import { useUrlState } from '../../../ui/navigation/use-url-state.ts';
import type { TransactionFilter } from './explorer.api.ts';

const sorts = ['-createdAt', 'createdAt', '-amount', 'amount'] as const;

/** What the explorer can be narrowed down by, in the words of the address, which are those of the API. */
export const explorerKeys = ['q', 'status', 'type', 'network', 'wallet', 'batch', 'from', 'to'] as const;

export type ExplorerKey = (typeof explorerKeys)[number];
export type ExplorerState = Record<ExplorerKey, string>;
export type ExplorerChanges = Partial<ExplorerState>;

const isMoment = (text: string) => text.includes('T') && !Number.isNaN(Date.parse(text));

/** A day as the reader means it, both days included, or a moment as another screen says it. */
function boundOf(side: 'from' | 'to', text: string): TransactionFilter {
  if (isMoment(text)) return { [side]: new Date(text).toISOString() };
  return boundsOf({ from: '', to: '', [side]: text });
}

/** Turns the filters of the address into what the API takes. */
export function toTransactionFilter({ from, to, ...others }: ExplorerState): TransactionFilter {
  const said = Object.entries(others).map(([key, value]) => [key, value.trim()] as const)
    .filter(([, value]) => value !== '');
  return { ...Object.fromEntries(said), ...boundOf('from', from), ...boundOf('to', to) };
}

/** The filters of the explorer as the address holds them, their order, what is looked into, and how to change it. */
export function useExplorerFilter() {
  const [{ peek, ...state }, change] = useUrlState([...explorerKeys, 'peek'], explorerKeys);
  const order = useListOrder(sorts);
  const key = JSON.stringify(state);
  const filter = useMemo(() => toTransactionFilter(JSON.parse(key) as ExplorerState), [key]);
  return {
    state,
    filter,
    order,
    isFiltered: Object.values(state).some((value) => value !== ''),
    change: (changes: ExplorerChanges) => change(changes),
    clear: () => change(Object.fromEntries(explorerKeys.map((name) => [name, '']))),
    peeked: peek || null,
    peek: (id: string) => change({ peek: id }, { isStep: true }),
    close: () => change({ peek: '' }),
  };
}
