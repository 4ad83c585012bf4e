import type { TransactionLifeDto } from '@connect/sdk';
import { Length } from 'class-validator';
import { useTranslation } from 'react-i18next';
import { i18n } from '../../../i18n/i18n.ts';
import { Field } from '../../../ui/inputs/field.tsx';
import { TransactionStepDialog } from './step-dialog.tsx';

/** Why a payment is taken back. */
class ReverseForm {
  @Length(5, 300, { message: () => i18n.t('transactions:step.reverse.reasonLength') })
  reason = '';
}

interface ReverseDialogProps {
  transaction: TransactionLifeDto;
  onClose: () => void;
}

/** Takes a completed payment back by a new one, for a reason. */
export function ReverseDialog({ transaction, onClose }: ReverseDialogProps) {
  const { t } = useTranslation('transactions');
  return (
    <TransactionStepDialog
      action="reverse"
      transaction={transaction}
      rules={ReverseForm}
      stepOf={({ reason }) => ({ action: 'reverse', reason })}
      onOpen={(form) => form.setFocus('reason')}
      onClose={onClose}
    >
      {({ field }) => (
        <Field
          label={t('step.reason')}
          multiline
          minRows={2}
          inputProps={{ dir: 'auto' }}
          {...field('reason')}
        />
      )}
    </TransactionStepDialog>
  );
}
