import type { BatchState } from '@connect/sdk';
import type { BatchFilter } from './batches.api.ts';
import { boundsOf } from '../../ui/format/days.ts';
import { useUrlState } from '../../ui/navigation/use-url-state.ts';

export const batchStates = ['running', 'interrupted', 'done', 'cancelled', 'refused'] as const satisfies BatchState[];

export const batchFilterKeys = ['q', 'state', 'from', 'to'] as const;

/** What the filters say, in the words of the address. */
export type BatchFilterState = Record<(typeof batchFilterKeys)[number], string>;

const toFilter = ({ q, state, from, to }: BatchFilterState): BatchFilter => {
  const known = batchStates.find((one) => one === state);
  return { ...(q && { q }), ...(known && { state: known }), ...boundsOf({ from, to }) };
};

/** The filters of the batches as the address holds them, and how to change them. */
export function useBatchFilter() {
  const [state, change] = useUrlState(batchFilterKeys, batchFilterKeys);
  const filter = toFilter(state);
  return { state, filter, isFiltered: Object.keys(filter).length > 0, change };
}
