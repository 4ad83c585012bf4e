import type { ReviewItemDto, ReviewRiskDto, RiskAreaDto } from '@connect/sdk';
import Box from '@mui/material/Box';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { Money } from '../../parts/money/money.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { formatCount, formatDays } from '../../ui/format/format.ts';
import { SectionCard } from '../../ui/layout/section-card.tsx';
import { lineStyle, bareListStyle, noteStyle } from './line-style.ts';
import { ScoreBar } from './score-bar.tsx';

const factors = ['payments', 'refusals', 'reviews', 'overrides'] as const;

interface RiskCardProps {
  title: string;
  risk: ReviewRiskDto;
  /** What a plan looks at of these areas; absent where no plan is meant. */
  planned?: readonly ReviewItemDto[];
}

/** The risk of each area, the highest first, with every count that it is made of and the block it was counted at. */
export function RiskCard({ title, risk, planned }: RiskCardProps) {
  const { t, i18n: { language } } = useTranslation('shariahReviews');
  const { areas, height, root, weights, policyVersion, from, to } = risk;
  return (
    <SectionCard title={title} subtitle={formatDays(new Date(from), new Date(to), language, 'UTC')}>
      {areas.length === 0 && <EmptyState title={t('risk.none')} description={t('risk.noneHint')} />}
      <Box component="ul" sx={bareListStyle}>
        {areas.map((area) => (
          <Area
            key={area.area} area={area}
            isPlanned={planned?.some(({ area: looked }) => looked === area.area) ?? true}
          />
        ))}
      </Box>
      <Box sx={{ ...noteStyle, paddingInline: 2.5, paddingBlock: 1.5, borderBlockStart: '1px solid',
        borderColor: 'divider' }}
      >
        {t('risk.weights', { version: policyVersion })}{' '}
        {factors.map((factor, place) => (
          <Fragment key={factor}>
            {place > 0 && ' · '}{t(`risk.${factor}`)} ×{formatCount(weights[factor], language)}
          </Fragment>
        ))}
        <br />
        {root === null ? t('risk.noBlock') : (
          <>
            {t('risk.block', { height: formatCount(height, language) })}{' '}
            <Box component="bdi" dir="ltr" sx={{ fontFamily: 'monospace' }}>{root}</Box>
          </>
        )}
      </Box>
    </SectionCard>
  );
}

function Area({ area, isPlanned }: { area: RiskAreaDto; isPlanned: boolean }) {
  const { t, i18n: { language } } = useTranslation('shariahReviews');
  const name = t(`area.${area.area}`);
  return (
    <Box component="li" sx={lineStyle}>
      <Box sx={{ flex: '2 1 15rem', minInlineSize: 0 }}>
        <Box sx={{ fontWeight: 600 }}>{name}</Box>
        <Box sx={noteStyle}>
          {factors.map((factor, place) => (
            <Fragment key={factor}>
              {place > 0 && ' · '}{t(`risk.${factor}`)} {formatCount(area[factor], language)}
            </Fragment>
          ))}
        </Box>
        <Box sx={noteStyle}>
          {area.amounts.map(({ amount, currency }, place) => (
            <Fragment key={currency}>{place > 0 && ' · '}<Money amount={amount} currency={currency} /></Fragment>
          ))}
          {!isPlanned && <Box sx={{ color: 'warning.main', fontWeight: 600 }}>{t('risk.notPlanned')}</Box>}
        </Box>
      </Box>
      <Box sx={{ flex: '1 1 9rem', minInlineSize: 0 }}><ScoreBar score={area.score} label={name} /></Box>
    </Box>
  );
}
