import type { BankStandingDto } from '@connect/sdk';
import Typography from '@mui/material/Typography';
import { Length } from 'class-validator';
import { useTranslation } from 'react-i18next';
import { useResumeBankMutation, useSuspendBankMutation } from './banks.api.ts';
import { useMutationForm } from '../../parts/forms/use-mutation-form.ts';
import { i18n } from '../../i18n/i18n.ts';
import { Field } from '../../ui/inputs/field.tsx';
import { FormDialog } from '../../parts/forms/form-dialog.tsx';
import { FormProblem } from '../../ui/feedback/form-problem.tsx';
import { useToast } from '../../ui/feedback/toast/toast-context.ts';

/** Why a bank is suspended, or no longer. */
class ReasonForm {
  @Length(3, 300, { message: () => i18n.t('banks:errors.reason') })
  reason = '';
}

/** Suspends a bank, or lets one that is suspended take part again, for a reason that is kept. */
export function BankStateDialog({ bank: { id, name, state }, onClose }: {
  bank: BankStandingDto; onClose: () => void;
}) {
  const { t } = useTranslation('banks');
  const { toast } = useToast();
  const [suspend] = useSuspendBankMutation();
  const [resume] = useResumeBankMutation();
  const say = state === 'active' ? 'suspend' : 'resume';

  const { form, field, submit, failure, isBusy } = useMutationForm({
    rules: ReasonForm,
    send: ({ reason }) => (say === 'suspend' ? suspend : resume)({ id, reason }),
    onDone: () => {
      toast({ title: t(`${say}.done`), description: name });
      onClose();
    },
  });
  return (
    <FormDialog
      title={t(`${say}.title`, { name })} cancel={t('cancel')} submit={t(`${say}.submit`)}
      pending={t(`${say}.pending`)} isPending={isBusy} onClose={onClose}
      onOpen={() => form.setFocus('reason')} {...(say === 'suspend' && { tone: 'error' as const })}
      call={() => (sdk) => sdk.banks[say === 'suspend' ? 'suspendBank' : 'resumeBank']({
        id, requestBody: form.getValues() })}
      onSubmit={submit}
    >
      <Typography variant="body2">{t(`${say}.text`)}</Typography>
      <FormProblem message={failure} />
      <Field label={t('reason')} multiline minRows={2} inputProps={{ dir: 'auto' }} {...field('reason')} />
    </FormDialog>
  );
}
