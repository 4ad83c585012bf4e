import type { ReviewPlanDto, ReviewSampleLineDto } from '@connect/sdk';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { reasonOf } from '../../../api/problem.ts';
import { LoadMore } from '../../../ui/data/load-more.tsx';
import { ToneChip } from '../../../ui/data/tone-chip.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { DateTime } from '../../../ui/format/date-time.tsx';
import { formatCount } from '../../../ui/format/format.ts';
import { SectionCard } from '../../../ui/layout/section-card.tsx';
import { RowsSkeleton } from '../../../ui/loading/skeletons.tsx';
import { lineStyle, bareListStyle, noteStyle } from '../line-style.ts';
import { useListReviewSamplesInfiniteQuery } from '../reviews.api.ts';
import { DrawButton } from './draw-button.tsx';
import { SampleDetail } from './sample-detail.tsx';

/** Every sample that was ordered under a plan, the last first; one of them is open at a time. */
export function SamplesCard({ plan }: { plan: ReviewPlanDto }) {
  const { t } = useTranslation('shariahReviews');
  const [open, setOpen] = useState<string | null>(null);
  const list = useListReviewSamplesInfiniteQuery(plan.id, { refetchOnMountOrArgChange: true });
  const samples = list.currentData?.pages.flat();
  const first = samples?.[0]?.id ?? null;
  return (
    <SectionCard title={t('samples.title')} subtitle={t('samples.hint')}>
      {list.error && (
        <ErrorState title={t('samples.failed')} {...reasonOf(list.error)} onRetry={() => void list.refetch()} />
      )}
      {!samples && !list.error && <RowsSkeleton rows={2} height={76} />}
      {samples?.length === 0 && (
        <EmptyState
          title={t('samples.none')} description={t(plan.state === 'approved' ? 'samples.noneHint' : 'samples.notYet')}
        />
      )}
      <Box component="ul" sx={bareListStyle}>
        {samples?.map((sample) => (
          <Sample
            key={sample.id} sample={sample} plan={plan} isOpen={(open ?? first) === sample.id}
            onToggle={() => setOpen((open ?? first) === sample.id ? '' : sample.id)}
          />
        ))}
      </Box>
      <LoadMore
        hasMore={list.hasNextPage} isLoading={list.isFetchingNextPage} onLoad={() => void list.fetchNextPage()}
      />
    </SectionCard>
  );
}

interface SampleProps { sample: ReviewSampleLineDto; plan: ReviewPlanDto; isOpen: boolean; onToggle: () => void }

function Sample({ sample, plan, isOpen, onToggle }: SampleProps) {
  const { t, i18n: { language } } = useTranslation('shariahReviews');
  const { id, area, method, size, verdict, orderedBy, orderedAt, drawnAt, population } = sample;
  const isDrawn = drawnAt !== null;
  return (
    <Box component="li" sx={{ ...lineStyle, display: 'block', paddingInline: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, paddingInline: 2.5 }}>
        <Box sx={{ flex: '1 1 14rem', minInlineSize: 0 }}>
          <Box sx={{ fontWeight: 600 }}>
            {t(`area.${area}`)} · {t(`method.${method}`)} · {t('samples.size', { size: formatCount(size, language) })}
          </Box>
          <Box sx={noteStyle}>
            {verdict !== null && <>{t(`samples.only.${verdict}`)} · </>}
            <bdi>{orderedBy}</bdi> · <DateTime at={orderedAt} />
            {population !== null && <> · {t('samples.population', { count: population })}</>}
          </Box>
        </Box>
        <ToneChip
          tone={isDrawn ? 'positive' : 'caution'} label={t(isDrawn ? 'samples.drawn' : 'samples.ordered')}
        />
        {!isDrawn && plan.maySample && <DrawButton id={id} />}
        {isDrawn && (
          <Button
            size="small" variant="text" aria-expanded={isOpen} onClick={onToggle}
            aria-label={t(isOpen ? 'samples.closeOf' : 'samples.openOf', { area: t(`area.${area}`) })}
          >
            {t(isOpen ? 'samples.close' : 'samples.open')}
          </Button>
        )}
      </Box>
      {isDrawn && isOpen && <SampleDetail id={id} plan={plan} />}
    </Box>
  );
}
