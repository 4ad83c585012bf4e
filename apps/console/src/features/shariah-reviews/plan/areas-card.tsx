import type { ReviewItemDto, ReviewPlanDto } from '@connect/sdk';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDays } from '../../../ui/format/format.ts';
import { SectionCard } from '../../../ui/layout/section-card.tsx';
import { lazyPopup, prefetched } from '../../../ui/loading/lazy.tsx';
import { lineStyle, bareListStyle, noteStyle } from '../line-style.ts';
import { ScoreBar } from '../score-bar.tsx';

const OrderDialog = prefetched(lazyPopup(async () => (await import('../samples/order-dialog.tsx')).OrderSampleDialog));

/** The areas that are looked at, the highest risk first, each with its owner, its day and its samples. */
export function AreasCard({ plan }: { plan: ReviewPlanDto }) {
  const { t } = useTranslation('shariahReviews');
  const [ordered, setOrdered] = useState<ReviewItemDto | null>(null);
  const scoreOf = ({ area }: ReviewItemDto) => plan.areas.find((one) => one.area === area)?.score ?? 0;
  const items = [...plan.items].sort((a, b) => scoreOf(b) - scoreOf(a));
  return (
    <SectionCard title={t('areas')} subtitle={t('areasHint')}>
      <Box component="ul" sx={bareListStyle}>
        {items.map((item) => (
          <Item
            key={item.id} item={item} score={scoreOf(item)} timeZone={plan.timeZone}
            {...(plan.maySample && { onSample: () => setOrdered(item) })}
          />
        ))}
      </Box>
      <OrderDialog shown={ordered !== null && { item: ordered, onClose: () => setOrdered(null) }} />
    </SectionCard>
  );
}

interface ItemProps { item: ReviewItemDto; score: number; timeZone: string; onSample?: () => void }

function Item({ item, score, timeZone, onSample }: ItemProps) {
  const { t, i18n: { language } } = useTranslation('shariahReviews');
  const { area, from, to, owner, dueOn, samples } = item;
  const name = t(`area.${area}`);
  return (
    <Box component="li" sx={lineStyle}>
      <Box sx={{ flex: '2 1 14rem', minInlineSize: 0 }}>
        <Box sx={{ fontWeight: 600 }}>{name}</Box>
        <Box sx={noteStyle}>{formatDays(new Date(from), new Date(Date.parse(to) - 1), language, timeZone)}</Box>
        <Box sx={noteStyle}>
          <bdi>{owner}</bdi> · {t('dueOn')} <bdi dir="ltr">{dueOn}</bdi> · {t('sampleCount', { count: samples })}
        </Box>
      </Box>
      <Box sx={{ flex: '1 1 9rem', minInlineSize: 0 }}><ScoreBar score={score} label={name} /></Box>
      {onSample && (
        <Button size="small" variant="outlined" onClick={onSample} aria-label={t('order.of', { area: name })}>
          {t('order.open')}
        </Button>
      )}
    </Box>
  );
}
