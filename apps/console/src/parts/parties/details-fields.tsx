import { Controller, useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { CountryField } from '../../ui/inputs/country-field.tsx';
import { Field } from '../../ui/inputs/field.tsx';
import { type Option, SelectField } from '../../ui/inputs/select-field.tsx';
import { PartyFields } from './party-fields.tsx';
import { PayeeNameField } from './payee-name-field.tsx';
import type { DetailsForm } from './payment-details.ts';

interface DetailsFieldsProps { purposes: readonly Option[]; isForMany: boolean; isPayeeNamed: boolean }

/** The fields of the section; where it holds for many payments, each says itself whom it pays. */
export function DetailsFields({ purposes, isForMany, isPayeeNamed }: DetailsFieldsProps) {
  return (
    <>
      {!isForMany && !isPayeeNamed && <PayeeNameField />}
      {!isForMany && <PayeeCountryField />}
      <PurposeField purposes={purposes} isForMany={isForMany} />
      {!isForMany && <ReferenceField />}
      <PartyFields side="originator" />
      {!isForMany && <PartyFields side="beneficiary" />}
    </>
  );
}

function PayeeCountryField() {
  const { t } = useTranslation('parties');
  const { control, register, formState: { errors } } = useFormContext<DetailsForm>();
  const country = useWatch({ control, name: 'counterpartyCountry' });
  return (
    <CountryField
      label={t('counterpartyCountry')} code={country} error={errors.counterpartyCountry?.message}
      {...register('counterpartyCountry')}
    />
  );
}

function PurposeField({ purposes, isForMany }: Pick<DetailsFieldsProps, 'purposes' | 'isForMany'>) {
  const { t } = useTranslation('parties');
  const { control, formState: { errors } } = useFormContext<DetailsForm>();
  return (
    <Controller
      control={control}
      name="purposeCode"
      render={({ field }) => (
        <SelectField
          {...field} label={t('purposeCode')} hint={t(isForMany ? 'purposeOfManyHint' : 'purposeHint')}
          error={errors.purposeCode?.message} displayEmpty
          options={[{ value: '', label: t('noPurpose') }, ...purposes]}
        />
      )}
    />
  );
}

function ReferenceField() {
  const { t } = useTranslation('parties');
  const { register, formState: { errors } } = useFormContext<DetailsForm>();
  return (
    <Field
      label={t('reference')} hint={t('referenceHint')} error={errors.reference?.message} autoComplete="off"
      inputProps={{ dir: 'auto' }} {...register('reference')}
    />
  );
}
