import Typography from '@mui/material/Typography';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { showProblem } from '../../api/form-problems.ts';
import { useFileStrMutation } from '../../api/strs.api.ts';
import { Field } from '../../ui/inputs/field.tsx';
import { FormDialog } from '../../parts/forms/form-dialog.tsx';
import { FormProblem } from '../../ui/feedback/form-problem.tsx';
import { useRulesOf } from '../../ui/inputs/use-rules-of.ts';
import { FileForm } from './file.form.ts';

/** Writes down that a report was uploaded, and the unit's number of it. */
export function FileDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation('strs');
  const [file, { isLoading }] = useFileStrMutation();
  const form = useForm<FileForm>({ resolver: useRulesOf(FileForm), defaultValues: new FileForm() });
  const { errors } = form.formState;
  const submit = form.handleSubmit(async (filing) => {
    const { error } = await file({ id, ...filing });
    if (error) showProblem(form, error);
    else onClose();
  });
  return (
    <FormDialog
      title={t('file.title')} cancel={t('cancel')} submit={t('file.submit')} pending={t('file.pending')}
      isPending={isLoading} onClose={onClose} onOpen={() => form.setFocus('reference')}
      onSubmit={(event) => void submit(event)}
    >
      <Typography variant="body2">{t('byHand')}</Typography>
      <FormProblem message={errors.root?.message} />
      <Field
        label={t('file.reference')} inputProps={{ dir: 'ltr' }} error={errors.reference?.message}
        {...form.register('reference')}
      />
      <Field label={t('file.filedOn')} type="date" error={errors.filedOn?.message} {...form.register('filedOn')} />
    </FormDialog>
  );
}
