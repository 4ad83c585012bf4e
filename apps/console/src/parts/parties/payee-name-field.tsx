import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Field } from '../../ui/inputs/field.tsx';
import type { DetailsForm } from './payment-details.ts';

/** What the payer calls the payee; it belongs beside the address. */
export function PayeeNameField() {
  const { t } = useTranslation('parties');
  const { register, formState: { errors } } = useFormContext<DetailsForm>();
  return (
    <Field
      label={t('counterpartyName')} hint={t('counterpartyNameHint')} error={errors.counterpartyName?.message}
      autoComplete="off" inputProps={{ dir: 'auto' }} {...register('counterpartyName')}
    />
  );
}
