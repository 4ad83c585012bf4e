import type { NewApiKeyDto } from '@connect/sdk';
import { Controller, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useCreateApiKeyMutation } from './api-keys.api.ts';
import { showProblem } from '../../../api/form-problems.ts';
import { Field } from '../../../ui/inputs/field.tsx';
import { FormDialog } from '../../../parts/forms/form-dialog.tsx';
import { FormProblem } from '../../../ui/feedback/form-problem.tsx';
import { SelectField } from '../../../ui/inputs/select-field.tsx';
import { useRulesOf } from '../../../ui/inputs/use-rules-of.ts';
import { CreateForm, lifetimes, orderOf } from './create.form.ts';
import { ScopesField } from './scopes-field.tsx';

interface CreateDialogProps {
  onMade: (made: NewApiKeyDto) => void;
  onClose: () => void;
}

/** Asks what a new key is for, what it may do and for how long. */
export function CreateDialog({ onMade, onClose }: CreateDialogProps) {
  const { t } = useTranslation('apiKeys');
  const [create, { isLoading }] = useCreateApiKeyMutation();
  const form = useForm<CreateForm>({ resolver: useRulesOf(CreateForm), defaultValues: new CreateForm() });
  const { errors } = form.formState;

  const submit = form.handleSubmit(async (values) => {
    const { data, error } = await create(orderOf(values));
    if (error) showProblem(form, error);
    if (!data) return;
    onMade(data);
    onClose();
  });

  return (
    <FormDialog
      title={t('new.title')}
      cancel={t('cancel')}
      submit={t('new.submit')}
      pending={t('new.pending')}
      isPending={isLoading}
      onOpen={() => form.setFocus('name')}
      call={() => (sdk) => sdk.apiKeys.createApiKey({ requestBody: orderOf(form.getValues()) })}
      onClose={onClose}
      onSubmit={(event) => void submit(event)}
    >
      <FormProblem message={errors.root?.message} />
      <Field
        label={t('new.name')}
        hint={t('new.nameHint')}
        error={errors.name?.message}
        inputProps={{ dir: 'auto', maxLength: 60 }}
        {...form.register('name')}
      />
      <Controller
        control={form.control}
        name="expiresInDays"
        render={({ field }) => (
          <SelectField
            label={t('new.expires')}
            displayEmpty
            options={lifetimes.map((value) => ({ value, label: t(`new.lifetime.${value === '' ? 'none' : value}`) }))}
            {...field}
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
