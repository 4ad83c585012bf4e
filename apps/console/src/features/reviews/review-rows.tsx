import type { ReviewDto } from '@connect/sdk';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Checkbox from '@mui/material/Checkbox';
import { useTranslation } from 'react-i18next';
import { ArrowRightIcon } from '../../ui/icons/navigation-icons.tsx';
import { dense } from '../../ui/layout/dense.ts';
import { Money } from '../../parts/money/money.tsx';
import { SealedMemoSign } from '../../parts/memos/sealed-memo-sign.tsx';
import { ToneChip } from '../../ui/data/tone-chip.tsx';
import { AgeChip } from './age.tsx';
import type { Choice } from './bulk/use-chosen.ts';

interface ReviewRowsProps {
  reviews: readonly ReviewDto[];
  choice: Choice;
  onOpen: (id: string) => void;
}

/** The cases one under the other: how much from whom to whom, what was found, how long it waits and for whom. */
export function ReviewRows({ reviews, choice, onOpen }: ReviewRowsProps) {
  const { t } = useTranslation('reviews');
  const nameOf = ({ amount, currency, payer, payee }: ReviewDto) =>
    t('bulk.one', { amount, currency, payer: payer.name, payee: payee.name });
  return (
    <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
      {reviews.map((review) => (
        <Box component="li" key={review.transactionId} sx={itemStyle}>
          {review.state === 'open' && (
            <Checkbox
              size="small"
              checked={choice.isChosen(review.transactionId)}
              onChange={(_, isChosen) => choice.choose(review.transactionId, isChosen)}
              slotProps={{ input: { 'aria-label': nameOf(review) } }}
              sx={{ marginInlineStart: 1.25 }}
            />
          )}
          <ButtonBase onClick={() => onOpen(review.transactionId)} sx={rowStyle}>
            <Summary review={review} />
            <Found review={review} />
            <ReviewStatus review={review} />
          </ButtonBase>
        </Box>
      ))}
    </Box>
  );
}

function Summary({ review: { amount, currency, payer, payee, memo, isMemoSealed } }: { review: ReviewDto }) {
  return (
    <Box sx={{ gridArea: 'summary', minInlineSize: 0 }}>
      <Box sx={{ fontWeight: 600 }}>
        <Money amount={amount} currency={currency} />
      </Box>
      <Box sx={partiesStyle}>
        <bdi>{payer.name}</bdi>
        <Box component={ArrowRightIcon} sx={{ '&:dir(rtl)': { transform: 'scaleX(-1)' } }} />
        <bdi>{payee.name}</bdi>
      </Box>
      {isMemoSealed && (
        <Box data-column="memo">
          <SealedMemoSign />
        </Box>
      )}
      {memo !== null && (
        <Box data-column="memo" sx={memoStyle}>
          <bdi>{memo}</bdi>
        </Box>
      )}
    </Box>
  );
}

function Found({ review: { rules, findings } }: { review: ReviewDto }) {
  const { t } = useTranslation('reviews');
  return (
    <Box data-column="findings" sx={{ gridArea: 'found', typography: 'caption', color: 'text.secondary' }}>
      <div>{t('list.findings', { count: findings.prohibit + findings.flag + findings.advise })}</div>
      <bdi dir="ltr">{rules.join(' · ')}</bdi>
    </Box>
  );
}

function ReviewStatus({ review }: { review: ReviewDto }) {
  const { t } = useTranslation('reviews');
  const { state, decision, assignee, officersNeeded, opinions, ageSeconds, ageing } = review;
  return (
    <Box sx={{ gridArea: 'status', display: 'grid', justifyItems: 'end', gap: 0.5 }}>
      {state === 'open' && <div data-column="age"><AgeChip seconds={ageSeconds} ageing={ageing} /></div>}
      {decision !== null && (
        <ToneChip tone={decision === 'approve' ? 'positive' : 'negative'} label={t(`decision.${decision}`)} />
      )}
      {state === 'closed' && <ToneChip tone="neutral" label={t('state.closed')} />}
      <Box data-column="assignee" sx={{ typography: 'caption', color: 'text.secondary' }}>
        <bdi>{assignee === null ? t('list.unassigned') : t('list.assignee', { name: assignee.name })}</bdi>
        {state === 'open' && officersNeeded > 1 && (
          <div>{t('list.officers', { given: opinions.length, needed: officersNeeded })}</div>
        )}
      </Box>
    </Box>
  );
}

const itemStyle = {
  display: 'flex',
  alignItems: 'center',
  '&:not(:last-of-type)': { borderBlockEnd: '1px solid', borderColor: 'divider' },
} as const;

const rowStyle = {
  flex: 1,
  minInlineSize: 0,
  display: 'grid',
  gridTemplateAreas: { xs: '"summary status" "found found"', md: '"summary found status"' },
  gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', md: 'minmax(0, 1.4fr) minmax(0, 1fr) 13rem' },
  alignItems: 'center',
  textAlign: 'start',
  columnGap: 2,
  rowGap: 0.75,
  minBlockSize: dense(92),
  paddingInline: 2.5,
  paddingBlock: dense(10),
  typography: 'body2',
  '&:hover': { bgcolor: 'surface.hover' },
} as const;

const partiesStyle = {
  display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, typography: 'caption', color: 'text.secondary',
} as const;

const memoStyle = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
