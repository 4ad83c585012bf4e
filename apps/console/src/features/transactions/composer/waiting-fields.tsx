import Box from '@mui/material/Box';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Field } from '../../../ui/field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import type { SendForm } from './send.form.ts';
import { expiryUnits, mostApprovers } from './terms.ts';

interface WaitingFieldsProps {
  form: UseFormReturn<SendForm>;
}

const quorums = Array.from({ length: mostApprovers }, (_, index) => String(index + 1));

/** How many officers must approve. */
export function QuorumField({ form }: WaitingFieldsProps) {
  const { t } = useTranslation('transactions');
  return (
    <Controller
      control={form.control}
      name="quorum"
      render={({ field }) => (
        <SelectField
          {...field}
          label={t('logic.quorum')}
          hint={t('logic.quorumHint')}
          options={quorums.map((value) => ({ value, label: value }))}
        />
      )}
    />
  );
}

/** How long the payment waits before its money goes back. */
export function ExpiryFields({ form }: WaitingFieldsProps) {
  const { t } = useTranslation('transactions');
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1.5, alignItems: 'start' }}>
      <Field
        label={t('logic.expiry')}
        hint={t('logic.expiryHint')}
        error={form.formState.errors.expiry?.message}
        autoComplete="off"
        inputProps={{ inputMode: 'numeric', dir: 'ltr' }}
        {...form.register('expiry')}
      />
      <Controller
        control={form.control}
        name="expiryUnit"
        render={({ field }) => (
          <SelectField
            {...field}
            label={t('logic.expiryUnit')}
            options={expiryUnits.map((value) => ({ value, label: t(`logic.unit.${value}`) }))}
          />
        )}
      />
    </Box>
  );
}
