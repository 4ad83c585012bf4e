import type { BatchAction, BatchLifeDto, BatchStepResultDto } from '@connect/sdk';
import Typography from '@mui/material/Typography';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { takeBatchStep, useTakeBatchStepMutation } from '../batches.api.ts';
import { reasonOf } from '../../../api/problem.ts';
import { FactsList } from '../../../ui/data/facts-list.tsx';
import { FormDialog } from '../../../parts/forms/form-dialog.tsx';
import { FormProblem } from '../../../ui/feedback/form-problem.tsx';
import { formatCount } from '../../../ui/format/format.ts';
import { Money } from '../../../parts/money/money.tsx';
import { useToast } from '../../../ui/feedback/toast/toast-context.ts';
import { scopeOf } from './figures.ts';

interface StepDialogProps {
  action: BatchAction;
  batch: BatchLifeDto;
  onStep: (result: BatchStepResultDto) => void;
  onClose: () => void;
}

/** Asks once more before many payments are decided, and says how many and how much; repeated, it counts once. */
export function BatchStepDialog({ action, batch, onStep, onClose }: StepDialogProps) {
  const { t, i18n } = useTranslation('batches');
  const { toast } = useToast();
  const [takeStep, { isLoading, error }] = useTakeBatchStepMutation();
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const { count, amount, leftOut } = scopeOf(action, batch);
  const figure = (number: number) => formatCount(number, i18n.language);

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const { data } = await takeStep({ id: batch.id, action, idempotencyKey });
    if (!data) return;
    const { taken, refusals } = data;
    const rest = refusals.length > 0 ? ` ${t('step.refused', { count: refusals.length })}` : '';
    toast({ title: t(`step.${action}.done`), description: `${t('step.taken', { count: taken })}${rest}` });
    onStep(data);
    onClose();
  };

  return (
    <FormDialog
      title={t(`step.${action}.title`)}
      cancel={t('review.back')}
      submit={t(`step.${action}.submit`)}
      pending={t('step.pending')}
      isPending={isLoading}
      tone={action === 'reject' || action === 'cancel' ? 'error' : 'primary'}
      call={() => (sdk) => takeBatchStep(sdk, { id: batch.id, action })}
      onClose={onClose}
      onSubmit={(event) => void submit(event)}
    >
      <Typography variant="body2">{t(`step.${action}.text`)}</Typography>
      <FormProblem message={error && (reasonOf(error).message ?? t('step.failed'))} />
      <FactsList
        facts={[
          { label: t('form.count'), value: figure(count) },
          { label: t(action === 'release' || action === 'refund' ? 'step.left' : 'form.total'),
            value: <Money amount={amount} currency={batch.currency} /> },
          ...(leftOut > 0 ? [{ label: t('step.notSent'), value: figure(leftOut) }] : []),
        ]}
      />
    </FormDialog>
  );
}
