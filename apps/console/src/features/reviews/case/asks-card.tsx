import type { CaseAskDto, ReviewCaseDto } from '@connect/sdk';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { SectionCard } from '../../../ui/layout/section-card.tsx';
import { ToneChip } from '../../../ui/data/tone-chip.tsx';
import { FindingCard } from '../../../parts/verdict/finding-card.tsx';
import { PrincipleList } from '../../../parts/verdict/principle-list.tsx';
import { recomputationOf } from '../../../parts/verdict/recomputation.ts';

/** Each rule that asked, with what it saw, what to do and on whose authority, and how each principle stands. */
export function AsksCard({ review: { verdict, memo }, asks }: { review: ReviewCaseDto; asks: readonly CaseAskDto[] }) {
  const { t } = useTranslation('reviews');
  const { outcome, tone } = recomputationOf(verdict);
  return (
    <SectionCard title={t('asks.title')} actions={<ToneChip tone={tone} label={t(`case.${outcome}`)} />}>
      <Box sx={{ display: 'grid', gap: 2, padding: 2.5 }}>
        {asks.map((ask, place) => (
          <Box key={`${ask.ruleId} ${place}`} sx={{ display: 'grid', gap: 1 }}>
            <Box>
              <ToneChip
                tone={ask.isSettled ? 'positive' : 'caution'}
                label={t(ask.isSettled ? 'asks.settled' : 'asks.open')}
              />
            </Box>
            <FindingCard finding={ask} memo={memo} />
          </Box>
        ))}
        <PrincipleList verdict={verdict} />
      </Box>
    </SectionCard>
  );
}
