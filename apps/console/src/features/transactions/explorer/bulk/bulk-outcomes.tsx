import type { TransactionDto } from '@connect/sdk';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { refusalWords } from '../../../../api/problem-words.ts';
import { Money } from '../../../../parts/money/money.tsx';
import { type Tone, ToneChip } from '../../../../ui/data/tone-chip.tsx';
import { usePartyNames } from '../payment-cells.tsx';
import type { Perspective } from '../use-perspective.ts';
import type { BulkAction } from './bulk-actions.ts';
import type { StepOutcome } from './use-bulk-steps.ts';

interface BulkOutcomesProps {
  action: BulkAction;
  payments: readonly TransactionDto[];
  perspective: Perspective;
  outcomeOf: (id: string) => StepOutcome;
}

const tones: Record<StepOutcome['state'], Tone> = {
  waiting: 'neutral', pending: 'neutral', done: 'positive', refused: 'negative', unclear: 'caution',
};

/** The payments that are taken further together, each with what became of it. */
export function BulkOutcomes({ action, payments, perspective, outcomeOf }: BulkOutcomesProps) {
  const { t } = useTranslation('explorer');
  return (
    <Box component="ul" tabIndex={0} aria-label={t('bulk.payments')} sx={listStyle}>
      {payments.map((payment) => {
        const outcome = outcomeOf(payment.id);
        return (
          <Box component="li" key={payment.id} sx={rowStyle}>
            <Box sx={{ flex: '1 1 12rem', minInlineSize: 0 }}>
              <Money amount={payment.amount} currency={payment.currency} />
              <Parties payment={payment} perspective={perspective} />
            </Box>
            {outcome.state !== 'waiting' && (
              <ToneChip
                tone={tones[outcome.state]}
                label={outcome.state === 'done' ? t(`bulk.did.${action}`) : t(`bulk.outcome.${outcome.state}`)}
              />
            )}
            <Reason outcome={outcome} />
          </Box>
        );
      })}
    </Box>
  );
}

function Parties({ payment, perspective }: { payment: TransactionDto; perspective: Perspective }) {
  const { t } = useTranslation('explorer');
  const names = usePartyNames(perspective, payment);
  return <Box sx={{ typography: 'caption', color: 'text.secondary' }}>{t('bulk.parties', names)}</Box>;
}

function Reason({ outcome }: { outcome: StepOutcome }) {
  const { t } = useTranslation('explorer');
  const { t: tPayments } = useTranslation('transactions');
  if (outcome.state === 'done') {
    return <Box sx={noteStyle}>{tPayments(`step.now.${outcome.stage as 'completed'}`)}</Box>;
  }
  if (outcome.state === 'unclear') return <Box sx={noteStyle}>{t('bulk.unclearHint')}</Box>;
  if (outcome.state !== 'refused') return null;
  const { problem } = outcome;
  const words = t(`bulk.refused.${problem.code as 'INVALID_STATE'}`, { defaultValue: refusalWords(problem) });
  return <Box sx={{ ...noteStyle, color: 'error.main' }}>{words}</Box>;
}

const listStyle = {
  listStyle: 'none', margin: 0, padding: 0, maxBlockSize: '20rem', overflowY: 'auto', border: '1px solid',
  borderColor: 'divider', borderRadius: 1,
} as const;

const rowStyle = {
  display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 0.5, paddingInline: 2,
  paddingBlock: 1, typography: 'body2',
  '&:not(:last-of-type)': { borderBlockEnd: '1px solid', borderColor: 'divider' },
} as const;

const noteStyle = { flexBasis: '100%', typography: 'caption', color: 'text.secondary' } as const;
