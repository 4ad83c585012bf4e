import type { ReviewFiguresDto } from '@connect/sdk';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { FactsList } from '../../ui/data/facts-list.tsx';
import { formatDuration } from '../../ui/format/duration.ts';
import { formatCount } from '../../ui/format/format.ts';

const counted = ['opened', 'approved', 'rejected', 'closed', 'openAtEnd'] as const;

/** What became of the payments that officers had to decide, and how old the open cases are. */
export function ReviewFacts({ reviews }: { reviews: ReviewFiguresDto }) {
  const { t, i18n } = useTranslation('reports');
  const count = (cases: number) => formatCount(cases, i18n.language);
  const hours = (whole: number | null) =>
    (whole === null ? t('review.none') : whole < 48 ? t('review.hours', { count: whole })
      : formatDuration(whole * 3_600_000, i18n.language));
  return (
    <Box sx={listsStyle}>
      <FactsList
        facts={counted.map((name) => ({ label: t(`review.${name}`), value: count(reviews[name]) }))}
      />
      <FactsList
        facts={[
          ...reviews.ageing.map(({ age, cases }) => ({ label: t(`review.${age}`), value: count(cases) })),
          { label: t('review.oldest'), value: hours(reviews.oldestHours) },
          { label: t('review.median'), value: hours(reviews.medianHoursToDecision) },
        ]}
      />
    </Box>
  );
}

const listsStyle = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1fr 1fr' },
  columnGap: 5,
  paddingInline: 2.5,
  paddingBlock: 1,
} as const;
