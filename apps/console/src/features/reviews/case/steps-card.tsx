import type { ReviewCaseDto } from '@connect/sdk';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { SectionCard } from '../../../ui/layout/section-card.tsx';
import { Opinion } from '../opinion.tsx';
import { CaseStep } from '../step.tsx';

/** What officers think of the case, and what happened so far. */
export function StepsCard({ review: { opinions, timeline } }: { review: ReviewCaseDto }) {
  const { t } = useTranslation('reviews');
  return (
    <SectionCard title={t('case.opinions')}>
      <Box sx={{ padding: 2.5, display: 'grid', gap: 2.5, typography: 'body2' }}>
        {opinions.length === 0 && <Box sx={{ color: 'text.secondary' }}>{t('case.noOpinions')}</Box>}
        {opinions.map((opinion) => <Opinion key={opinion.officer.id} opinion={opinion} />)}
        <Box component="ol" aria-label={t('case.timeline')} sx={{ margin: 0, paddingInlineStart: 2.5 }}>
          {timeline.map((entry) => <CaseStep key={`${entry.action} ${entry.createdAt}`} entry={entry} />)}
        </Box>
      </Box>
    </SectionCard>
  );
}
