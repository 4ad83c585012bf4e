import type { ReviewDecision } from '@connect/sdk';
import Typography from '@mui/material/Typography';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { showProblem } from '../../api/form-problems.ts';
import { useDecideReviewMutation } from './reviews.api.ts';
import { Field } from '../../ui/inputs/field.tsx';
import { FormDialog } from '../../parts/forms/form-dialog.tsx';
import { FormProblem } from '../../ui/feedback/form-problem.tsx';
import { useToast } from '../../ui/feedback/toast/toast-context.ts';
import { useRulesOf } from '../../ui/inputs/use-rules-of.ts';
import { DecideReviewForm } from './decide.form.ts';

interface DecideDialogProps {
  id: string;
  decision: ReviewDecision;
  onClose: () => void;
}

/** Asks for the reason of a decision, and says whether it stands or another officer must agree. */
export function DecideDialog({ id, decision, onClose }: DecideDialogProps) {
  const { t } = useTranslation('reviews');
  const { toast } = useToast();
  const [decide, { isLoading }] = useDecideReviewMutation();
  const form = useForm<DecideReviewForm>({
    resolver: useRulesOf(DecideReviewForm),
    defaultValues: new DecideReviewForm(),
  });
  const { errors } = form.formState;

  const submit = form.handleSubmit(async ({ reason }) => {
    const { data, error } = await decide({ id, decision, reason });
    if (error) {
      showProblem(form, error);
      return;
    }
    const said = data.state === 'open' ? 'proposed' : 'done';
    toast({ title: t(`decide.${said}`), description: t(`decide.${said}Text`) });
    onClose();
  });

  return (
    <FormDialog
      title={t(`decide.${decision}Title`)}
      cancel={t('decide.cancel')}
      submit={t(`decide.${decision}`)}
      pending={t('decide.pending')}
      isPending={isLoading}
      tone={decision === 'reject' ? 'error' : 'primary'}
      onOpen={() => form.setFocus('reason')}
      call={() => (sdk) => sdk.compliance.decideReview({ id, requestBody: { decision, ...form.getValues() } })}
      onClose={onClose}
      onSubmit={(event) => void submit(event)}
    >
      <Typography variant="body2">{t(`decide.${decision}Text`)}</Typography>
      <FormProblem message={errors.root?.message} />
      <Field
        label={t('decide.reason')}
        error={errors.reason?.message}
        multiline
        minRows={2}
        inputProps={{ dir: 'auto' }}
        {...form.register('reason')}
      />
    </FormDialog>
  );
}
