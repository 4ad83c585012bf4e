import { skipToken } from '@reduxjs/toolkit/query';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { reasonOf } from '../../../api/problem.ts';
import { selectUser } from '../../../api/session.slice.ts';
import { useListWalletChoicesQuery } from '../../../api/wallets.api.ts';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { Composer } from './composer.tsx';
import { ComposerSkeleton } from './composer-skeleton.tsx';

/** Composing a transfer, with the rules looking on. */
export function ComposerScreen() {
  const { t } = useTranslation('transactions');
  const user = useSelector(selectUser);
  // The API lists all wallets within reach; asking for the owner's name leaves few besides one's own.
  const wallets = useListWalletChoicesQuery(user ? { q: user.name } : skipToken);
  const retry = () => void wallets.refetch();
  return (
    <>
      <PageHeader title={t('composer.title')} subtitle={t('composer.subtitle')} />
      {wallets.error && <ErrorState title={t('composer.walletsFailed')} {...reasonOf(wallets.error)} onRetry={retry} />}
      {wallets.isLoading && <ComposerSkeleton />}
      {wallets.data && <Composer wallets={wallets.data.filter(({ ownerId }) => ownerId === user?.id)} />}
    </>
  );
}
