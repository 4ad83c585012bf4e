import type { CustomerDecision } from '@connect/sdk';
import Typography from '@mui/material/Typography';
import { Length } from 'class-validator';
import { useTranslation } from 'react-i18next';
import { useDecideCustomerChangeMutation } from '../../api/customers.api.ts';
import { useMutationForm } from '../../parts/forms/use-mutation-form.ts';
import { i18n } from '../../i18n/i18n.ts';
import { Field } from '../../ui/inputs/field.tsx';
import { FormDialog } from '../../parts/forms/form-dialog.tsx';
import { FormProblem } from '../../ui/feedback/form-problem.tsx';
import { useToast } from '../../ui/feedback/toast/toast-context.ts';

/** Why a change of a customer's file is approved or refused. */
class DecideForm {
  @Length(3, 300, { message: () => i18n.t('customers:errors.reason') })
  reason = '';
}

interface DecideDialogProps { changeId: string; name: string; decision: CustomerDecision; onClose: () => void }

/** Decides a change of a customer's file, for a reason that is kept. */
export function DecideChangeDialog({ changeId: id, name, decision, onClose }: DecideDialogProps) {
  const { t } = useTranslation('customers');
  const { toast } = useToast();
  const [decide] = useDecideCustomerChangeMutation();
  const isApproved = decision === 'approve';

  const { form, field, submit, failure, isBusy } = useMutationForm({
    rules: DecideForm,
    send: ({ reason }) => decide({ id, decision, reason }),
    onDone: () => {
      toast({ title: t(isApproved ? 'decide.approved' : 'decide.refused'), description: name });
      onClose();
    },
  });
  return (
    <FormDialog
      title={t(isApproved ? 'decide.approveTitle' : 'decide.refuseTitle', { name })} cancel={t('cancel')}
      submit={t(isApproved ? 'decide.approve' : 'decide.refuse')} pending={t('decide.pending')} isPending={isBusy}
      {...(isApproved ? {} : { tone: 'error' as const })} onClose={onClose} onOpen={() => form.setFocus('reason')}
      call={() => (sdk) => sdk.customers.decideCustomerChange({
        id, requestBody: { decision, reason: form.getValues('reason') } })}
      onSubmit={submit}
    >
      <Typography variant="body2">{t('decide.text')}</Typography>
      <FormProblem message={failure} />
      <Field label={t('decide.reason')} multiline minRows={2} inputProps={{ dir: 'auto' }} {...field('reason')} />
    </FormDialog>
  );
}
