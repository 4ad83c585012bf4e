import { useTranslation } from 'react-i18next';
import { shortenMiddle, formatDay } from '../../../../ui/format/format.ts';
import type { ExplorerState } from '../use-explorer-filter.ts';
import type { FilterGroup } from './filter-groups.ts';

const dateOf = (text: string): Date => {
  const [year = 0, month = 1, day = 1] = text.split('-').map(Number);
  return text.includes('T') ? new Date(text) : new Date(year, month - 1, day);
};

/** Says what each filter lets through, in the reader's language; empty where it lets everything through. */
export function useFilterWords(state: ExplorerState): (group: FilterGroup) => string {
  const { t, i18n } = useTranslation('explorer');
  const { t: tPayments } = useTranslation('transactions');
  const { t: tUi } = useTranslation('ui');
  const day = (text: string) => {
    const date = dateOf(text);
    return Number.isNaN(date.getTime()) ? text : formatDay(date, i18n.language);
  };
  const between = (from: string, to: string, say: (bound: string) => string): string => {
    if (from === to) return from && say(from);
    if (from !== '' && to !== '') return t('filters.between', { from: say(from), to: say(to) });
    if (from !== '') return t('filters.least', { from: say(from) });
    return t('filters.most', { to: say(to) });
  };
  const known = (value: string, words: string) => (value === '' ? '' : words);
  const say: Record<FilterGroup, () => string> = {
    status: () => known(state.status, tUi(`status.${state.status as 'pending'}`, { defaultValue: state.status })),
    type: () => known(state.type, tPayments(`type.${state.type as 'send'}`, { defaultValue: state.type })),
    network: () => known(
      state.network, tPayments(`network.${state.network as 'uae_dirham'}`, { defaultValue: state.network })),
    days: () => between(state.from, state.to, day),
    wallet: () => shortenMiddle(state.wallet),
    batch: () => shortenMiddle(state.batch),
  };
  return (group) => say[group]();
}
