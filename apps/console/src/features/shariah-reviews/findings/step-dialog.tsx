import type { FindingStepKind, ReviewFindingDto, TakeFindingStepDto } from '@connect/sdk';
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
import { useTakeFindingStepMutation } from '../reviews.api.ts';

/** A step, as somebody fills it in; which fields there are depends on its kind. */
class StepForm {
  @Length(3, 2000, { message: () => i18n.t('shariahReviews:errors.text') })
  text = '';

  agrees: 'yes' | 'no' = 'yes';

  @Matches(/^(\d{4}-\d{2}-\d{2})?$/, { message: () => i18n.t('shariahReviews:errors.day') })
  dueOn = '';
}

const movesDay = (kind: FindingStepKind): boolean => kind === 'follow_up' || kind === 'reopen';

const stepOf = (kind: FindingStepKind, { text, agrees, dueOn }: StepForm): TakeFindingStepDto => ({
  kind, text: text.trim(), ...(kind === 'answer' && { agrees: agrees === 'yes' }),
  ...(movesDay(kind) && dueOn !== '' && { dueOn }),
});

interface FindingStepDialogProps { finding: ReviewFindingDto; kind: FindingStepKind; onClose: () => void }

/** Takes a finding one step further: management answers, it is followed up, closed, or opened again. */
export function FindingStepDialog({ finding: { id, title }, kind, onClose }: FindingStepDialogProps) {
  const { t } = useTranslation('shariahReviews');
  const { toast } = useToast();
  const [take] = useTakeFindingStepMutation();
  const { form, field, submit, failure, isBusy } = useMutationForm<StepForm, ReviewFindingDto>({
    rules: StepForm,
    send: (values) => take({ id, step: stepOf(kind, values) }),
    onDone: () => {
      toast({ title: t(`stepDone.${kind}`), description: title });
      onClose();
    },
  });
  return (
    <FormDialog
      title={t(`step.${kind}`)} cancel={t('cancel')} submit={t(`step.${kind}`)} pending={t('pending')}
      isPending={isBusy} onClose={onClose} onOpen={() => form.setFocus('text')} onSubmit={submit}
      call={() => (sdk) =>
        sdk.shariahReviews.takeFindingStep({ id, requestBody: stepOf(kind, form.getValues()) })}
    >
      <Typography variant="body2">{t(`stepMeans.${kind}`)}</Typography>
      <FormProblem message={failure} />
      {kind === 'answer' && (
        <Controller
          control={form.control} name="agrees" render={({ field: chosen }) => (
            <SelectField
              {...chosen} label={t('fields.agrees')}
              options={[
                { value: 'yes', label: t('findings.agrees') }, { value: 'no', label: t('findings.disagrees') },
              ]}
            />
          )}
        />
      )}
      <Field label={t(`stepText.${kind}`)} multiline minRows={3} inputProps={{ dir: 'auto' }} {...field('text')} />
      {movesDay(kind) && <DayField label={t('fields.newDueOn')} hint={t('optional')} {...field('dueOn')} />}
    </FormDialog>
  );
}
