import type { UserDto } from '@connect/sdk';
import Typography from '@mui/material/Typography';
import { FormProvider } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useMutationForm } from '../../parts/forms/use-mutation-form.ts';
import { useChangeUserRoleMutation } from '../../api/users.api.ts';
import { FormDialog } from '../../parts/forms/form-dialog.tsx';
import { FormProblem } from '../../ui/feedback/form-problem.tsx';
import { useToast } from '../../ui/feedback/toast/toast-context.ts';
import { RoleForm, roleOf } from './create.form.ts';
import { RoleFields } from './role-fields.tsx';

/** Gives a person another role, or another bank. */
export function RoleDialog({ user, onClose }: { user: UserDto; onClose: () => void }) {
  const { id, name, role, bank, identityNumber } = user;
  const { t } = useTranslation('users');
  const { toast } = useToast();
  const [change] = useChangeUserRoleMutation();

  const { form, submit, failure, isBusy } = useMutationForm({
    rules: RoleForm,
    values: { role, bankId: bank?.id ?? '', identityNumber: '' },
    send: (values) => change({ id, ...roleOf(values) }),
    onDone: () => {
      toast({ title: t('changeRole.done'), description: name });
      onClose();
    },
  });
  return (
    <FormDialog
      title={t('changeRole.title', { name })} cancel={t('cancel')} submit={t('changeRole.submit')}
      pending={t('changeRole.pending')} isPending={isBusy} onClose={onClose}
      call={() => (sdk) => sdk.users.changeUserRole({ id, requestBody: roleOf(form.getValues()) })}
      onSubmit={submit}
    >
      <Typography variant="body2">{t('changeRole.text')}</Typography>
      <FormProblem message={failure} />
      <FormProvider {...form}>
        <RoleFields isIdentified={identityNumber !== null} />
      </FormProvider>
    </FormDialog>
  );
}
