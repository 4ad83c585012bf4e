import type { UserDto } from '@connect/sdk';
import Typography from '@mui/material/Typography';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { showProblem } from '../../api/form-problems.ts';
import { useDeactivateUserMutation } from '../../api/users.api.ts';
import { Field } from '../../ui/inputs/field.tsx';
import { FormDialog } from '../../parts/forms/form-dialog.tsx';
import { FormProblem } from '../../ui/feedback/form-problem.tsx';
import { useToast } from '../../ui/feedback/toast/toast-context.ts';
import { useRulesOf } from '../../ui/inputs/use-rules-of.ts';
import { DeactivateForm } from './deactivate.form.ts';

/** Shuts a person out, for a reason that is kept. */
export function DeactivateDialog({ user: { id, name }, onClose }: { user: UserDto; onClose: () => void }) {
  const { t } = useTranslation('users');
  const { toast } = useToast();
  const [deactivate, { isLoading }] = useDeactivateUserMutation();
  const form = useForm<DeactivateForm>({
    resolver: useRulesOf(DeactivateForm), defaultValues: new DeactivateForm(),
  });
  const { errors } = form.formState;

  const submit = form.handleSubmit(async ({ reason }) => {
    const { error } = await deactivate({ id, reason });
    if (error) {
      showProblem(form, error);
      return;
    }
    toast({ title: t('deactivate.done'), description: name });
    onClose();
  });

  return (
    <FormDialog
      title={t('deactivate.title', { name })} cancel={t('cancel')} submit={t('deactivate.submit')}
      pending={t('deactivate.pending')} isPending={isLoading} tone="error" onClose={onClose}
      onOpen={() => form.setFocus('reason')}
      call={() => (sdk) => sdk.users.deactivateUser({ id, requestBody: form.getValues() })}
      onSubmit={(event) => void submit(event)}
    >
      <Typography variant="body2">{t('deactivate.text')}</Typography>
      <FormProblem message={errors.root?.message} />
      <Field
        label={t('deactivate.reason')} multiline minRows={2} inputProps={{ dir: 'auto' }}
        error={errors.reason?.message} {...form.register('reason')}
      />
    </FormDialog>
  );
}
