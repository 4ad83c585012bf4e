import { useMemo } from 'react';
import type { ReviewFilter } from './reviews.api.ts';
import { useListOrder } from '../../parts/lists/list-order.ts';
import { networks } from '../../parts/money/networks.ts';
import { useUrlState } from '../../ui/navigation/use-url-state.ts';

export const reviewStates = ['open', 'decided', 'closed'] as const;
export const assignees = ['me', 'none'] as const;
export const waits = ['24', '72'] as const;

const sorts = ['-amount', 'amount', 'score', '-score'] as const;
// Whoever has waited longest comes first; of what is over, the newest does.
const openSorts = ['createdAt', '-createdAt', ...sorts] as const;
const closedSorts = ['-createdAt', 'createdAt', ...sorts] as const;

export const reviewFilterKeys = ['q', 'state', 'assignee', 'network', 'older'] as const;

export type ReviewFilterKey = (typeof reviewFilterKeys)[number];

/** What the filters say, in the words of the address. */
export type ReviewFilterState = Record<ReviewFilterKey, string>;

const oneOf = <Word extends string>(words: readonly Word[], text: string) => words.find((word) => word === text);

/** Turns the filters of the address into what the API takes; without a state the open cases are meant. */
export function toReviewFilter({ q, state, assignee, network, older }: ReviewFilterState): ReviewFilter {
  const [whose, where, since] = [oneOf(assignees, assignee), oneOf(networks, network), oneOf(waits, older)];
  return {
    state: oneOf(reviewStates, state) ?? 'open',
    ...(q && { q }),
    ...(whose && { assignee: whose }),
    ...(where && { network: where }),
    ...(since && { olderThanHours: Number(since) }),
  };
}

/** The filters of the queue as the address holds them, the case that is open, their order, and how to change it. */
export function useReviewFilter() {
  const [{ case: openCase, ...state }, change] = useUrlState([...reviewFilterKeys, 'case'], reviewFilterKeys);
  const key = JSON.stringify(state);
  const filter = useMemo(() => toReviewFilter(JSON.parse(key) as ReviewFilterState), [key]);
  const order = useListOrder(filter.state === 'open' ? openSorts : closedSorts);
  return {
    state,
    filter,
    order,
    isFiltered: Object.values(state).some((value) => value !== ''),
    change: (changes: Partial<ReviewFilterState>) => change(changes),
    clear: () => change(Object.fromEntries(reviewFilterKeys.map((name) => [name, '']))),
    openCase: openCase || null,
    open: (id: string) => change({ case: id }, { isStep: true }),
    close: () => change({ case: '' }),
  };
}
