import type { ReviewDecision, ReviewDto } from '@connect/sdk';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Field } from '../../../ui/inputs/field.tsx';
import { FormDialog } from '../../../parts/forms/form-dialog.tsx';
import { formatCount } from '../../../ui/format/format.ts';
import { useRulesOf } from '../../../ui/inputs/use-rules-of.ts';
import { DecideReviewForm } from '../decide.form.ts';
import { OutcomeList } from './outcome-list.tsx';
import { useDecisions } from './use-decisions.ts';

interface DecideManyDialogProps {
  reviews: readonly ReviewDto[];
  decision: ReviewDecision;
  onClose: () => void;
}

/** Asks for one reason for several cases, decides each for itself, and says what became of each. */
export function DecideManyDialog({ reviews: asked, decision, onClose }: DecideManyDialogProps) {
  const { t, i18n } = useTranslation('reviews');
  // The list behind is read again after each decision; what was asked for stays.
  const [reviews] = useState(asked);
  const { decideAll, outcomeOf, ended, hasBegun, isDone } = useDecisions(reviews);
  const form = useForm<DecideReviewForm>({
    resolver: useRulesOf(DecideReviewForm), defaultValues: new DecideReviewForm(),
  });
  const [count, figure] = [reviews.length, formatCount(reviews.length, i18n.language)];
  const submit = form.handleSubmit(({ reason }) => decideAll(decision, reason));
  const progress = t('bulk.progress', { ended: formatCount(ended, i18n.language), figure });

  return (
    <FormDialog
      title={t(`bulk.${decision}Title`, { count, figure })}
      {...(!isDone && { cancel: t('decide.cancel') })}
      submit={isDone ? t('bulk.close') : t(`bulk.${decision}`)}
      pending={progress}
      isPending={hasBegun && !isDone}
      tone={decision === 'reject' && !isDone ? 'error' : 'primary'}
      onOpen={() => form.setFocus('reason')}
      onClose={onClose}
      onSubmit={(event) => {
        if (!isDone) void submit(event);
        else {
          event.preventDefault();
          onClose();
        }
      }}
    >
      <Typography variant="body2">{t(`bulk.${decision}Text`)}</Typography>
      <OutcomeList reviews={reviews} outcomeOf={outcomeOf} />
      <Typography variant="caption" role="status">{hasBegun && progress}</Typography>
      <Field
        label={t('decide.reason')}
        error={form.formState.errors.reason?.message}
        multiline
        minRows={2}
        inputProps={{ dir: 'auto', readOnly: hasBegun }}
        {...form.register('reason')}
      />
    </FormDialog>
  );
}
