import { useTranslation } from 'react-i18next';
import { WalletText } from '../../../parts/payments/wallet-text.tsx';

/** An account as people know it: a wallet by its address, a network's own account by its name. */
export function AccountName({ name }: { name: string }) {
  const { t } = useTranslation('transactions');
  if (name.startsWith('0x')) return <WalletText address={name} copyable={false} />;
  return <span>{t(`account.${name}`, { defaultValue: name })}</span>;
}
