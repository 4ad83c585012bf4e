import type { TransactionAction, TransactionLifeDto } from '@connect/sdk';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { showProblem } from '../../../api/form-problems.ts';
import { type Step, take, useTakeStepMutation } from '../../../api/transactions.api.ts';
import { AddressText } from '../../../parts/payments/address-text.tsx';
import { FactsList } from '../../../ui/data/facts-list.tsx';
import { FormDialog } from '../../../parts/forms/form-dialog.tsx';
import { FormProblem } from '../../../ui/feedback/form-problem.tsx';
import { Money } from '../../../parts/money/money.tsx';
import { useToast } from '../../../ui/feedback/toast/toast-context.ts';

interface StepDialogProps<Form extends FieldValues> {
  action: TransactionAction;
  transaction: TransactionLifeDto;
  form: UseFormReturn<Form>;
  /** The step that the form describes. */
  stepOf: (values: Form) => Step;
  onOpen?: () => void;
  onClose: () => void;
  children?: ReactNode;
}

const isFinal = (action: TransactionAction) => action === 'reject' || action === 'reverse';

/** Asks once more before a step is taken, and says what came of it; what is repeated in it counts once. */
export function StepDialog<Form extends FieldValues>(props: StepDialogProps<Form>) {
  const { action, transaction, form, stepOf, onOpen, onClose, children } = props;
  const { t } = useTranslation('transactions');
  const { toast } = useToast();
  const [takeStep, { isLoading }] = useTakeStepMutation();
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const { transactionId: id, amount, currency, toAddress } = transaction;

  const submit = form.handleSubmit(async (values) => {
    const { data, error } = await takeStep({ id, step: stepOf(values), idempotencyKey });
    if (error) {
      showProblem(form, error);
      return;
    }
    const stage = 'subStatus' in data && data.subStatus ? data.subStatus : data.status;
    toast({ title: t(`step.${action}.done`), description: t(`step.now.${stage}`) });
    onClose();
  });

  return (
    <FormDialog
      title={t(`step.${action}.title`)}
      cancel={t('step.back')}
      submit={t(`step.${action}.submit`)}
      pending={t('composer.processing')}
      isPending={isLoading}
      tone={isFinal(action) ? 'error' : 'primary'}
      {...(onOpen && { onOpen })}
      call={() => (sdk) => take(sdk, { id, step: stepOf(form.getValues()) })}
      onClose={onClose}
      onSubmit={(event) => void submit(event)}
    >
      <Typography variant="body2">{t(`step.${action}.text`)}</Typography>
      <FormProblem message={form.formState.errors.root?.message} />
      <FactsList
        facts={[
          { label: t('review.amount'), value: <Money amount={amount} currency={currency} /> },
          { label: t('review.to'), value: toAddress && <AddressText address={toAddress} copyable={false} /> },
        ]}
      />
      {children}
    </FormDialog>
  );
}
