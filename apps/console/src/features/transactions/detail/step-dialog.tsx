import type { TransactionLifeDto } from '@connect/sdk';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { type MutationForm, useMutationForm } from '../../../parts/forms/use-mutation-form.ts';
import { type TransactionStep, take, useTakeStepMutation } from '../../../api/transactions.api.ts';
import { WalletText } from '../../../parts/payments/wallet-text.tsx';
import { FactsList } from '../../../ui/data/facts-list.tsx';
import { FormDialog } from '../../../parts/forms/form-dialog.tsx';
import { FormProblem } from '../../../ui/feedback/form-problem.tsx';
import { Money } from '../../../parts/money/money.tsx';
import { useToast } from '../../../ui/feedback/toast/toast-context.ts';

interface StepDialogProps<Form extends FieldValues> {
  action: TransactionStep['action'];
  transaction: TransactionLifeDto;
  /** By which what is asked for is checked. */
  rules?: new () => Form;
  values?: Partial<Form>;
  /** The step that the form describes. */
  stepOf: (values: Form) => TransactionStep;
  onOpen?: (form: UseFormReturn<Form>) => void;
  onClose: () => void;
  children?: (asked: MutationForm<Form>) => ReactNode;
}

const isFinal = (action: TransactionStep['action']) => action === 'reject' || action === 'reverse';

/** Asks once more before a step is taken, and says what came of it; what is repeated in it counts once. */
export function TransactionStepDialog<Form extends FieldValues>(props: StepDialogProps<Form>) {
  const { action, transaction, stepOf, onOpen, onClose, children, ...start } = props;
  const { t } = useTranslation('transactions');
  const { toast } = useToast();
  const [takeStep] = useTakeStepMutation();
  const { transactionId: id, amount, currency, toAddress } = transaction;
  const asked = useMutationForm({
    ...start,
    send: (values: Form, idempotencyKey) => takeStep({ id, step: stepOf(values), idempotencyKey }),
    onDone: (taken) => {
      const stage = 'subStatus' in taken && taken.subStatus ? taken.subStatus : taken.status;
      toast({ title: t(`step.${action}.done`), description: t(`step.now.${stage}`) });
      onClose();
    },
  });
  const { form, submit, failure, isBusy } = asked;

  return (
    <FormDialog
      title={t(`step.${action}.title`)}
      cancel={t('step.back')}
      submit={t(`step.${action}.submit`)}
      pending={t('composer.processing')}
      isPending={isBusy}
      tone={isFinal(action) ? 'error' : 'primary'}
      {...(onOpen && { onOpen: () => onOpen(form) })}
      call={() => (sdk) => take(sdk, { id, step: stepOf(form.getValues()) })}
      onClose={onClose}
      onSubmit={submit}
    >
      <Typography variant="body2">{t(`step.${action}.text`)}</Typography>
      <FormProblem message={failure} />
      <FactsList
        facts={[
          { label: t('review.amount'), value: <Money amount={amount} currency={currency} /> },
          { label: t('review.to'), value: toAddress && <WalletText address={toAddress} copyable={false} /> },
        ]}
      />
      {children?.(asked)}
    </FormDialog>
  );
}
