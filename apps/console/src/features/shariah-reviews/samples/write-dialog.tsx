import type { PaperOutcome, WorkingPaperDto, WritePaperDto } from '@connect/sdk';
import Typography from '@mui/material/Typography';
import { Length } from 'class-validator';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { i18n } from '../../../i18n/i18n.ts';
import { FormDialog } from '../../../parts/forms/form-dialog.tsx';
import { useMutationForm } from '../../../parts/forms/use-mutation-form.ts';
import { FormProblem } from '../../../ui/feedback/form-problem.tsx';
import { useToast } from '../../../ui/feedback/toast/toast-context.ts';
import { formatCount } from '../../../ui/format/format.ts';
import { Field } from '../../../ui/inputs/field.tsx';
import { SelectField } from '../../../ui/inputs/select-field.tsx';
import { useWriteWorkingPaperMutation } from '../reviews.api.ts';

const outcomes: readonly PaperOutcome[] = ['compliant', 'finding', 'question'];
const say = { message: () => i18n.t('shariahReviews:errors.text') };

/** What a reviewer looked at, as they write it down. */
class PaperForm {
  @Length(3, 1000, say)
  lookedAt = '';

  outcome: PaperOutcome = 'compliant';

  @Length(3, 2000, say)
  note = '';
}

interface WritePaperDialogProps { sampleId: string; position: number; onClose: () => void }

/** Writes what was looked at of a sampled payment and what was found; what was written before stays. */
export function WritePaperDialog({ sampleId: id, position, onClose }: WritePaperDialogProps) {
  const { t, i18n: { language } } = useTranslation('shariahReviews');
  const { toast } = useToast();
  const [write] = useWriteWorkingPaperMutation();
  const paperOf = ({ lookedAt, outcome, note }: PaperForm): WritePaperDto =>
    ({ position, lookedAt: lookedAt.trim(), outcome, note: note.trim() });
  const { form, field, submit, failure, isBusy } = useMutationForm<PaperForm, WorkingPaperDto>({
    rules: PaperForm,
    send: (values) => write({ id, paper: paperOf(values) }),
    onDone: () => {
      toast({ title: t('write.done') });
      onClose();
    },
  });
  return (
    <FormDialog
      title={t('write.title', { number: formatCount(position, language) })} cancel={t('cancel')}
      submit={t('write.submit')} pending={t('pending')} isPending={isBusy} onClose={onClose}
      onOpen={() => form.setFocus('lookedAt')} onSubmit={submit}
      call={() => (sdk) => sdk.shariahReviews.writeWorkingPaper({ id, requestBody: paperOf(form.getValues()) })}
    >
      <Typography variant="body2">{t('write.text')}</Typography>
      <FormProblem message={failure} />
      <Field label={t('fields.lookedAt')} multiline minRows={2} inputProps={{ dir: 'auto' }} {...field('lookedAt')} />
      <Controller
        control={form.control} name="outcome" render={({ field: chosen }) => (
          <SelectField
            {...chosen} label={t('fields.outcome')}
            options={outcomes.map((value) => ({ value, label: t(`outcome.${value}`) }))}
          />
        )}
      />
      <Field label={t('fields.found')} multiline minRows={3} inputProps={{ dir: 'auto' }} {...field('note')} />
    </FormDialog>
  );
}
