import type { TransactionDto } from '@connect/sdk';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../../parts/forms/form-dialog.tsx';
import { Money } from '../../../../parts/money/money.tsx';
import { formatCount } from '../../../../ui/format/format.ts';
import { FactsList } from '../../../../ui/data/facts-list.tsx';
import type { Perspective } from '../use-perspective.ts';
import { type BulkAction, totalsOf } from './bulk-actions.ts';
import { BulkOutcomes } from './bulk-outcomes.tsx';
import { useBulkSteps } from './use-bulk-steps.ts';

interface BulkDialogProps {
  action: BulkAction;
  payments: readonly TransactionDto[];
  perspective: Perspective;
  onClose: () => void;
}

/** Says what will happen to several payments, takes the step with each for itself, and says what became of each. */
export function BulkDialog({ action, payments: asked, perspective, onClose }: BulkDialogProps) {
  const { t, i18n } = useTranslation('explorer');
  // The list behind is read again after each step; what was asked for stays.
  const [payments] = useState(asked);
  const steps = useBulkSteps(payments, action);
  const figure = (count: number) => formatCount(count, i18n.language);
  const count = payments.length;
  const ended = count - steps.countOf('waiting') - steps.countOf('pending');
  const progress = t('bulk.progress', { ended: figure(ended), figure: figure(count) });
  return (
    <FormDialog
      title={t(steps.isDone ? 'bulk.doneTitle' : `bulk.title.${action}`, { count, figure: figure(count) })}
      {...(!steps.hasBegun && { cancel: t('bulk.back') })}
      submit={steps.isDone ? t('bulk.close') : t(`bulk.submit.${action}`)}
      pending={progress}
      isPending={steps.hasBegun && !steps.isDone}
      tone={(action === 'reject' || action === 'cancel') && !steps.isDone ? 'error' : 'primary'}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        if (steps.isDone) onClose();
        else void steps.takeAll();
      }}
    >
      {!steps.hasBegun && <Typography variant="body2">{t(`bulk.text.${action}`)}</Typography>}
      {steps.hasBegun && <Result steps={steps} progress={progress} />}
      {!steps.hasBegun && (
        <FactsList
          facts={totalsOf(payments).map(({ currency, amount }) => ({
            label: t('bulk.total', { currency }), value: <strong><Money amount={amount} currency={currency} /></strong>,
          }))}
        />
      )}
      <BulkOutcomes action={action} payments={payments} perspective={perspective} outcomeOf={steps.outcomeOf} />
    </FormDialog>
  );
}

/** How many were done and how many were not; never that all were when one was refused. */
function Result({ steps, progress }: { steps: ReturnType<typeof useBulkSteps>; progress: string }) {
  const { t, i18n } = useTranslation('explorer');
  const counts = (['done', 'refused', 'unclear'] as const).map((state) => ({ state, count: steps.countOf(state) }))
    .filter(({ count }) => count > 0);
  return (
    <Box role="status" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, typography: 'body2' }}>
      {!steps.isDone && progress}
      {steps.isDone && counts.map(({ state, count }) => (
        <strong key={state}>{t(`bulk.count.${state}`, { count, figure: formatCount(count, i18n.language) })}</strong>
      ))}
      {steps.isDone && steps.countOf('unclear') > 0 && (
        <Button size="small" variant="outlined" color="inherit" onClick={() => void steps.askAgain()}>
          {t('bulk.again')}
        </Button>
      )}
    </Box>
  );
}
