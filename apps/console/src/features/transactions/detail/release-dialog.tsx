import type { TransactionLifeDto } from '@connect/sdk';
import { IsNotEmpty } from 'class-validator';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { i18n } from '../../../i18n/i18n.ts';
import { IsMovableAmount, IsReadableAmount } from '../../../parts/money/amount-rules.ts';
import { normaliseAmount } from '../../../parts/money/amount.ts';
import { AmountField } from '../../../parts/money/amount-field.tsx';
import { formatAmount } from '../../../ui/format/format.ts';
import { TransactionStepDialog } from './step-dialog.tsx';
import { leftInEscrow } from './terms.tsx';

/** How much of what is in escrow the payee receives now. */
class ReleaseForm {
  @IsMovableAmount({ message: () => i18n.t('transactions:composer.errors.amountRange') })
  @IsReadableAmount({ message: () => i18n.t('transactions:composer.errors.amountUnreadable') })
  @IsNotEmpty({ message: () => i18n.t('transactions:composer.errors.amount') })
  amount = '';
}

interface ReleaseDialogProps {
  transaction: TransactionLifeDto;
  onClose: () => void;
}

/** Releases money from escrow: all that is left, unless less is written. */
export function ReleaseDialog({ transaction, onClose }: ReleaseDialogProps) {
  const { t, i18n: { language } } = useTranslation('transactions');
  const left = formatAmount(leftInEscrow(transaction), language);
  const { currency } = transaction;
  return (
    <TransactionStepDialog
      action="release"
      transaction={transaction}
      rules={ReleaseForm}
      values={{ amount: left }}
      stepOf={({ amount }) => ({ action: 'release', amount: normaliseAmount(amount) ?? '' })}
      onOpen={(form) => form.setFocus('amount', { shouldSelect: true })}
      onClose={onClose}
    >
      {({ form: { control }, errors }) => (
        <Controller
          control={control}
          name="amount"
          render={({ field }) => (
            <AmountField
              {...field}
              label={t('step.release.amount')}
              hint={t('step.release.left', { amount: left, currency })}
              currency={currency}
              error={errors.amount?.message}
            />
          )}
        />
      )}
    </TransactionStepDialog>
  );
}
