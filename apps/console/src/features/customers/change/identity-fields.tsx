import { Controller, type UseFormReturn, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { CountryField } from '../../../ui/inputs/country-field.tsx';
import { Field } from '../../../ui/inputs/field.tsx';
import { SelectField } from '../../../ui/inputs/select-field.tsx';
import type { ChangeForm } from './change.form.ts';
import { FieldGroup } from './field-group.tsx';

/** Who the customer is: a person or an organisation, by which names, since when, and of which country. */
export function IdentityFields({ form }: { form: UseFormReturn<ChangeForm> }) {
  const { t } = useTranslation('customers');
  const { control, register, formState: { errors } } = form;
  const [kind, nationality, country] = useWatch({ control, name: ['kind', 'nationality', 'country'] });
  const isPerson = kind === 'person';
  return (
    <FieldGroup title={t('propose.identity')}>
      <Controller
        control={control}
        name="kind"
        render={({ field }) => (
          <SelectField
            {...field} label={t('field.kind')} error={errors.kind?.message}
            options={(['person', 'organisation'] as const).map((value) => ({ value, label: t(`kind.${value}`) }))}
          />
        )}
      />
      <Field
        label={t('field.legalName')} hint={t('propose.legalNameHint')} error={errors.legalName?.message}
        autoComplete="off" inputProps={{ dir: 'auto' }} {...register('legalName')}
      />
      <Field
        label={t('field.legalNameArabic')} error={errors.legalNameArabic?.message} autoComplete="off"
        inputProps={{ dir: 'auto', lang: 'ar' }} {...register('legalNameArabic')}
      />
      <Field
        label={t(isPerson ? 'propose.born' : 'propose.incorporated')} hint={t('propose.dayOrYear')}
        error={errors.bornOn?.message} autoComplete="off" inputProps={{ dir: 'ltr' }} {...register('bornOn')}
      />
      {isPerson && (
        <CountryField
          label={t('field.nationality')} code={nationality} error={errors.nationality?.message}
          {...register('nationality')}
        />
      )}
      <CountryField
        label={t(isPerson ? 'propose.livesIn' : 'propose.registeredIn')} code={country} error={errors.country?.message}
        {...register('country')}
      />
    </FieldGroup>
  );
}
