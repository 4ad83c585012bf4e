import type { TransactionAction, TransactionLifeDto } from '@connect/sdk';
import Box from '@mui/material/Box';
import Button, { type ButtonProps } from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPopup, prefetched } from '../../../ui/loading/lazy.tsx';
import { DecidePaymentDialog } from './decide-dialog.tsx';
import { ReleaseDialog } from './release-dialog.tsx';
import { ReverseDialog } from './reverse-dialog.tsx';
import { TransactionStepDialog } from './step-dialog.tsx';

const RecallDialog = prefetched(lazyPopup(async () => (await import('./recall-dialog.tsx')).RecallDialog));

const looks: Record<TransactionAction, Pick<ButtonProps, 'variant' | 'color'>> = {
  decide: { variant: 'contained' },
  approve: { variant: 'contained' },
  release: { variant: 'contained' },
  reject: { variant: 'outlined', color: 'error' },
  refund: { variant: 'outlined', color: 'inherit' },
  cancel: { variant: 'outlined', color: 'inherit' },
  reverse: { variant: 'outlined', color: 'inherit' },
  recall: { variant: 'outlined', color: 'inherit' },
};

/** The steps one may take with a transaction now, and no others. */
export function TransactionStepButtons({ transaction }: { transaction: TransactionLifeDto }) {
  const { t } = useTranslation('transactions');
  const [open, setOpen] = useState<TransactionAction | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      {transaction.actions.length > 0 && (
        <Box role="group" aria-label={t('step.label')} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
          {transaction.actions.map((action) => (
            <Button key={action} {...looks[action]} onClick={() => setOpen(action)}>
              {t(`step.${action}.button`)}
            </Button>
          ))}
        </Box>
      )}
      {open && open !== 'recall' && <StepDialogOf action={open} transaction={transaction} onClose={close} />}
      <RecallDialog shown={open === 'recall' && { transaction, onClose: close }} />
    </>
  );
}

interface StepDialogOfProps {
  action: Exclude<TransactionAction, 'recall'>;
  transaction: TransactionLifeDto;
  onClose: () => void;
}

function StepDialogOf({ action, ...rest }: StepDialogOfProps) {
  switch (action) {
    case 'release':
      return <ReleaseDialog {...rest} />;
    case 'reverse':
      return <ReverseDialog {...rest} />;
    case 'decide':
      return <DecidePaymentDialog {...rest} />;
    default:
      return <ConfirmStepDialog action={action} {...rest} />;
  }
}

interface ConfirmDialogProps {
  action: 'approve' | 'reject' | 'refund' | 'cancel';
  transaction: TransactionLifeDto;
  onClose: () => void;
}

/** Takes a step that needs nothing but a yes. */
function ConfirmStepDialog({ action, ...rest }: ConfirmDialogProps) {
  return <TransactionStepDialog action={action} stepOf={() => ({ action })} {...rest} />;
}
