import type { Network } from '@connect/sdk';
import { skipToken } from '@reduxjs/toolkit/query';
import { useTranslation } from 'react-i18next';
import { useListBeneficiaryChoicesQuery } from '../../api/beneficiaries.api.ts';
import { useListWalletChoicesQuery } from '../../api/wallets.api.ts';
import type { PayeeChoice } from './payee-field.tsx';

/** Whom one may pay from a wallet: the beneficiaries that count for it first, then wallets within reach. */
export function usePayeeChoices(network: Network | '', fromAddress: string): PayeeChoice[] {
  const { t } = useTranslation('beneficiaries');
  const { currentData: kept = [] } = useListBeneficiaryChoicesQuery(
    network && fromAddress ? { from: fromAddress, network } : skipToken);
  const { currentData: within = [] } = useListWalletChoicesQuery(network ? { network } : skipToken);
  const beneficiaries = kept.map(({ name, address, status }) => ({
    name, address, isBeneficiary: true,
    note: status === 'active' ? t('pick.beneficiary') : `${t('pick.beneficiary')} · ${t(`status.${status}`)}`,
  }));
  const known = new Set([fromAddress, ...kept.map(({ address }) => address)]);
  const wallets = within
    .filter(({ address, isFrozen, isBankSuspended }) => !known.has(address) && !isFrozen && !isBankSuspended)
    .map(({ label, address }) => ({ name: label, address, isBeneficiary: false, note: t('pick.own') }));
  return [...beneficiaries, ...wallets];
}
