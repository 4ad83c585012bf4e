import type { UserWithCodeDto } from '@connect/sdk';
import Typography from '@mui/material/Typography';
import { FormProvider } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useMutationForm } from '../../parts/forms/use-mutation-form.ts';
import { useCreateUserMutation } from '../../api/users.api.ts';
import { Field } from '../../ui/inputs/field.tsx';
import { FormDialog } from '../../parts/forms/form-dialog.tsx';
import { FormProblem } from '../../ui/feedback/form-problem.tsx';
import { CreateUserForm, newUserOf } from './create.form.ts';
import { RoleFields } from './role-fields.tsx';

interface CreateDialogProps {
  /** The bank whose officer they are to be, when that is known. */
  officerOf?: string;
  onMade: (made: UserWithCodeDto) => void;
  onClose: () => void;
}

/** Asks who is to have an account, and as what. */
export function CreateUserDialog({ officerOf, onMade, onClose }: CreateDialogProps) {
  const { t } = useTranslation('users');
  const [create] = useCreateUserMutation();
  const { form, field, submit, failure, isBusy } = useMutationForm({
    rules: CreateUserForm,
    ...(officerOf !== undefined && { values: { role: 'bank', bankId: officerOf } }),
    send: (values) => create(newUserOf(values)),
    onDone: (made) => {
      onMade(made);
      onClose();
    },
  });

  return (
    <FormDialog
      title={t('new.title')} cancel={t('cancel')} submit={t('new.submit')} pending={t('new.pending')}
      isPending={isBusy} onOpen={() => form.setFocus('name')} onClose={onClose}
      call={() => (sdk) => sdk.users.createUser({ requestBody: newUserOf(form.getValues()) })}
      onSubmit={submit}
    >
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>{t('new.text')}</Typography>
      <FormProblem message={failure} />
      <Field label={t('new.name')} autoComplete="off" inputProps={{ dir: 'auto', maxLength: 100 }} {...field('name')} />
      <Field
        label={t('new.username')} autoComplete="off" hint={t('new.usernameHint')}
        inputProps={{ dir: 'ltr', maxLength: 32, autoCapitalize: 'none', spellCheck: false }}
        {...field('username')}
      />
      <Field label={t('new.email')} type="email" autoComplete="off" inputProps={{ dir: 'ltr' }} {...field('email')} />
      <FormProvider {...form}>
        <RoleFields />
      </FormProvider>
    </FormDialog>
  );
}
