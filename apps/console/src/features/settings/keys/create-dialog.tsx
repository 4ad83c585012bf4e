import type { NewApiKeyDto } from '@connect/sdk';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useCreateApiKeyMutation } from '../../../api/api-keys.api.ts';
import { useMutationForm } from '../../../parts/forms/use-mutation-form.ts';
import { Field } from '../../../ui/inputs/field.tsx';
import { FormDialog } from '../../../parts/forms/form-dialog.tsx';
import { FormProblem } from '../../../ui/feedback/form-problem.tsx';
import { SelectField } from '../../../ui/inputs/select-field.tsx';
import { CreateKeyForm, lifetimes, newKeyOf } from './create.form.ts';
import { ScopesField } from './scopes-field.tsx';

interface CreateDialogProps {
  onMade: (made: NewApiKeyDto) => void;
  onClose: () => void;
}

/** Asks what a new key is for, what it may do and for how long. */
export function CreateKeyDialog({ onMade, onClose }: CreateDialogProps) {
  const { t } = useTranslation('apiKeys');
  const [create] = useCreateApiKeyMutation();
  const { form, field, errors, submit, failure, isBusy } = useMutationForm({
    rules: CreateKeyForm,
    send: (values) => create(newKeyOf(values)),
    onDone: (made) => {
      onMade(made);
      onClose();
    },
  });

  return (
    <FormDialog
      title={t('new.title')}
      cancel={t('cancel')}
      submit={t('new.submit')}
      pending={t('new.pending')}
      isPending={isBusy}
      onOpen={() => form.setFocus('name')}
      call={() => (sdk) => sdk.apiKeys.createApiKey({ requestBody: newKeyOf(form.getValues()) })}
      onClose={onClose}
      onSubmit={submit}
    >
      <FormProblem message={failure} />
      <Field
        label={t('new.name')}
        hint={t('new.nameHint')}
        inputProps={{ dir: 'auto', maxLength: 60 }}
        {...field('name')}
      />
      <Controller
        control={form.control}
        name="expiresInDays"
        render={({ field: blank }) => (
          <SelectField
            label={t('new.expires')}
            displayEmpty
            options={lifetimes.map((value) => ({ value, label: t(`new.lifetime.${value === '' ? 'none' : value}`) }))}
            {...blank}
          />
        )}
      />
      <Controller
        control={form.control}
        name="scopes"
        render={({ field: { value, onChange } }) => (
          <ScopesField value={value} error={errors.scopes?.message} onChange={onChange} />
        )}
      />
    </FormDialog>
  );
}
