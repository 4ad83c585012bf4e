import type { BankStandingDto } from '@connect/sdk';
import Typography from '@mui/material/Typography';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useResumeBankMutation, useSuspendBankMutation } from './banks.api.ts';
import { showProblem } from '../../api/form-problems.ts';
import { Field } from '../../ui/inputs/field.tsx';
import { FormDialog } from '../../parts/forms/form-dialog.tsx';
import { FormProblem } from '../../ui/feedback/form-problem.tsx';
import { useToast } from '../../ui/feedback/toast/toast-context.ts';
import { useRulesOf } from '../../ui/inputs/use-rules-of.ts';
import { ReasonForm } from './bank.form.ts';

/** Suspends a bank, or lets one that is suspended take part again, for a reason that is kept. */
export function StandingDialog({ bank: { id, name, state }, onClose }: {
  bank: BankStandingDto; onClose: () => void;
}) {
  const { t } = useTranslation('banks');
  const { toast } = useToast();
  const [suspend, suspending] = useSuspendBankMutation();
  const [resume, resuming] = useResumeBankMutation();
  const form = useForm<ReasonForm>({ resolver: useRulesOf(ReasonForm), defaultValues: new ReasonForm() });
  const { errors } = form.formState;
  const say = state === 'active' ? 'suspend' : 'resume';

  const submit = form.handleSubmit(async ({ reason }) => {
    const { error } = await (say === 'suspend' ? suspend : resume)({ id, reason });
    if (error) {
      showProblem(form, error);
      return;
    }
    toast({ title: t(`${say}.done`), description: name });
    onClose();
  });

  return (
    <FormDialog
      title={t(`${say}.title`, { name })} cancel={t('cancel')} submit={t(`${say}.submit`)}
      pending={t(`${say}.pending`)} isPending={suspending.isLoading || resuming.isLoading} onClose={onClose}
      onOpen={() => form.setFocus('reason')} {...(say === 'suspend' && { tone: 'error' as const })}
      call={() => (sdk) => sdk.banks[say === 'suspend' ? 'suspendBank' : 'resumeBank']({
        id, requestBody: form.getValues() })}
      onSubmit={(event) => void submit(event)}
    >
      <Typography variant="body2">{t(`${say}.text`)}</Typography>
      <FormProblem message={errors.root?.message} />
      <Field
        label={t('reason')} multiline minRows={2} inputProps={{ dir: 'auto' }}
        error={errors.reason?.message} {...form.register('reason')}
      />
    </FormDialog>
  );
}
