import type { UserDto } from '@connect/sdk';
import Typography from '@mui/material/Typography';
import { Length } from 'class-validator';
import { useTranslation } from 'react-i18next';
import { useMutationForm } from '../../parts/forms/use-mutation-form.ts';
import { useEndUserSessionsMutation } from '../../api/users.api.ts';
import { i18n } from '../../i18n/i18n.ts';
import { Field } from '../../ui/inputs/field.tsx';
import { FormDialog } from '../../parts/forms/form-dialog.tsx';
import { FormProblem } from '../../ui/feedback/form-problem.tsx';
import { useToast } from '../../ui/feedback/toast/toast-context.ts';

/** Why somebody is signed out. */
class EndSessionsForm {
  @Length(3, 300, { message: () => i18n.t('users:errors.reason') })
  reason = '';
}

/** Ends all sessions of somebody whose browser may be in other hands, for a reason that is kept. */
export function EndSessionsDialog({ user: { id, name }, onClose }: { user: UserDto; onClose: () => void }) {
  const { t } = useTranslation('users');
  const { toast } = useToast();
  const [end] = useEndUserSessionsMutation();

  const { form, field, submit, failure, isBusy } = useMutationForm({
    rules: EndSessionsForm,
    send: ({ reason }) => end({ id, reason }),
    onDone: () => {
      toast({ title: t('endSessions.done'), description: name });
      onClose();
    },
  });
  return (
    <FormDialog
      title={t('endSessions.title', { name })} cancel={t('cancel')} submit={t('endSessions.submit')}
      pending={t('endSessions.pending')} isPending={isBusy} tone="error" onClose={onClose}
      onOpen={() => form.setFocus('reason')}
      call={() => (sdk) => sdk.users.endUserSessions({ id, requestBody: form.getValues() })}
      onSubmit={submit}
    >
      <Typography variant="body2">{t('endSessions.text')}</Typography>
      <FormProblem message={failure} />
      <Field label={t('endSessions.reason')} multiline minRows={2} inputProps={{ dir: 'auto' }} {...field('reason')} />
    </FormDialog>
  );
}
