import type { ReviewDecision } from '@connect/sdk';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useMutationForm } from '../../parts/forms/use-mutation-form.ts';
import { useDecideReviewMutation } from './reviews.api.ts';
import { Field } from '../../ui/inputs/field.tsx';
import { FormDialog } from '../../parts/forms/form-dialog.tsx';
import { FormProblem } from '../../ui/feedback/form-problem.tsx';
import { useToast } from '../../ui/feedback/toast/toast-context.ts';
import { DecideReviewForm } from './decide.form.ts';

interface DecideDialogProps {
  id: string;
  decision: ReviewDecision;
  onClose: () => void;
}

/** Asks for the reason of a decision, and says whether it stands or another officer must agree. */
export function DecideReviewDialog({ id, decision, onClose }: DecideDialogProps) {
  const { t } = useTranslation('reviews');
  const { toast } = useToast();
  const [decide] = useDecideReviewMutation();

  const { form, field, submit, failure, isBusy } = useMutationForm({
    rules: DecideReviewForm,
    send: ({ reason }) => decide({ id, decision, reason }),
    onDone: (data) => {
      const outcome = data.state === 'open' ? 'proposed' : 'done';
      toast({ title: t(`decide.${outcome}`), description: t(`decide.${outcome}Text`) });
      onClose();
    },
  });
  return (
    <FormDialog
      title={t(`decide.${decision}Title`)}
      cancel={t('decide.cancel')}
      submit={t(`decide.${decision}`)}
      pending={t('decide.pending')}
      isPending={isBusy}
      tone={decision === 'reject' ? 'error' : 'primary'}
      onOpen={() => form.setFocus('reason')}
      call={() => (sdk) => sdk.compliance.decideReview({ id, requestBody: { decision, ...form.getValues() } })}
      onClose={onClose}
      onSubmit={submit}
    >
      <Typography variant="body2">{t(`decide.${decision}Text`)}</Typography>
      <FormProblem message={failure} />
      <Field
        label={t('decide.reason')}
        multiline
        minRows={2}
        inputProps={{ dir: 'auto' }}
        {...field('reason')}
      />
    </FormDialog>
  );
}
