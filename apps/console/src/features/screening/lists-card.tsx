import type { ScreeningListDto } from '@connect/sdk';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { reasonOf } from '../../api/problem.ts';
import { useListScreeningListsQuery } from './screening.api.ts';
import { selectRole } from '../../api/session.slice.ts';
import { DateTime } from '../../ui/format/date-time.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { formatCount } from '../../ui/format/format.ts';
import { rowStyle } from '../../ui/layout/row-style.ts';
import { SectionCard } from '../../ui/layout/section-card.tsx';
import { RowsSkeleton } from '../../ui/loading/skeletons.tsx';
import { ToneChip } from '../../ui/data/tone-chip.tsx';
import { UploadButton } from './upload-button.tsx';

/** The lists that payments are screened against, how fresh they are, and the versions before them. */
export function ListsCard() {
  const { t } = useTranslation('screening');
  const { data: lists, error, refetch } = useListScreeningListsQuery();
  const isAdmin = useSelector(selectRole) === 'admin';
  return (
    <SectionCard title={t('lists.title')} subtitle={t('lists.subtitle')} actions={isAdmin && <UploadButton />}>
      {error && <ErrorState title={t('lists.failed')} {...reasonOf(error)} onRetry={() => void refetch()} />}
      {!lists && !error && <RowsSkeleton rows={2} />}
      {lists?.length === 0 && <EmptyState title={t('lists.empty')} description={t('lists.emptyHint')} />}
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {lists?.map((list) => (
          <ListRow key={`${list.source} ${list.digest} ${list.loadedAt}`} list={list} />
        ))}
      </Box>
    </SectionCard>
  );
}

function ListRow({ list }: { list: ScreeningListDto }) {
  const { t, i18n } = useTranslation('screening');
  return (
    <Box component="li" sx={rowStyle}>
      <Box sx={{ flex: '1 1 16rem', minInlineSize: 0 }}>
        <Box sx={{ fontWeight: 600 }}>{t(`source.${list.source}`)}</Box>
        <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
          {t('lists.published', {
            day: list.publishedOn, count: list.entries, entries: formatCount(list.entries, i18n.language),
          })}
        </Box>
      </Box>
      <Box sx={{ flex: '1 1 14rem', typography: 'body2', color: 'text.secondary' }}>
        <div>
          {t('lists.confirmed')} <DateTime at={list.confirmedAt} />
        </div>
        <bdi>{list.loadedBy === null ? t('lists.loadedBySandbox') : t('lists.loadedBy', { name: list.loadedBy })}</bdi>
      </Box>
      <Freshness list={list} />
    </Box>
  );
}

function Freshness({ list: { isActive, isStale } }: { list: ScreeningListDto }) {
  const { t } = useTranslation('screening');
  if (!isActive) return <ToneChip tone="neutral" label={t('lists.replaced')} />;
  return <ToneChip tone={isStale ? 'negative' : 'positive'} label={t(isStale ? 'lists.stale' : 'lists.inForce')} />;
}
