import type { UserDto } from '@connect/sdk';
import Typography from '@mui/material/Typography';
import { FormProvider, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { showProblem } from '../../api/form-problems.ts';
import { useChangeUserRoleMutation } from '../../api/users.api.ts';
import { FormDialog } from '../../parts/forms/form-dialog.tsx';
import { FormProblem } from '../../ui/feedback/form-problem.tsx';
import { useToast } from '../../ui/feedback/toast/toast-context.ts';
import { useRulesOf } from '../../ui/inputs/use-rules-of.ts';
import { RoleForm, roleOf } from './create.form.ts';
import { RoleFields } from './role-fields.tsx';

/** Gives a person another role, or another bank. */
export function RoleDialog({ user, onClose }: { user: UserDto; onClose: () => void }) {
  const { id, name, role, bank, identityNumber } = user;
  const { t } = useTranslation('users');
  const { toast } = useToast();
  const [change, { isLoading }] = useChangeUserRoleMutation();
  const form = useForm<RoleForm>({
    resolver: useRulesOf(RoleForm), defaultValues: { role, bankId: bank?.id ?? '', identityNumber: '' },
  });
  const { errors } = form.formState;

  const submit = form.handleSubmit(async (values) => {
    const { error } = await change({ id, ...roleOf(values) });
    if (error) {
      showProblem(form, error);
      return;
    }
    toast({ title: t('changeRole.done'), description: name });
    onClose();
  });

  return (
    <FormDialog
      title={t('changeRole.title', { name })} cancel={t('cancel')} submit={t('changeRole.submit')}
      pending={t('changeRole.pending')} isPending={isLoading} onClose={onClose}
      call={() => (sdk) => sdk.users.changeUserRole({ id, requestBody: roleOf(form.getValues()) })}
      onSubmit={(event) => void submit(event)}
    >
      <Typography variant="body2">{t('changeRole.text')}</Typography>
      <FormProblem message={errors.root?.message} />
      <FormProvider {...form}>
        <RoleFields isIdentified={identityNumber !== null} />
      </FormProvider>
    </FormDialog>
  );
}
