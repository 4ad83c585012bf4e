import { useMemo } from 'react';
import { boundsOf } from '../../../ui/format/days.ts';
import { useListOrder } from '../../../parts/lists/list-order.ts';
import { useUrlState } from '../../../ui/navigation/use-url-state.ts';
import type { TransactionFilter } from './explorer.api.ts';
import { knownNetworks, outcomes, standings, statuses, types } from './filters/known-values.ts';

const sorts = ['-createdAt', 'createdAt', '-amount', 'amount'] as const;

/** What the explorer can be narrowed down by, in the words of the address, which are those of the API. */
export const explorerKeys = [
  'q', 'status', 'from', 'to', 'amountFrom', 'amountTo', 'type', 'network', 'outcome', 'counterparty', 'reference',
  'purposeCode', 'scoreFrom', 'scoreTo', 'rule', 'principle', 'actor', 'wallet', 'batch', 'metadata',
] as const;

export type ExplorerKey = (typeof explorerKeys)[number];
export type ExplorerState = Record<ExplorerKey, string>;
export type ExplorerChanges = Partial<ExplorerState>;

const isMoment = (text: string) => text.includes('T') && !Number.isNaN(Date.parse(text));

/** A day as the reader means it, both days included, or a moment as another screen says it. */
function boundOf(side: 'from' | 'to', text: string): TransactionFilter {
  if (isMoment(text)) return { [side]: new Date(text).toISOString() };
  return boundsOf({ from: '', to: '', [side]: text });
}

/** The fewest letters of a text that are sought; marks over and under them do not count. */
export const leastSought = 3;
const lettersIn = (text: string) => [...text.normalize('NFKD').replaceAll(/[\p{M}\p{Cf}ـء]/gu, '')].length;

/** Whether a text is long enough to be sought. */
export const isSought = (text: string): boolean => lettersIn(text.trim()) >= leastSought;

const among = (words: readonly string[]) => (text: string) => words.includes(text);
const isScore = (text: string) => /^(?:\d{1,2}|100)$/.test(text);
const isAmount = (text: string) => /^\d{1,15}(?:\.\d{1,2})?$/.test(text);
const isUuid = (text: string) => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
const isAny = () => true;

// What the API would refuse of a pasted address is left out instead, as if it were not there.
const takes: Record<Exclude<ExplorerKey, 'from' | 'to'>, (text: string) => boolean> = {
  q: isSought, counterparty: isSought, reference: isAny, wallet: isAny, purposeCode: isAny,
  status: among(statuses), type: among(types), network: among(knownNetworks), outcome: among(outcomes),
  amountFrom: isAmount, amountTo: isAmount, scoreFrom: isScore, scoreTo: isScore,
  principle: among(standings),
  rule: (text) => /^[A-Z]{2,12}-\d{3}$/.test(text), actor: isUuid, batch: isUuid,
  metadata: (text) => /^[^:]{1,40}:/.test(text),
};

/** Turns the filters of the address into what the API takes. */
export function toTransactionFilter({ from, to, ...others }: ExplorerState): TransactionFilter {
  const said = Object.entries(others).map(([key, value]) => [key, value.trim()] as const)
    .filter(([key, value]) => value !== '' && takes[key as keyof typeof takes](value))
    .map(([key, value]) => [key, key.startsWith('score') ? Number(value) : value] as const);
  return { ...Object.fromEntries(said), ...boundOf('from', from), ...boundOf('to', to) };
}

/** The filters of the explorer as the address holds them, their order, what is looked into, and how to change it. */
export function useExplorerFilter() {
  const [{ peek, show, ...state }, change] = useUrlState([...explorerKeys, 'peek', 'show'], explorerKeys);
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
    /** What is shown of one wallet: its payments, or the money around it. */
    show: show === 'flows' && state.wallet !== '' ? 'flows' as const : 'payments' as const,
    setShow: (shown: 'payments' | 'flows') => change({ show: shown === 'flows' ? shown : '' }),
    peeked: peek || null,
    peek: (id: string) => change({ peek: id }, { isStep: true }),
    close: () => change({ peek: '' }),
  };
}
