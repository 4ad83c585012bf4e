import type { NonComplianceMateriality, NonComplianceNature, RecordNonComplianceDto } from '@connect/sdk';
import { IsIn, Length, MaxLength, type ValidationOptions } from 'class-validator';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useRecordNonComplianceMutation } from '../../api/non-compliance.api.ts';
import { i18n } from '../../i18n/i18n.ts';
import { FormDialog } from '../../parts/forms/form-dialog.tsx';
import { useMutationForm } from '../../parts/forms/use-mutation-form.ts';
import { FormProblem } from '../../ui/feedback/form-problem.tsx';
import { Field } from '../../ui/inputs/field.tsx';
import { SelectField } from '../../ui/inputs/select-field.tsx';

const natures = ['actual', 'potential'] as const;
const materialities = ['immaterial', 'material'] as const;
const say = (key: 'title' | 'description' | 'choose' | 'long'): ValidationOptions =>
  ({ message: () => i18n.t(`nonCompliance:errors.${key}`) });

/** Something that an officer found, as they fill it in. */
class RecordForm {
  @Length(3, 200, say('title'))
  title = '';

  @Length(3, 2000, say('description'))
  description = '';

  @IsIn(natures, say('choose'))
  nature: NonComplianceNature = 'actual';

  @IsIn(materialities, say('choose'))
  materiality: NonComplianceMateriality = 'immaterial';

  @MaxLength(1000, say('long'))
  cause = '';

  @MaxLength(64, say('long'))
  transactionId = '';
}

const foundIn = ({ title, description, nature, materiality, cause,
  transactionId }: RecordForm): RecordNonComplianceDto =>
  ({
    title: title.trim(), description: description.trim(), nature, materiality,
    ...(cause.trim() && { cause: cause.trim() }),
    ...(transactionId.trim() && { transactionIds: [transactionId.trim()] }),
  });

/** Writes something that an officer found into the register of their bank. */
export function RecordDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('nonCompliance');
  const navigate = useNavigate();
  const [record] = useRecordNonComplianceMutation();
  const { form, field, errors, submit, failure, isBusy } = useMutationForm({
    rules: RecordForm,
    send: (values) => record(foundIn(values)),
    onDone: ({ id }) => void navigate(`/shariah/register/${id}`),
    fieldOf: (name) => (name.startsWith('transactionIds') ? 'transactionId' : name),
  });
  return (
    <FormDialog
      title={t('record.title')} cancel={t('cancel')} submit={t('record.submit')} pending={t('pending')}
      isPending={isBusy} onClose={onClose} onOpen={() => form.setFocus('title')} onSubmit={submit}
      call={() => (sdk) => sdk.nonCompliance.recordNonCompliance({ requestBody: foundIn(form.getValues()) })}
    >
      <FormProblem message={failure} />
      <Field label={t('fields.title')} inputProps={{ dir: 'auto' }} {...field('title')} />
      <Field
        label={t('fields.description')} multiline minRows={3} inputProps={{ dir: 'auto' }} {...field('description')}
      />
      <Controller
        control={form.control} name="nature"
        render={({ field: chosen }) => (
          <SelectField
            {...chosen} label={t('fields.nature')} error={errors.nature?.message}
            options={natures.map((value) => ({ value, label: t(`nature.${value}`) }))}
          />
        )}
      />
      <Controller
        control={form.control} name="materiality"
        render={({ field: chosen }) => (
          <SelectField
            {...chosen} label={t('fields.materiality')} hint={t('materialityHint')}
            error={errors.materiality?.message}
            options={materialities.map((value) => ({ value, label: t(`materiality.${value}`) }))}
          />
        )}
      />
      <Field
        label={t('fields.cause')} hint={t('optional')} multiline minRows={2} inputProps={{ dir: 'auto' }}
        {...field('cause')}
      />
      <Field
        label={t('fields.payment')} hint={t('optional')} placeholder="tx_…" autoComplete="off"
        inputProps={{ dir: 'ltr', spellCheck: false }} {...field('transactionId')}
      />
    </FormDialog>
  );
}
