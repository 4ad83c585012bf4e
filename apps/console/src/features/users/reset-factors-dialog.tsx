import type { UserDto } from '@connect/sdk';
import Typography from '@mui/material/Typography';
import { Length } from 'class-validator';
import { useTranslation } from 'react-i18next';
import { useMutationForm } from '../../parts/forms/use-mutation-form.ts';
import { useResetUserFactorsMutation } from '../../api/users.api.ts';
import { i18n } from '../../i18n/i18n.ts';
import { Field } from '../../ui/inputs/field.tsx';
import { FormDialog } from '../../parts/forms/form-dialog.tsx';
import { FormProblem } from '../../ui/feedback/form-problem.tsx';
import { useToast } from '../../ui/feedback/toast/toast-context.ts';

/** Why somebody’s second factors are removed. */
class ResetFactorsForm {
  @Length(3, 300, { message: () => i18n.t('users:errors.reason') })
  reason = '';
}

/** Removes the second factors of somebody who lost them, for a reason that is kept. */
export function ResetFactorsDialog({ user: { id, name }, onClose }: { user: UserDto; onClose: () => void }) {
  const { t } = useTranslation('users');
  const { toast } = useToast();
  const [reset] = useResetUserFactorsMutation();

  const { form, field, submit, failure, isBusy } = useMutationForm({
    rules: ResetFactorsForm,
    send: ({ reason }) => reset({ id, reason }),
    onDone: () => {
      toast({ title: t('resetFactors.done'), description: name });
      onClose();
    },
  });
  return (
    <FormDialog
      title={t('resetFactors.title', { name })} cancel={t('cancel')} submit={t('resetFactors.submit')}
      pending={t('resetFactors.pending')} isPending={isBusy} tone="error" onClose={onClose}
      onOpen={() => form.setFocus('reason')}
      call={() => (sdk) => sdk.users.resetUserFactors({ id, requestBody: form.getValues() })}
      onSubmit={submit}
    >
      <Typography variant="body2">{t('resetFactors.text')}</Typography>
      <FormProblem message={failure} />
      <Field label={t('resetFactors.reason')} multiline minRows={2} inputProps={{ dir: 'auto' }} {...field('reason')} />
    </FormDialog>
  );
}
