import type { ReviewDto } from '@connect/sdk';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { Money } from '../../../parts/money/money.tsx';
import { type Tone, ToneChip } from '../../../ui/data/tone-chip.tsx';
import type { DecisionOutcome } from './use-decisions.ts';

interface OutcomeListProps {
  reviews: readonly ReviewDto[];
  outcomeOf: (id: string) => DecisionOutcome;
}

/** The cases that are decided together, each with what became of it. */
export function OutcomeList({ reviews, outcomeOf }: OutcomeListProps) {
  const { t } = useTranslation('reviews');
  return (
    <Box component="ul" tabIndex={0} aria-label={t('bulk.cases')} sx={listStyle}>
      {reviews.map((review) => (
        <Row key={review.transactionId} review={review} outcome={outcomeOf(review.transactionId)} />
      ))}
    </Box>
  );
}

const tones: Record<DecisionOutcome['state'], Tone> = {
  waiting: 'neutral', pending: 'neutral', decided: 'positive', proposed: 'caution', refused: 'negative',
};

function Row({ review: { amount, currency, payer, payee }, outcome }: { review: ReviewDto; outcome: DecisionOutcome }) {
  const { t } = useTranslation('reviews');
  return (
    <Box component="li" sx={rowStyle}>
      <Box sx={{ flex: '1 1 12rem', minInlineSize: 0 }}>
        <Money amount={amount} currency={currency} />
        <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
          {t('bulk.parties', { payer: payer.name, payee: payee.name })}
        </Box>
      </Box>
      <ToneChip tone={tones[outcome.state]} label={t(`bulk.outcome.${outcome.state}`)} />
      {outcome.state === 'refused' && <Box sx={reasonStyle}>{outcome.message}</Box>}
    </Box>
  );
}

const listStyle = {
  listStyle: 'none',
  margin: 0,
  padding: 0,
  maxBlockSize: '16rem',
  overflowY: 'auto',
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: 1,
} as const;

const rowStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  rowGap: 0.5,
  paddingInline: 2,
  paddingBlock: 1,
  typography: 'body2',
  '&:not(:last-of-type)': { borderBlockEnd: '1px solid', borderColor: 'divider' },
} as const;

const reasonStyle = { flexBasis: '100%', typography: 'caption', color: 'error.main' } as const;
