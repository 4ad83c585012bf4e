import type { TransactionLifeDto } from '@connect/sdk';
import { Controller, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { normaliseAmount } from '../../../parts/money/amount.ts';
import { AmountField } from '../../../parts/money/amount-field.tsx';
import { formatAmount } from '../../../ui/format/format.ts';
import { useRulesOf } from '../../../ui/inputs/use-rules-of.ts';
import { ReleaseForm } from './release.form.ts';
import { StepDialog } from './step-dialog.tsx';
import { leftInEscrow } from './terms.tsx';

interface ReleaseDialogProps {
  transaction: TransactionLifeDto;
  onClose: () => void;
}

/** Releases money from escrow: all that is left, unless less is written. */
export function ReleaseDialog({ transaction, onClose }: ReleaseDialogProps) {
  const { t, i18n } = useTranslation('transactions');
  const left = formatAmount(leftInEscrow(transaction), i18n.language);
  const form = useForm<ReleaseForm>({
    resolver: useRulesOf(ReleaseForm),
    defaultValues: { amount: left },
  });
  const { currency } = transaction;
  return (
    <StepDialog
      action="release"
      transaction={transaction}
      form={form}
      stepOf={({ amount }) => ({ action: 'release', amount: normaliseAmount(amount) ?? '' })}
      onOpen={() => form.setFocus('amount', { shouldSelect: true })}
      onClose={onClose}
    >
      <Controller
        control={form.control}
        name="amount"
        render={({ field }) => (
          <AmountField
            {...field}
            label={t('step.release.amount')}
            hint={t('step.release.left', { amount: left, currency })}
            currency={currency}
            error={form.formState.errors.amount?.message}
          />
        )}
      />
    </StepDialog>
  );
}
