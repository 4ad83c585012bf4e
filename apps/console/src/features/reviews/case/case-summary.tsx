import type { ReviewCaseDto } from '@connect/sdk';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { useTranslation } from 'react-i18next';
import { AddressText } from '../../../parts/payments/address-text.tsx';
import { Money } from '../../../parts/money/money.tsx';
import { ScoreRing } from '../../../parts/score/score-ring.tsx';
import { type Tone, ToneChip } from '../../../ui/data/tone-chip.tsx';
import { AgeChip } from '../age.tsx';
import { CaseMemo } from '../case-memo.tsx';
import { CaseSteps } from '../case-steps.tsx';

const tones = { open: 'caution', decided: 'neutral', closed: 'neutral' } as const satisfies Record<string, Tone>;

const decisionTones = { approve: 'positive', reject: 'negative' } as const;

/** What is decided, where the case stands, and what the officer may do with it. */
export function CaseSummary({ review }: { review: ReviewCaseDto }) {
  const { t } = useTranslation(['reviews', 'verdict']);
  const { amount, currency, state, decision, score, memo, isMemoSealed, transactionId, officersNeeded } = review;
  const status = decision === null ? t(`state.${state}`) : t(`decision.${decision}`);
  return (
    <Card sx={{ padding: 2.5, display: 'grid', gap: 2.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2.5 }}>
        <ScoreRing score={score} label={t('verdict:score')} size={64} />
        <Box sx={{ flex: '1 1 12rem', minInlineSize: 0 }}>
          <Box sx={{ typography: 'h4' }}>
            <Money amount={amount} currency={currency} />
          </Box>
          <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
            {t('file.officers', { count: officersNeeded })}
            {' · '}
            {review.assignee === null ? t('list.unassigned') : t('list.assignee', { name: review.assignee.name })}
          </Box>
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <ToneChip tone={decision === null ? tones[state] : decisionTones[decision]} label={status} />
          {state === 'open' && <AgeChip seconds={review.ageSeconds} ageing={review.ageing} />}
        </Box>
      </Box>
      <Box sx={sidesStyle}>
        <Side label={t('case.payer')} {...review.payer} />
        <Side label={t('case.payee')} {...review.payee} />
      </Box>
      {memo !== null && memo !== '' && <Box component="blockquote" dir="auto" sx={memoStyle}>{memo}</Box>}
      {isMemoSealed && <CaseMemo key={transactionId} id={transactionId} />}
      <CaseSteps review={review} />
    </Card>
  );
}

function Side({ label, name, address }: { label: string; name: string; address: string }) {
  return (
    <Box sx={{ minInlineSize: 0 }}>
      <Box sx={{ typography: 'caption', color: 'text.secondary' }}>{label}</Box>
      <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}><bdi>{name}</bdi></Box>
      <AddressText address={address} />
    </Box>
  );
}

const sidesStyle = {
  display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
} as const;

const memoStyle = {
  margin: 0, paddingInline: 1.5, paddingBlock: 1, borderRadius: 1, bgcolor: 'surface.sunken', typography: 'body2',
  overflowWrap: 'anywhere',
} as const;
