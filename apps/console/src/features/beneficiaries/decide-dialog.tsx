import type { BeneficiaryDecision, BeneficiaryDto } from '@connect/sdk';
import Typography from '@mui/material/Typography';
import { Length } from 'class-validator';
import { useTranslation } from 'react-i18next';
import { useDecideBeneficiaryMutation } from '../../api/beneficiaries.api.ts';
import { i18n } from '../../i18n/i18n.ts';
import { FormDialog } from '../../parts/forms/form-dialog.tsx';
import { useMutationForm } from '../../parts/forms/use-mutation-form.ts';
import { FormProblem } from '../../ui/feedback/form-problem.tsx';
import { useToast } from '../../ui/feedback/toast/toast-context.ts';
import { Field } from '../../ui/inputs/field.tsx';

/** Why a beneficiary is approved or refused. */
class DecideBeneficiaryForm {
  @Length(3, 300, { message: () => i18n.t('beneficiaries:errors.reason') })
  reason = '';
}

interface DecideDialogProps { beneficiary: BeneficiaryDto; decision: BeneficiaryDecision; onClose: () => void }

/** Approves or refuses a beneficiary, for a reason that is kept. */
export function DecideDialog({ beneficiary: { id, name }, decision, onClose }: DecideDialogProps) {
  const { t } = useTranslation('beneficiaries');
  const { toast } = useToast();
  const [decide] = useDecideBeneficiaryMutation();
  const isApproved = decision === 'approve';
  const { form, field, submit, failure, isBusy } = useMutationForm({
    rules: DecideBeneficiaryForm,
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
      call={() => (sdk) => sdk.beneficiaries.decideBeneficiary({
        id, requestBody: { decision, reason: form.getValues('reason') } })}
      onSubmit={submit}
    >
      <Typography variant="body2">{t('decide.text')}</Typography>
      <FormProblem message={failure} />
      <Field label={t('decide.reason')} multiline minRows={2} inputProps={{ dir: 'auto' }} {...field('reason')} />
    </FormDialog>
  );
}
