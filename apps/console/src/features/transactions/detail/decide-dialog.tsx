import type { ReviewDecision, TransactionLifeDto } from '@connect/sdk';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { IsIn, Length } from 'class-validator';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { i18n } from '../../../i18n/i18n.ts';
import { Field } from '../../../ui/inputs/field.tsx';
import { TransactionStepDialog } from './step-dialog.tsx';

/** What an officer decides about a payment under review, and why. */
class DecideForm {
  @IsIn(['approve', 'reject'], { message: () => i18n.t('transactions:step.decide.decisionMissing') })
  decision: ReviewDecision | '' = '';

  @Length(10, 500, { message: () => i18n.t('transactions:step.decide.reasonLength') })
  reason = '';
}

interface DecideDialogProps {
  transaction: TransactionLifeDto;
  onClose: () => void;
}

const decisions = ['approve', 'reject'] as const;

/** Decides a payment that the rules sent to an officer: it goes on or it ends, for a reason that is kept. */
export function DecidePaymentDialog({ transaction, onClose }: DecideDialogProps) {
  const { t } = useTranslation('transactions');
  return (
    <TransactionStepDialog
      action="decide"
      transaction={transaction}
      rules={DecideForm}
      stepOf={({ decision, reason }) => ({ action: 'decide', decision: decision || 'reject', reason })}
      onClose={onClose}
    >
      {({ form, field }) => (
        <>
          <DecisionField form={form} />
          <Field
            label={t('step.reason')}
            multiline
            minRows={2}
            inputProps={{ dir: 'auto' }}
            {...field('reason')}
          />
        </>
      )}
    </TransactionStepDialog>
  );
}

function DecisionField({ form }: { form: UseFormReturn<DecideForm> }) {
  const { t } = useTranslation('transactions');
  const error = form.formState.errors.decision?.message;
  return (
    <Controller
      control={form.control}
      name="decision"
      render={({ field: { ref, ...field } }) => (
        <Box>
          <RadioGroup {...field} row aria-label={t('step.decide.decision')}>
            {decisions.map((decision, index) => (
              <FormControlLabel
                key={decision}
                value={decision}
                control={<Radio size="small" {...(index === 0 && { slotProps: { input: { ref } } })} />}
                label={t(`step.decide.${decision}`)}
              />
            ))}
          </RadioGroup>
          {error && <FormHelperText error>{error}</FormHelperText>}
        </Box>
      )}
    />
  );
}
