import type { TransactionLifeDto } from '@connect/sdk';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { Controller, useForm, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Field } from '../../../ui/inputs/field.tsx';
import { useRulesOf } from '../../../ui/inputs/use-rules-of.ts';
import { DecideForm } from './reason.form.ts';
import { StepDialog } from './step-dialog.tsx';

interface DecideDialogProps {
  transaction: TransactionLifeDto;
  onClose: () => void;
}

const decisions = ['approve', 'reject'] as const;

/** Decides a payment that the rules sent to an officer: it goes on or it ends, for a reason that is kept. */
export function DecideDialog({ transaction, onClose }: DecideDialogProps) {
  const { t } = useTranslation('transactions');
  const form = useForm<DecideForm>({ resolver: useRulesOf(DecideForm), defaultValues: new DecideForm() });
  return (
    <StepDialog
      action="decide"
      transaction={transaction}
      form={form}
      stepOf={({ decision, reason }) => ({ action: 'decide', decision: decision || 'reject', reason })}
      onClose={onClose}
    >
      <DecisionField form={form} />
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
