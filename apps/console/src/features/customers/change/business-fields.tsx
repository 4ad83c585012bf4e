import { Controller, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Field } from '../../../ui/inputs/field.tsx';
import { SelectField } from '../../../ui/inputs/select-field.tsx';
import type { ChangeForm } from './change.form.ts';
import { FieldGroup } from './field-group.tsx';

const purposes = [
  'salary', 'living_costs', 'savings', 'rent', 'trade', 'payroll', 'settlement', 'charity', 'other',
] as const;
const sources = [
  'salary', 'pension', 'savings', 'family', 'inheritance', 'property', 'business', 'investment', 'donations', 'other',
] as const;

/** What the customer does, what the account is for, and where the money comes from. */
export function BusinessFields({ form }: { form: UseFormReturn<ChangeForm> }) {
  const { t } = useTranslation('customers');
  const { control, register, formState: { errors } } = form;
  return (
    <FieldGroup title={t('propose.business')}>
      <Field
        label={t('field.isic')} hint={t('propose.isicHint')} error={errors.isic?.message} autoComplete="off"
        inputProps={{ dir: 'ltr', inputMode: 'numeric' }} {...register('isic')}
      />
      <Field
        label={t('field.mcc')} hint={t('propose.mccHint')} error={errors.mcc?.message} autoComplete="off"
        inputProps={{ dir: 'ltr', inputMode: 'numeric' }} {...register('mcc')}
      />
      <Controller
        control={control}
        name="purpose"
        render={({ field }) => (
          <SelectField
            {...field} label={t('field.purpose')} error={errors.purpose?.message}
            options={purposes.map((value) => ({ value, label: t(`purpose.${value}`) }))}
          />
        )}
      />
      <Field
        label={t('propose.purposeText')} error={errors.purposeText?.message} inputProps={{ dir: 'auto' }}
        {...register('purposeText')}
      />
      <Controller
        control={control}
        name="sourceOfFunds"
        render={({ field }) => (
          <SelectField
            {...field} label={t('field.sourceOfFunds')} error={errors.sourceOfFunds?.message}
            options={sources.map((value) => ({ value, label: t(`source.${value}`) }))}
          />
        )}
      />
      <Field
        label={t('propose.sourceText')} error={errors.sourceText?.message} inputProps={{ dir: 'auto' }}
        {...register('sourceText')}
      />
    </FieldGroup>
  );
}
