import type { TransactionDto } from '@connect/sdk';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { reasonOf } from '../../api/problem.ts';
import { useListPendingInfiniteQuery } from '../../api/transactions.api.ts';
import { BusyButton } from '../../ui/inputs/busy-button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { formatCount } from '../../ui/format/format.ts';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { RefreshIcon } from '../../ui/icons/action-icons.tsx';
import { DisplayMenu } from '../../parts/lists/display-menu.tsx';
import { ListFrame } from '../../parts/lists/list-frame.tsx';
import { useListLook } from '../../parts/lists/list-look.ts';
import { useListOrder } from '../../parts/lists/list-order.ts';
import { useListPages } from '../../parts/lists/list-pages.ts';
import { LoadMore } from '../../ui/data/load-more.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { SectionCard } from '../../ui/layout/section-card.tsx';
import { RowsSkeleton } from '../../ui/loading/skeletons.tsx';
import { FourEyes } from './four-eyes.tsx';
import { PendingRow } from './pending-row.tsx';
import { itemsOf, waitsForApproval, waitsForReviewAlone } from './queue.ts';

const sorts = ['-createdAt', 'createdAt'] as const;

/** The payments and batches that officers have to approve, with the review that some of them wait for first. */
export function ApprovalsScreen() {
  const { t } = useTranslation('approvals');
  const order = useListOrder(sorts, { sizes: [] });
  const { sort } = order.asked;
  // Others send and decide meanwhile, so what was read on an earlier visit is read again.
  const list = useListPendingInfiniteQuery(sort, { refetchOnMountOrArgChange: true });
  const { error, isFetching, refetch } = list;
  const look = useListLook('approvals', ['parties', 'time', 'user', 'state']);
  // Until it is known how much waits first, nothing stands below it that would be moved.
  const { rows: pending, more } = useListPages(list, order);
  if (error) return <ErrorState title={t('failed')} {...reasonOf(error)} onRetry={() => void refetch()} />;
  return (
    <>
      <PageHeader
        title={t('title')}
        subtitle={t('subtitle')}
        actions={<>
          <Box sx={orderStyle}>{order.words}</Box>
          <DisplayMenu look={look} order={order} />
          <BusyButton
            variant="outlined"
            color="inherit"
            startIcon={<RefreshIcon />}
            isBusy={isFetching}
            onClick={() => void refetch()}
          >
            {t('refresh')}
          </BusyButton>
        </>}
      />
      <ListFrame look={look}>
        <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 }}>
          <Queue transactions={pending?.filter(waitsForApproval) ?? null} isWhole={!more.hasMore} />
          {pending && <UnderReview count={pending.filter(waitsForReviewAlone).length} />}
        </Box>
      </ListFrame>
      <LoadMore {...more} />
      {pending && <FourEyes />}
    </>
  );
}

const orderStyle = { alignSelf: 'center', typography: 'caption', color: 'text.secondary' } as const;

interface QueueProps {
  /** Null while they are read. */
  transactions: readonly TransactionDto[] | null;
  /** There are no older ones left to read. */
  isWhole: boolean;
}

function Queue({ transactions, isWhole }: QueueProps) {
  const { t } = useTranslation('approvals');
  return (
    <SectionCard title={t('queue.title')} subtitle={t('queue.hint')}>
      {transactions === null && <RowsSkeleton rows={1} height={120} />}
      {transactions?.length === 0 && (
        <EmptyState
          title={t(isWhole ? 'queue.empty' : 'noneYet')}
          {...(!isWhole && { description: t('noneYetHint') })}
        />
      )}
      {transactions && transactions.length > 0 && (
        <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
          {itemsOf(transactions).map((item) => (
            <PendingRow key={item.payment.id} item={item} isWhole={isWhole} />
          ))}
        </Box>
      )}
    </SectionCard>
  );
}

/** What waits for a review alone is decided in its own queue, and is not shown a second time. */
function UnderReview({ count }: { count: number }) {
  const { t, i18n } = useTranslation('approvals');
  if (count === 0) return null;
  return (
    <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
      {t('underReview', { count, figure: formatCount(count, i18n.language) })}{' '}
      <MuiLink component={Link} to="/compliance/reviews">{t('openReviews')}</MuiLink>
    </Box>
  );
}
