import type { WalletFlowDto } from '@connect/sdk';
import { useTranslation } from 'react-i18next';
import { formatCount, shortenMiddle } from '../../ui/format/format.ts';

/** What the other side of a flow is called; without one, it stands for as many accounts as are told. */
export function useSideName() {
  const { t, i18n } = useTranslation('flows');
  return (flow: WalletFlowDto | null, accounts = 1): string => {
    if (flow === null) return t('others', { count: accounts, figure: formatCount(accounts, i18n.language) });
    if (flow.account !== 'wallet') return t(`account.${flow.account}`);
    return flow.label === flow.address ? shortenMiddle(flow.label) : flow.label;
  };
}

/** Where the payments between a wallet and another side are listed; null where that is no single wallet. */
export const betweenPath = (hub: string, flow: WalletFlowDto | null): string | null => (flow?.address
  ? `/transactions?${new URLSearchParams({ wallet: hub, q: flow.address }).toString()}` : null);
