import Box from '@mui/material/Box';
import { Controller, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Field } from '../../ui/inputs/field.tsx';
import { SelectField } from '../../ui/inputs/select-field.tsx';
import { expiryUnits, mostApprovers, type TermsForm } from './terms.ts';

const quorums = Array.from({ length: mostApprovers }, (_, index) => String(index + 1));

/** How many officers must approve. */
export function QuorumField() {
  const { t } = useTranslation('terms');
  const { control } = useFormContext<TermsForm>();
  return (
    <Controller
      control={control}
      name="quorum"
      render={({ field }) => (
        <SelectField
          {...field}
          label={t('quorum')}
          hint={t('quorumHint')}
          options={quorums.map((value) => ({ value, label: value }))}
        />
      )}
    />
  );
}

/** How long a payment waits before its money goes back. */
export function ExpiryFields() {
  const { t } = useTranslation('terms');
  const { control, formState, register } = useFormContext<TermsForm>();
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1.5, alignItems: 'start' }}>
      <Field
        label={t('expiry')}
        hint={t('expiryHint')}
        error={formState.errors.expiry?.message}
        autoComplete="off"
        inputProps={{ inputMode: 'numeric', dir: 'ltr' }}
        {...register('expiry')}
      />
      <Controller
        control={control}
        name="expiryUnit"
        render={({ field }) => (
          <SelectField
            {...field}
            label={t('expiryUnit')}
            options={expiryUnits.map((value) => ({ value, label: t(`unit.${value}`) }))}
          />
        )}
      />
    </Box>
  );
}
