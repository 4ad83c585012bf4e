import { useTranslation } from 'react-i18next';
import { knownNetworks, outcomes, statuses, types } from './known-values.ts';

/** What can be chosen of the filters that are chosen and not written. */
export function useFilterOptions() {
  const { t } = useTranslation('transactions');
  const { t: tExplorer } = useTranslation('explorer');
  const { t: tUi } = useTranslation('ui');
  return {
    status: statuses.map((value) => ({ value, label: tUi(`status.${value}`) })),
    type: types.map((value) => ({ value, label: t(`type.${value}`) })),
    network: knownNetworks.map((value) => ({ value, label: t(`network.${value}`) })),
    outcome: outcomes.map((value) => ({ value, label: tExplorer(`outcome.${value}`) })),
  };
}
