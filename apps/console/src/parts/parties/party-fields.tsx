import Box from '@mui/material/Box';
import { Controller, useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { CountryField } from '../../ui/inputs/country-field.tsx';
import { DayField } from '../../ui/inputs/day-field.tsx';
import { Field } from '../../ui/inputs/field.tsx';
import { SelectField } from '../../ui/inputs/select-field.tsx';
import { identifierTypes, type PartyField, type PartyProblem } from './party.ts';
import type { DetailsForm } from './payment-details.ts';

type Side = 'originator' | 'beneficiary';

/** The payer or the payee as the payment describes them, in the words of IVMS101; nothing until a kind is chosen. */
export function PartyFields({ side }: { side: Side }) {
  const { t } = useTranslation('parties');
  const { control } = useFormContext<DetailsForm>();
  const kind = useWatch({ control, name: `${side}.kind` });
  const kinds = (['', 'person', 'organisation'] as const).map((value) =>
    ({ value, label: t(`kind.${value || 'none'}`) }));
  const wrong = useWrong(side);
  return (
    <Box component="fieldset" sx={fieldsetStyle}>
      <Box component="legend" sx={{ typography: 'body2', fontWeight: 600, paddingInline: 0.75 }}>
        {t(`${side}.title`)}
      </Box>
      <Box sx={{ gridColumn: '1 / -1' }}>
        <Controller
          control={control}
          name={`${side}.kind`}
          render={({ field }) => (
            <SelectField
              {...field} label={t('party.kind')} hint={t(`${side}.hint`)} error={wrong('kind')} displayEmpty
              options={kinds}
            />
          )}
        />
      </Box>
      {kind !== '' && <NameFields side={side} isPerson={kind === 'person'} />}
      {kind !== '' && <PlaceFields side={side} />}
      {kind !== '' && <IdentifierFields side={side} />}
    </Box>
  );
}

/** What is wrong with a field, in words: the form's own rules name the problem, the API says a sentence. */
function useWrong(side: Side): (field: PartyField) => string | undefined {
  const { t } = useTranslation('parties');
  const { formState: { errors } } = useFormContext<DetailsForm>();
  return (field) => {
    const error = errors[side]?.[field];
    return error?.type === 'rule' ? t(`problem.${error.message as PartyProblem}`) : error?.message;
  };
}

interface TextProps {
  side: Side;
  field: Exclude<PartyField, 'kind' | 'idType'>;
  label?: string;
}

function Text({ side, field, label }: TextProps) {
  const { t } = useTranslation('parties');
  const { register } = useFormContext<DetailsForm>();
  const wrong = useWrong(side);
  return (
    <Field
      label={label ?? t(`party.${field}`)} error={wrong(field)} autoComplete="off" inputProps={{ dir: 'auto' }}
      {...register(`${side}.${field}`)}
    />
  );
}

function BirthDate({ side }: { side: Side }) {
  const { t } = useTranslation('parties');
  const { register } = useFormContext<DetailsForm>();
  const wrong = useWrong(side);
  return <DayField label={t('party.birthDate')} error={wrong('birthDate')} {...register(`${side}.birthDate`)} />;
}

interface CountryProps { side: Side; field: 'country' | 'idCountry' | 'residence'; label?: string }

function Country({ side, field, label }: CountryProps) {
  const { t } = useTranslation('parties');
  const { control, register } = useFormContext<DetailsForm>();
  const code = useWatch({ control, name: `${side}.${field}` });
  const wrong = useWrong(side);
  return (
    <CountryField
      label={label ?? t(`party.${field}`)} code={code} error={wrong(field)} {...register(`${side}.${field}`)}
    />
  );
}

function NameFields({ side, isPerson }: { side: Side; isPerson: boolean }) {
  const { t } = useTranslation('parties');
  return (
    <>
      <Text side={side} field="name" label={t(isPerson ? 'party.familyName' : 'party.name')} />
      {isPerson && <Text side={side} field="givenName" />}
      {isPerson && <BirthDate side={side} />}
      {isPerson && <Text side={side} field="birthPlace" />}
      <Country side={side} field="residence" label={t(isPerson ? 'party.residence' : 'party.registeredIn')} />
    </>
  );
}

function PlaceFields({ side }: { side: Side }) {
  return (
    <>
      <Text side={side} field="street" />
      <Text side={side} field="building" />
      <Text side={side} field="postCode" />
      <Text side={side} field="town" />
      <Country side={side} field="country" />
    </>
  );
}

function IdentifierFields({ side }: { side: Side }) {
  const { t } = useTranslation('parties');
  const { control } = useFormContext<DetailsForm>();
  const wrong = useWrong(side);
  return (
    <>
      <Controller
        control={control}
        name={`${side}.idType`}
        render={({ field }) => (
          <SelectField
            {...field} label={t('party.idType')} error={wrong('idType')} displayEmpty
            options={[
              { value: '', label: t('identifier.none') },
              ...identifierTypes.map((value) => ({ value, label: t(`identifier.${value}`) })),
            ]}
          />
        )}
      />
      <Text side={side} field="idNumber" />
      <Country side={side} field="idCountry" />
    </>
  );
}

const fieldsetStyle = {
  display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }, gap: 2,
  alignItems: 'start', border: '1px solid', borderColor: 'divider', borderRadius: 1.5, padding: 2, margin: 0,
  minInlineSize: 0,
} as const;
