import type { TransactionLifeDto } from '@connect/sdk';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Field } from '../../../ui/inputs/field.tsx';
import { useRulesOf } from '../../../ui/inputs/use-rules-of.ts';
import { ReverseForm } from './reason.form.ts';
import { StepDialog } from './step-dialog.tsx';

interface ReverseDialogProps {
  transaction: TransactionLifeDto;
  onClose: () => void;
}

/** Takes a completed payment back by a new one, for a reason. */
export function ReverseDialog({ transaction, onClose }: ReverseDialogProps) {
  const { t } = useTranslation('transactions');
  const form = useForm<ReverseForm>({
    resolver: useRulesOf(ReverseForm),
    defaultValues: new ReverseForm(),
  });
  return (
    <StepDialog
      action="reverse"
      transaction={transaction}
      form={form}
      stepOf={({ reason }) => ({ action: 'reverse', reason })}
      onOpen={() => form.setFocus('reason')}
      onClose={onClose}
    >
      <Field
        label={t('step.reason')}
        error={form.formState.errors.reason?.message}
        multiline
        minRows={2}
        inputProps={{ dir: 'auto' }}
        {...form.register('reason')}
      />
    </StepDialog>
  );
}
