import type { Network, WalletSort } from '@connect/sdk';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { reasonOf } from '../../api/problem.ts';
import { selectUser } from '../../api/session.slice.ts';
import { useListWalletsInfiniteQuery } from '../../api/wallets.api.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { LoadMore } from '../../ui/data/load-more.tsx';
import { CardSkeleton } from '../../ui/loading/skeletons.tsx';
import type { ListOrder } from '../../parts/lists/list-order.ts';
import { WalletTable } from './wallet-table.tsx';
import { type WalletActions, WalletCard, walletCardHeight } from './wallet-card.tsx';

interface NetworkWalletsProps extends WalletActions {
  network: Network;
  /** Part of a label, a name or an address; empty for all. */
  search: string;
  order: ListOrder<WalletSort>;
  /** Whether they stand as rows of a table rather than as cards. */
  isTable: boolean;
  showsOwner: boolean;
}

/** The wallets of one network within the reader's reach. */
export function NetworkWallets({ network, search, order, isTable, ...card }: NetworkWalletsProps) {
  const { sort } = order.asked;
  const { t } = useTranslation('wallets');
  const id = useId();
  const user = useSelector(selectUser);
  const wallets = useListWalletsInfiniteQuery({ network, ...(search && { q: search }), ...(sort && { sort }) });
  const { data, error, refetch } = wallets;
  const rows = data?.pages.flat();
  return (
    <Box component="section" aria-labelledby={id} aria-busy={!rows && !error} sx={sectionStyle}>
      <Typography id={id} variant="h2">
        {t(`network.${network}`)}
      </Typography>
      {error && <ErrorState title={t('failed')} {...reasonOf(error)} onRetry={() => void refetch()} />}
      {(!error || wallets.currentData) && (
        <Box sx={gridStyle}>
          {!rows && Array.from({ length: card.showsOwner ? 4 : 2 }, (_, place) => (
            <CardSkeleton key={place} height={walletCardHeight} />
          ))}
          {!isTable && rows?.map((wallet) => (
            <WalletCard key={wallet.id} wallet={wallet} isOwn={wallet.ownerId === user?.id} {...card} />
          ))}
        </Box>
      )}
      {isTable && rows && rows.length > 0 && (
        <WalletTable
          wallets={rows} order={order} label={t(`network.${network}`)} ownerId={user?.id} {...card}
        />
      )}
      {rows?.length === 0 && (
        <Card>
          <EmptyState title={t(search ? 'noMatch' : 'empty')} {...(!search && { description: t('emptyHint') })} />
        </Card>
      )}
      <LoadMore
        hasMore={wallets.hasNextPage}
        isLoading={wallets.isFetchingNextPage}
        onLoad={() => void wallets.fetchNextPage()}
      />
    </Box>
  );
}

// What stands below a list of unknown length is shown when the list is, so that it need not move.
const sectionStyle = {
  display: 'grid',
  gap: 1.5,
  minInlineSize: 0,
  '&[aria-busy="true"] ~ section': { visibility: 'hidden' },
} as const;

const gridStyle = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(19rem, 100%), 1fr))',
  gap: 2,
} as const;
