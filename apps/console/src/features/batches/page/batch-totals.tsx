import type { BatchLifeDto, BatchTotalsDto } from '@connect/sdk';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { Money } from '../../../parts/money/money.tsx';
import { formatCount } from '../../../ui/format/format.ts';

const parts = ['asked', 'paid', 'held', 'refused', 'takenBack', 'notMade'] as const satisfies (keyof BatchTotalsDto)[];

/** What a batch asked for and what came of it, in money and number; what there is nothing of is left out. */
export function BatchTotals({ totals, currency }: Pick<BatchLifeDto, 'totals' | 'currency'>) {
  const { t, i18n } = useTranslation('batches');
  const shown = parts.filter((part) => part === 'asked' || part === 'paid' || totals[part].count > 0);
  return (
    <Box component="dl" sx={listStyle}>
      {shown.map((part) => (
        <Box key={part}>
          <dt>{t(`totals.${part}`)}</dt>
          <Box component="dd" sx={{ typography: 'h3', margin: 0 }}>
            <Money amount={totals[part].amount} currency={currency} />
          </Box>
          <Box component="dd" sx={{ margin: 0, typography: 'caption', color: 'text.secondary' }}>
            {t('recent.payments', {
              count: totals[part].count, figure: formatCount(totals[part].count, i18n.language),
            })}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

const listStyle = {
  display: 'grid', gap: 2, margin: 0, gridTemplateColumns: 'repeat(auto-fit, minmax(9rem, 1fr))',
  '& dt': { typography: 'body2', color: 'text.secondary' },
} as const;
