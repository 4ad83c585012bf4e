import { skipToken } from '@reduxjs/toolkit/query';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { reasonOf } from '../../api/problem.ts';
import { selectUser } from '../../api/session.slice.ts';
import { useListWalletChoicesQuery } from '../../api/wallets.api.ts';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { BatchComposer, BatchDeskSkeleton } from './batch-composer.tsx';
import { RecentBatches } from './recent-batches.tsx';

/** Paying many at once from a table, and the batches that were sent. */
export function BatchesScreen() {
  const { t } = useTranslation('batches');
  const user = useSelector(selectUser);
  // The API lists all wallets within reach; asking for the owner's name leaves few besides one's own.
  const wallets = useListWalletChoicesQuery(user ? { q: user.name } : skipToken);
  const retry = () => void wallets.refetch();
  return (
    <>
      <PageHeader title={t('title')} subtitle={t('subtitle')} />
      {wallets.error && <ErrorState title={t('walletsFailed')} {...reasonOf(wallets.error)} onRetry={retry} />}
      {wallets.isLoading && <BatchDeskSkeleton />}
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 }}>
        {wallets.data && <BatchComposer wallets={wallets.data.filter(({ ownerId }) => ownerId === user?.id)} />}
        {!wallets.isLoading && <RecentBatches />}
      </Box>
    </>
  );
}
