import { useTranslation } from 'react-i18next';
import { useListBeneficiaryChoicesQuery } from '../../api/beneficiaries.api.ts';
import { useListWalletChoicesQuery } from '../../api/wallets.api.ts';

const networkOf: Readonly<Record<string, 'uae_dirham' | 'qatar_cbdc'>> = { AED: 'uae_dirham', QAR: 'qatar_cbdc' };

/** The list that the blanks of parties propose from. */
export const walletListId = 'contract-wallets';

/** Beneficiaries and the wallets within reach, offered wherever a party is named. */
export function WalletChoices({ currency }: { currency: string }) {
  const { t } = useTranslation('beneficiaries');
  const network = networkOf[currency] ?? 'uae_dirham';
  const { data = [] } = useListWalletChoicesQuery({ network });
  const { data: kept = [] } = useListBeneficiaryChoicesQuery({ network });
  const known = new Set(kept.map(({ address }) => address));
  return (
    <datalist id={walletListId}>
      {kept.map(({ id, address, name }) => (
        <option key={id} value={address}>{`${name} · ${t('pick.beneficiary')}`}</option>
      ))}
      {data.filter(({ address }) => !known.has(address)).map(({ address, label, ownerName }) => (
        <option key={address} value={address}>{`${label} · ${ownerName}`}</option>
      ))}
    </datalist>
  );
}
