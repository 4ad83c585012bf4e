import { Controller, type UseFormReturn, useFieldArray, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { CountryField } from '../../../ui/inputs/country-field.tsx';
import { DayField } from '../../../ui/inputs/day-field.tsx';
import { Field } from '../../../ui/inputs/field.tsx';
import { SelectField } from '../../../ui/inputs/select-field.tsx';
import { type ChangeForm, DocumentRow } from './change.form.ts';
import { AddButton, FieldGroup, Row } from './field-group.tsx';

const kindsOf = {
  person: ['emirates_id', 'qid', 'national_id', 'passport'],
  organisation: ['trade_licence', 'commercial_registration', 'licence_of_regulator'],
} as const;

/** The documents that tell who the customer is, each with its number and the day from which it identifies nobody. */
export function DocumentRows({ form }: { form: UseFormReturn<ChangeForm> }) {
  const { t } = useTranslation('customers');
  const { control, formState: { errors } } = form;
  const rows = useFieldArray({ control, name: 'documents' });
  return (
    <FieldGroup title={t('field.documents')} error={errors.documents?.message}>
      {rows.fields.map(({ id }, position) => (
        <Row
          key={id} title={t('propose.document', { number: position + 1 })}
          error={errors.documents?.[position]?.message} onRemove={() => rows.remove(position)}
        >
          <DocumentFields form={form} position={position} />
        </Row>
      ))}
      <AddButton onClick={() => rows.append({ ...new DocumentRow() })}>{t('propose.addDocument')}</AddButton>
    </FieldGroup>
  );
}

function DocumentFields({ form, position }: { form: UseFormReturn<ChangeForm>; position: number }) {
  const { t } = useTranslation('customers');
  const { control, register, formState: { errors } } = form;
  const [kind, row] = useWatch({ control, name: ['kind', `documents.${position}`] });
  const wrong = errors.documents?.[position];
  const at = <Name extends keyof DocumentRow>(name: Name) => `documents.${position}.${name}` as const;
  // What another kind of customer has stays in sight, so that it is seen to be wrong.
  const kinds = [...kindsOf[kind], ...(row.kind === '' ? [] : [row.kind])];
  return (
    <>
      <Controller
        control={control}
        name={at('kind')}
        render={({ field }) => (
          <SelectField
            {...field} label={t('propose.documentKind')} error={wrong?.kind?.message}
            options={[...new Set(kinds)].map((value) => ({ value, label: t(`documentKind.${value}`) }))}
          />
        )}
      />
      <Field
        label={t('propose.number')} error={wrong?.number?.message} autoComplete="off"
        inputProps={{ dir: 'ltr', spellCheck: false }} {...register(at('number'))}
      />
      <CountryField
        label={t('propose.issuedBy')} code={row.country} error={wrong?.country?.message} {...register(at('country'))}
      />
      <DayField
        label={t('propose.expiresOn')} hint={t('propose.expiresOnHint')} error={wrong?.expiresOn?.message}
        {...register(at('expiresOn'))}
      />
    </>
  );
}
