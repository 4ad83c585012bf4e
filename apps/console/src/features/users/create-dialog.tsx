import type { UserWithCodeDto } from '@connect/sdk';
import Typography from '@mui/material/Typography';
import { FormProvider, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { showProblem } from '../../api/form-problems.ts';
import { useCreateUserMutation } from '../../api/users.api.ts';
import { Field } from '../../ui/inputs/field.tsx';
import { FormDialog } from '../../parts/forms/form-dialog.tsx';
import { FormProblem } from '../../ui/feedback/form-problem.tsx';
import { useRulesOf } from '../../ui/inputs/use-rules-of.ts';
import { CreateForm, orderOf } from './create.form.ts';
import { RoleFields } from './role-fields.tsx';

interface CreateDialogProps {
  /** The bank whose officer they are to be, when that is known. */
  officerOf?: string;
  onMade: (made: UserWithCodeDto) => void;
  onClose: () => void;
}

/** Asks who is to have an account, and as what. */
export function CreateDialog({ officerOf, onMade, onClose }: CreateDialogProps) {
  const { t } = useTranslation('users');
  const [create, { isLoading }] = useCreateUserMutation();
  const form = useForm<CreateForm>({
    resolver: useRulesOf(CreateForm),
    defaultValues: { ...new CreateForm(), ...(officerOf !== undefined && { role: 'bank', bankId: officerOf }) },
  });
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
      title={t('new.title')} cancel={t('cancel')} submit={t('new.submit')} pending={t('new.pending')}
      isPending={isLoading} onOpen={() => form.setFocus('name')} onClose={onClose}
      call={() => (sdk) => sdk.users.createUser({ requestBody: orderOf(form.getValues()) })}
      onSubmit={(event) => void submit(event)}
    >
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>{t('new.text')}</Typography>
      <FormProblem message={errors.root?.message} />
      <Field
        label={t('new.name')} autoComplete="off" inputProps={{ dir: 'auto', maxLength: 100 }}
        error={errors.name?.message} {...form.register('name')}
      />
      <Field
        label={t('new.username')} autoComplete="off" hint={t('new.usernameHint')}
        inputProps={{ dir: 'ltr', maxLength: 32, autoCapitalize: 'none', spellCheck: false }}
        error={errors.username?.message} {...form.register('username')}
      />
      <Field
        label={t('new.email')} type="email" autoComplete="off" inputProps={{ dir: 'ltr' }}
        error={errors.email?.message} {...form.register('email')}
      />
      <FormProvider {...form}>
        <RoleFields />
      </FormProvider>
    </FormDialog>
  );
}
