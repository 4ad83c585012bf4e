import type { ZakatAssessmentDto } from '@connect/sdk';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { reasonOf } from '../../api/problem.ts';
import { LoadMore } from '../../ui/data/load-more.tsx';
import { ToneChip } from '../../ui/data/tone-chip.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { formatHijri } from '../../ui/format/format.ts';
import { rowStyle } from '../../ui/layout/row-style.ts';
import { SectionCard } from '../../ui/layout/section-card.tsx';
import { RowsSkeleton } from '../../ui/loading/skeletons.tsx';
import { Amounts } from './amounts.tsx';
import { useListZakatAssessmentsInfiniteQuery } from './zakat.api.ts';

/** Whether nothing of an assessment is left to pay. */
export const isPaid = ({ open }: Pick<ZakatAssessmentDto, 'open'>): boolean =>
  Number(open.AED) === 0 && Number(open.QAR) === 0;

/** The years that were assessed, the newest first. */
export function Assessments() {
  const { t } = useTranslation('zakat');
  const list = useListZakatAssessmentsInfiniteQuery(undefined, { refetchOnMountOrArgChange: true });
  const assessments = list.currentData?.pages.flat();
  return (
    <SectionCard title={t('assessments.title')}>
      {list.error && (
        <ErrorState title={t('assessments.failed')} {...reasonOf(list.error)} onRetry={() => void list.refetch()} />
      )}
      {!assessments && !list.error && <RowsSkeleton rows={1} height={72} />}
      {assessments?.length === 0 && (
        <EmptyState title={t('assessments.none')} description={t('assessments.noneHint')} />
      )}
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {assessments?.map((assessment) => <Row key={assessment.id} assessment={assessment} />)}
      </Box>
      <LoadMore
        hasMore={list.hasNextPage} isLoading={list.isFetchingNextPage} onLoad={() => void list.fetchNextPage()}
      />
    </SectionCard>
  );
}

function Row({ assessment }: { assessment: ZakatAssessmentDto }) {
  const { t, i18n: { language } } = useTranslation('zakat');
  const { id, hawl, due, open } = assessment;
  return (
    <Box component="li" sx={rowStyle}>
      <Box sx={{ flex: '2 1 14rem', minInlineSize: 0 }}>
        <Link component={RouterLink} to={`/zakat/${id}`} sx={{ fontWeight: 600 }}>
          {formatHijri(new Date(`${hawl.due.day}T12:00:00Z`), language, 'UTC')}
        </Link>
        <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
          {assessment.supersededBy !== null && t('correct.superseded')}
          {assessment.supersededBy === null && (
            isPaid(assessment) ? t('assessments.allPaid') : <>{t('assessments.open')} <Amounts amounts={open} /></>
          )}
        </Box>
      </Box>
      <Standing assessment={assessment} />
      <Box sx={{ marginInlineStart: 'auto', fontWeight: 600, textAlign: 'end' }}><Amounts amounts={due} /></Box>
    </Box>
  );
}

function Standing({ assessment }: { assessment: ZakatAssessmentDto }) {
  const { t } = useTranslation('zakat');
  if (assessment.supersededBy !== null) return <ToneChip tone="neutral" label={t('correct.chip')} />;
  return isPaid(assessment) ? <ToneChip tone="positive" label={t('paid')} />
    : <ToneChip tone="caution" label={t('notPaid')} />;
}
