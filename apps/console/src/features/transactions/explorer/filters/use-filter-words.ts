import { useTranslation } from 'react-i18next';
import { useListWalletChoicesQuery } from '../../../../api/wallets.api.ts';
import { formatAmount, formatDay, shortenMiddle } from '../../../../ui/format/format.ts';
import type { ExplorerState } from '../use-explorer-filter.ts';
import type { FilterGroup } from './filter-groups.ts';
import { standingWords } from './standing-words.ts';

const dateOf = (text: string): Date => {
  const [year = 0, month = 1, day = 1] = text.split('-').map(Number);
  return text.includes('T') ? new Date(text) : new Date(year, month - 1, day);
};

/** Says what each filter lets through, in the reader's language; empty where it lets everything through. */
export function useFilterWords(state: ExplorerState, senders: ReadonlyMap<string, string>) {
  const { t, i18n } = useTranslation('explorer');
  const { t: tPayments } = useTranslation('transactions');
  const { t: tUi } = useTranslation('ui');
  const { data: wallets } = useListWalletChoicesQuery({}, { skip: state.wallet === '' });
  const day = (text: string) => {
    const date = dateOf(text);
    return Number.isNaN(date.getTime()) ? text : formatDay(date, i18n.language);
  };
  const money = (text: string) => (/^\d+(\.\d+)?$/.test(text) ? formatAmount(text, i18n.language) : text);
  const asIs = (text: string) => text;
  const between = (from: string, to: string, say: (bound: string) => string): string => {
    if (from === to) return from && say(from);
    if (from !== '' && to !== '') return t('filters.between', { from: say(from), to: say(to) });
    if (from !== '') return t('filters.least', { from: say(from) });
    return t('filters.most', { to: say(to) });
  };
  const walletName = () => {
    const wallet = wallets?.find(({ id, address }) => id === state.wallet || address === state.wallet);
    return wallet?.label ?? shortenMiddle(state.wallet);
  };
  const words: Record<FilterGroup, () => string> = {
    status: () => tUi(`status.${state.status as 'pending'}`, { defaultValue: state.status }),
    type: () => tPayments(`type.${state.type as 'send'}`, { defaultValue: state.type }),
    network: () => tPayments(`network.${state.network as 'uae_dirham'}`, { defaultValue: state.network }),
    outcome: () => t(`outcome.${state.outcome as 'allowed'}`, { defaultValue: state.outcome }),
    days: () => between(state.from, state.to, day),
    amount: () => between(state.amountFrom, state.amountTo, money),
    score: () => between(state.scoreFrom, state.scoreTo, asIs),
    actor: () => senders.get(state.actor) ?? shortenMiddle(state.actor),
    wallet: walletName,
    batch: () => shortenMiddle(state.batch),
    counterparty: () => state.counterparty,
    reference: () => state.reference,
    purposeCode: () => state.purposeCode,
    rule: () => state.rule,
    principle: () => standingWords(t, state.principle),
    metadata: () => state.metadata,
  };
  const isSaid: Record<'days' | 'amount' | 'score', boolean> = {
    days: state.from + state.to !== '',
    amount: state.amountFrom + state.amountTo !== '',
    score: state.scoreFrom + state.scoreTo !== '',
  };
  return (group: FilterGroup): string => {
    const isOn = group === 'days' || group === 'amount' || group === 'score' ? isSaid[group] : state[group] !== '';
    return isOn ? words[group]() : '';
  };
}
