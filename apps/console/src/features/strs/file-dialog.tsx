import Typography from '@mui/material/Typography';
import { Length, Matches } from 'class-validator';
import { useTranslation } from 'react-i18next';
import { useMutationForm } from '../../parts/forms/use-mutation-form.ts';
import { useFileStrMutation } from '../../api/strs.api.ts';
import { i18n } from '../../i18n/i18n.ts';
import { DayField } from '../../ui/inputs/day-field.tsx';
import { Field } from '../../ui/inputs/field.tsx';
import { FormDialog } from '../../parts/forms/form-dialog.tsx';
import { FormProblem } from '../../ui/feedback/form-problem.tsx';

/** What the unit answered to a report that was uploaded. */
class FileForm {
  @Length(1, 255, { message: () => i18n.t('strs:errors.reference') })
  reference = '';

  @Matches(/^\d{4}-\d{2}-\d{2}$/, { message: () => i18n.t('strs:errors.filedOn') })
  filedOn = '';
}

/** Writes down that a report was uploaded, and the unit's number of it. */
export function FileDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation('strs');
  const [file] = useFileStrMutation();
  const { form, field, submit, failure, isBusy } = useMutationForm({
    rules: FileForm, send: (filing) => file({ id, ...filing }), onDone: onClose,
  });
  return (
    <FormDialog
      title={t('file.title')} cancel={t('cancel')} submit={t('file.submit')} pending={t('file.pending')}
      isPending={isBusy} onClose={onClose} onOpen={() => form.setFocus('reference')}
      onSubmit={submit}
    >
      <Typography variant="body2">{t('byHand')}</Typography>
      <FormProblem message={failure} />
      <Field label={t('file.reference')} inputProps={{ dir: 'ltr' }} {...field('reference')} />
      <DayField label={t('file.filedOn')} {...field('filedOn')} />
    </FormDialog>
  );
}
