import type { FindingClass, RaiseFindingDto, ReviewFindingDto, WorkingPaperDto } from '@connect/sdk';
import Typography from '@mui/material/Typography';
import { Length, Matches } from 'class-validator';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { i18n } from '../../../i18n/i18n.ts';
import { FormDialog } from '../../../parts/forms/form-dialog.tsx';
import { useMutationForm } from '../../../parts/forms/use-mutation-form.ts';
import { FormProblem } from '../../../ui/feedback/form-problem.tsx';
import { useToast } from '../../../ui/feedback/toast/toast-context.ts';
import { DayField } from '../../../ui/inputs/day-field.tsx';
import { Field } from '../../../ui/inputs/field.tsx';
import { SelectField } from '../../../ui/inputs/select-field.tsx';
import { useRaiseReviewFindingMutation } from '../reviews.api.ts';

const classes: readonly FindingClass[] = ['minor', 'major', 'critical'];
const say = (key: 'text' | 'day') => ({ message: () => i18n.t(`shariahReviews:errors.${key}`) });

/** A finding, as a reviewer fills it in. */
class RaiseForm {
  class: FindingClass = 'minor';

  @Length(3, 200, say('text'))
  title = '';

  @Length(3, 2000, say('text'))
  recommendation = '';

  @Matches(/^\d{4}-\d{2}-\d{2}$/, say('day'))
  dueOn = '';
}

interface RaiseDialogProps {
  planId: string;
  /** The working paper that the finding rests on. */
  paper?: WorkingPaperDto;
  onClose: () => void;
}

/** Raises a finding, with its class, what is recommended, and by which day it is put right. */
export function RaiseDialog({ planId, paper, onClose }: RaiseDialogProps) {
  const { t } = useTranslation('shariahReviews');
  const { toast } = useToast();
  const [raise] = useRaiseReviewFindingMutation();
  const findingOf = (form: RaiseForm): RaiseFindingDto => ({
    planId, ...(paper && { paperId: paper.id }), class: form.class, title: form.title.trim(),
    recommendation: form.recommendation.trim(), dueOn: form.dueOn,
  });
  const { form, field, submit, failure, isBusy } = useMutationForm<RaiseForm, ReviewFindingDto>({
    rules: RaiseForm,
    send: (values) => raise(findingOf(values)),
    onDone: () => {
      toast({ title: t('raise.done') });
      onClose();
    },
  });
  return (
    <FormDialog
      title={t('raise.title')} cancel={t('cancel')} submit={t('raise.submit')} pending={t('pending')}
      isPending={isBusy} onClose={onClose} onOpen={() => form.setFocus('title')} onSubmit={submit}
      call={() => (sdk) => sdk.shariahReviews.raiseReviewFinding({ requestBody: findingOf(form.getValues()) })}
    >
      <Typography variant="body2">{t(paper ? 'raise.ofPaper' : 'raise.text')}</Typography>
      <FormProblem message={failure} />
      <Field label={t('fields.title')} inputProps={{ dir: 'auto' }} {...field('title')} />
      <Controller
        control={form.control} name="class" render={({ field: chosen }) => (
          <SelectField
            {...chosen} label={t('fields.class')}
            options={classes.map((value) => ({ value, label: t(`class.${value}`) }))}
          />
        )}
      />
      <Field
        label={t('fields.recommendation')} multiline minRows={3} inputProps={{ dir: 'auto' }}
        {...field('recommendation')}
      />
      <DayField label={t('fields.dueOn')} {...field('dueOn')} />
    </FormDialog>
  );
}
