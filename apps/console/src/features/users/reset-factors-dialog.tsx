import type { UserDto } from '@connect/sdk';
import Typography from '@mui/material/Typography';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { showProblem } from '../../api/form-problems.ts';
import { useResetUserFactorsMutation } from '../../api/users.api.ts';
import { Field } from '../../ui/inputs/field.tsx';
import { FormDialog } from '../../parts/forms/form-dialog.tsx';
import { FormProblem } from '../../ui/feedback/form-problem.tsx';
import { useToast } from '../../ui/feedback/toast/toast-context.ts';
import { useRulesOf } from '../../ui/inputs/use-rules-of.ts';
import { ResetFactorsForm } from './reset-factors.form.ts';

/** Removes the second factors of somebody who lost them, for a reason that is kept. */
export function ResetFactorsDialog({ user: { id, name }, onClose }: { user: UserDto; onClose: () => void }) {
  const { t } = useTranslation('users');
  const { toast } = useToast();
  const [reset, { isLoading }] = useResetUserFactorsMutation();
  const form = useForm<ResetFactorsForm>({
    resolver: useRulesOf(ResetFactorsForm), defaultValues: new ResetFactorsForm(),
  });
  const { errors } = form.formState;

  const submit = form.handleSubmit(async ({ reason }) => {
    const { error } = await reset({ id, reason });
    if (error) {
      showProblem(form, error);
      return;
    }
    toast({ title: t('resetFactors.done'), description: name });
    onClose();
  });

  return (
    <FormDialog
      title={t('resetFactors.title', { name })} cancel={t('cancel')} submit={t('resetFactors.submit')}
      pending={t('resetFactors.pending')} isPending={isLoading} tone="error" onClose={onClose}
      onOpen={() => form.setFocus('reason')}
      call={() => (sdk) => sdk.users.resetUserFactors({ id, requestBody: form.getValues() })}
      onSubmit={(event) => void submit(event)}
    >
      <Typography variant="body2">{t('resetFactors.text')}</Typography>
      <FormProblem message={errors.root?.message} />
      <Field
        label={t('resetFactors.reason')} multiline minRows={2} inputProps={{ dir: 'auto' }}
        error={errors.reason?.message} {...form.register('reason')}
      />
    </FormDialog>
  );
}
