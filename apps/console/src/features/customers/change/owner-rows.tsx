import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { Controller, type UseFormReturn, useFieldArray, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { CountryField } from '../../../ui/inputs/country-field.tsx';
import { Field } from '../../../ui/inputs/field.tsx';
import { type ChangeForm, OwnerRow } from './change.form.ts';
import { AddButton, FieldGroup, Row } from './field-group.tsx';

/** Whom an organisation belongs to in the end; a person belongs to nobody. */
export function OwnerRows({ form }: { form: UseFormReturn<ChangeForm> }) {
  const { t } = useTranslation('customers');
  const { control, formState: { errors } } = form;
  const kind = useWatch({ control, name: 'kind' });
  const rows = useFieldArray({ control, name: 'owners' });
  if (kind === 'person') return null;
  return (
    <FieldGroup title={t('field.owners')} error={errors.owners?.message ?? errors.areOwnersComplete?.message}>
      {rows.fields.map(({ id }, position) => (
        <Row
          key={id} title={t('propose.owner', { number: position + 1 })} error={errors.owners?.[position]?.message}
          onRemove={() => rows.remove(position)}
        >
          <OwnerFields form={form} position={position} />
        </Row>
      ))}
      <AddButton onClick={() => rows.append({ ...new OwnerRow() })}>{t('propose.addOwner')}</AddButton>
      <Controller
        control={control}
        name="areOwnersComplete"
        render={({ field: { value, ...field } }) => (
          <FormControlLabel
            label={t('field.areOwnersComplete')} control={<Checkbox {...field} size="small" checked={value} />}
            slotProps={{ typography: { variant: 'body2' } }} sx={{ gridColumn: '1 / -1' }}
          />
        )}
      />
    </FieldGroup>
  );
}

function OwnerFields({ form, position }: { form: UseFormReturn<ChangeForm>; position: number }) {
  const { t } = useTranslation('customers');
  const { control, register, formState: { errors } } = form;
  const nationality = useWatch({ control, name: `owners.${position}.nationality` });
  const wrong = errors.owners?.[position];
  const at = <Name extends keyof OwnerRow>(name: Name) => `owners.${position}.${name}` as const;
  return (
    <>
      <Field
        label={t('propose.ownerName')} error={wrong?.name?.message} autoComplete="off" inputProps={{ dir: 'auto' }}
        {...register(at('name'))}
      />
      <Field
        label={t('propose.share')} error={wrong?.sharePercent?.message} autoComplete="off"
        inputProps={{ dir: 'ltr', inputMode: 'decimal' }} {...register(at('sharePercent'))}
      />
      <Field
        label={t('propose.born')} hint={t('propose.dayOrYear')} error={wrong?.birthDate?.message} autoComplete="off"
        inputProps={{ dir: 'ltr' }} {...register(at('birthDate'))}
      />
      <CountryField
        label={t('field.nationality')} code={nationality} error={wrong?.nationality?.message}
        {...register(at('nationality'))}
      />
    </>
  );
}
