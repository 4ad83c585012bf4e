import { useTranslation } from 'react-i18next';
import { useListPurposesQuery, useListRulesQuery } from '../../../../api/compliance.api.ts';
import { useListWalletChoicesQuery } from '../../../../api/wallets.api.ts';
import type { Option } from '../../../../ui/inputs/select-field.tsx';
import { shortenMiddle } from '../../../../ui/format/format.ts';
import type { ExplorerState } from '../use-explorer-filter.ts';
import { standings } from './known-values.ts';
import { standingWords } from './standing-words.ts';

/** What can be chosen of wallets, senders, purposes, rules and principles; what is chosen is always among it. */
export function useFurtherOptions(state: ExplorerState, senders: ReadonlyMap<string, string>) {
  const { t, i18n } = useTranslation('explorer');
  const language = i18n.language.startsWith('ar') ? 'ar' : 'en';
  const { data: wallets = [] } = useListWalletChoicesQuery({});
  const { data: purposes = [] } = useListPurposesQuery(undefined);
  const { data: rules = [] } = useListRulesQuery({});
  const withChosen = (options: readonly Option[], chosen: string): Option[] => {
    const isKnown = chosen === '' || options.some(({ value }) => value === chosen);
    return isKnown ? [...options] : [...options, { value: chosen, label: shortenMiddle(chosen) }];
  };
  const once = new Map(purposes.map(({ code, label }) => [code, `${code} · ${label[language]}`]));
  return {
    wallet: withChosen(
      wallets.map(({ address, label }) => ({ value: address, label: `${label} · ${shortenMiddle(address)}` })),
      state.wallet),
    actor: withChosen([...senders].map(([value, label]) => ({ value, label })), state.actor),
    purposeCode: withChosen([...once].map(([value, label]) => ({ value, label })), state.purposeCode),
    rule: withChosen(rules.map(({ id, title }) => ({ value: id, label: `${id} · ${title[language]}` })), state.rule),
    principle: standings.map((value) => ({ value, label: standingWords(t, value) })),
  };
}
