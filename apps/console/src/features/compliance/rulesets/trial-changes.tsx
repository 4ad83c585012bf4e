import type { TrialChangeDto } from '@connect/sdk';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { reasonOf } from '../../../api/problem.ts';
import { useListRulesetChangesInfiniteQuery } from './rulesets.api.ts';
import { selectRole } from '../../../api/session.slice.ts';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { LoadMore } from '../../../ui/data/load-more.tsx';
import { Money } from '../../../parts/money/money.tsx';
import { SectionCard } from '../../../ui/layout/section-card.tsx';
import { RowsSkeleton } from '../../../ui/loading/skeletons.tsx';
import { Turn } from './turn.tsx';

/** The payments that a version would have judged otherwise, newest first, each leading to its transaction. */
export function TrialChanges({ version }: { version: number }) {
  const { t } = useTranslation('rulesets');
  const isBank = useSelector(selectRole) === 'bank';
  const list = useListRulesetChangesInfiniteQuery(String(version), { refetchOnMountOrArgChange: true });
  const changes = list.currentData?.pages.flat();
  return (
    <SectionCard title={t('changes.title')} subtitle={t(isBank ? 'changes.ofBank' : 'changes.ofAll')}>
      {list.error && (
        <ErrorState title={t('changes.failed')} {...reasonOf(list.error)} onRetry={() => void list.refetch()} />
      )}
      {!changes && !list.error && <RowsSkeleton rows={4} />}
      {changes?.length === 0 && <Typography variant="body2" sx={{ padding: 2.5 }}>{t('changes.none')}</Typography>}
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {changes?.map((change) => <ChangeRow key={change.position} change={change} />)}
      </Box>
      <LoadMore
        hasMore={list.hasNextPage}
        isLoading={list.isFetchingNextPage}
        onLoad={() => void list.fetchNextPage()}
      />
    </SectionCard>
  );
}

function ChangeRow({ change: { transactionId, amount, currency, memo, rules, from, to } }: { change: TrialChangeDto }) {
  return (
    <Box component="li" sx={{ '&:not(:last-of-type)': { borderBlockEnd: '1px solid', borderColor: 'divider' } }}>
      <Box component={Link} to={`/transactions/${transactionId}`} sx={rowStyle}>
        <Box sx={{ flex: '1 1 14rem', minInlineSize: 0 }}>
          <Box sx={{ fontWeight: 600 }}><Money amount={amount} currency={currency} /></Box>
          {memo !== null && <Box sx={memoStyle}><bdi>{memo}</bdi></Box>}
          <Box component="bdi" dir="ltr" sx={{ typography: 'caption', color: 'text.secondary' }}>
            {rules.join(' · ')}
          </Box>
        </Box>
        <Turn from={from} to={to} />
      </Box>
    </Box>
  );
}

const rowStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  rowGap: 1,
  paddingInline: 2.5,
  paddingBlock: 1.25,
  typography: 'body2',
  color: 'inherit',
  textDecoration: 'none',
  '&:hover': { bgcolor: 'surface.hover' },
} as const;

const memoStyle = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
