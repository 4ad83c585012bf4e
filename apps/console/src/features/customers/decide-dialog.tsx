import type { CustomerDecision } from '@connect/sdk';
import Typography from '@mui/material/Typography';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useDecideCustomerChangeMutation } from '../../api/customers.api.ts';
import { showProblem } from '../../api/form-problems.ts';
import { Field } from '../../ui/inputs/field.tsx';
import { FormDialog } from '../../parts/forms/form-dialog.tsx';
import { FormProblem } from '../../ui/feedback/form-problem.tsx';
import { useToast } from '../../ui/feedback/toast/toast-context.ts';
import { useRulesOf } from '../../ui/inputs/use-rules-of.ts';
import { DecideForm } from './decide.form.ts';

interface DecideDialogProps { changeId: string; name: string; decision: CustomerDecision; onClose: () => void }

/** Decides a change of a customer's file, for a reason that is kept. */
export function DecideDialog({ changeId: id, name, decision, onClose }: DecideDialogProps) {
  const { t } = useTranslation('customers');
  const { toast } = useToast();
  const [decide, { isLoading }] = useDecideCustomerChangeMutation();
  const form = useForm<DecideForm>({ resolver: useRulesOf(DecideForm), defaultValues: new DecideForm() });
  const { errors } = form.formState;
  const isApproved = decision === 'approve';

  const submit = form.handleSubmit(async ({ reason }) => {
    const { error } = await decide({ id, decision, reason });
    if (error) {
      showProblem(form, error);
      return;
    }
    toast({ title: t(isApproved ? 'decide.approved' : 'decide.refused'), description: name });
    onClose();
  });

  return (
    <FormDialog
      title={t(isApproved ? 'decide.approveTitle' : 'decide.refuseTitle', { name })} cancel={t('cancel')}
      submit={t(isApproved ? 'decide.approve' : 'decide.refuse')} pending={t('decide.pending')} isPending={isLoading}
      {...(isApproved ? {} : { tone: 'error' as const })} onClose={onClose} onOpen={() => form.setFocus('reason')}
      call={() => (sdk) => sdk.customers.decideCustomerChange({
        id, requestBody: { decision, reason: form.getValues('reason') } })}
      onSubmit={(event) => void submit(event)}
    >
      <Typography variant="body2">{t('decide.text')}</Typography>
      <FormProblem message={errors.root?.message} />
      <Field
        label={t('decide.reason')} multiline minRows={2} inputProps={{ dir: 'auto' }}
        error={errors.reason?.message} {...form.register('reason')}
      />
    </FormDialog>
  );
}
