import type { UserDto } from '@connect/sdk';
import Typography from '@mui/material/Typography';
import { Length } from 'class-validator';
import { useTranslation } from 'react-i18next';
import { useMutationForm } from '../../parts/forms/use-mutation-form.ts';
import { useDeactivateUserMutation } from '../../api/users.api.ts';
import { i18n } from '../../i18n/i18n.ts';
import { Field } from '../../ui/inputs/field.tsx';
import { FormDialog } from '../../parts/forms/form-dialog.tsx';
import { FormProblem } from '../../ui/feedback/form-problem.tsx';
import { useToast } from '../../ui/feedback/toast/toast-context.ts';

/** Why a person is shut out. */
class DeactivateForm {
  @Length(3, 300, { message: () => i18n.t('users:errors.reason') })
  reason = '';
}

/** Shuts a person out, for a reason that is kept. */
export function DeactivateDialog({ user: { id, name }, onClose }: { user: UserDto; onClose: () => void }) {
  const { t } = useTranslation('users');
  const { toast } = useToast();
  const [deactivate] = useDeactivateUserMutation();

  const { form, field, submit, failure, isBusy } = useMutationForm({
    rules: DeactivateForm,
    send: ({ reason }) => deactivate({ id, reason }),
    onDone: () => {
      toast({ title: t('deactivate.done'), description: name });
      onClose();
    },
  });
  return (
    <FormDialog
      title={t('deactivate.title', { name })} cancel={t('cancel')} submit={t('deactivate.submit')}
      pending={t('deactivate.pending')} isPending={isBusy} tone="error" onClose={onClose}
      onOpen={() => form.setFocus('reason')}
      call={() => (sdk) => sdk.users.deactivateUser({ id, requestBody: form.getValues() })}
      onSubmit={submit}
    >
      <Typography variant="body2">{t('deactivate.text')}</Typography>
      <FormProblem message={failure} />
      <Field label={t('deactivate.reason')} multiline minRows={2} inputProps={{ dir: 'auto' }} {...field('reason')} />
    </FormDialog>
  );
}
