import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { DateTime } from '../../../ui/format/date-time.tsx';
import { AlertIcon, CheckCircleIcon, MinusCircleIcon } from '../../../ui/icons/status-icons.tsx';
import { ToneChip } from '../../../ui/data/tone-chip.tsx';
import { type RowDoubt, isGrave } from '../doubts.ts';
import type { Payment } from '../payments.ts';
import type { TableRow } from '../reading/table.ts';
import type { Likeness } from './duplicates.ts';
import { FoundPayeeNote } from './found-payee.tsx';
import { PayeeDoubt } from './payee-doubt.tsx';
import type { FoundPayee } from './use-payees.ts';

interface RowStateProps {
  row: TableRow;
  payment: Payment;
  refusal: string | undefined;
  isHeld: boolean;
  likeness: Likeness | undefined;
  payee: FoundPayee | undefined;
  doubt: RowDoubt | undefined;
  onTake: (address: string) => void;
  onDecide: (choice: 'keep' | 'leave') => void;
}

/** How a row stands before it is sent, in a word and a sentence, and what can be decided of it. */
export function RowState({ row, payment, refusal, isHeld, likeness, payee, doubt, ...on }: RowStateProps) {
  const { t } = useTranslation('batches');
  const isOut = row.choice === 'leave';
  const whole = payment.problems.row;
  const chip = isOut ? <ToneChip tone="neutral" icon={MinusCircleIcon} label={t('duplicates.out')} />
    : payment.problem ? <ToneChip tone="negative" label={t('preview.toMend')} />
      : refusal !== undefined ? <ToneChip tone="negative" label={t('preview.refused')} />
        : likeness && row.choice === undefined ? <ToneChip tone="caution" label={t('duplicates.twice')} />
          : doubt && isGrave(doubt) ? <ToneChip tone="caution" icon={AlertIcon} label={t('doubts.chip')} />
            : isHeld ? <ToneChip tone="caution" label={t('review.pending')} />
            : <ToneChip tone="neutral" icon={CheckCircleIcon} label={t('preview.read')} />;
  return (
    <Box sx={{ display: 'grid', justifyItems: 'start', gap: 0.5, typography: 'caption', color: 'text.secondary' }}>
      {chip}
      {whole && <span>{t(`row.${whole}`)}</span>}
      {!payment.problem && !isOut && refusal !== undefined && <span>{refusal}</span>}
      {payee && <FoundPayeeNote found={payee} onTake={on.onTake} />}
      {doubt && !isOut && <PayeeDoubt doubt={doubt} payment={payment} />}
      {likeness && <Likened likeness={likeness} />}
      {likeness && row.choice === undefined && (
        <Box sx={{ display: 'flex', gap: 1 }}>
          <Button size="small" onClick={() => on.onDecide('keep')}>{t('duplicates.keepOne')}</Button>
          <Button size="small" onClick={() => on.onDecide('leave')}>{t('duplicates.leaveOne')}</Button>
        </Box>
      )}
      {isOut && <Button size="small" onClick={() => on.onDecide('keep')}>{t('duplicates.putBack')}</Button>}
    </Box>
  );
}

function Likened({ likeness }: { likeness: Likeness }) {
  const { t } = useTranslation('batches');
  if ('line' in likeness) return <span>{t('duplicates.line', { line: likeness.line })}</span>;
  return (
    <span>
      {t('duplicates.earlier')}{' '}
      <MuiLink component={Link} to={`/transactions/${likeness.earlier.transactionId}`} target="_blank">
        <DateTime at={likeness.earlier.createdAt} />
      </MuiLink>
    </span>
  );
}
