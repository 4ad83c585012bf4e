import type { DraftDto } from '@connect/sdk';
import Typography from '@mui/material/Typography';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { saveDraft, useSaveDraftMutation } from '../../../../api/drafts.api.ts';
import { showProblem } from '../../../../api/form-problems.ts';
import { Field } from '../../../../ui/inputs/field.tsx';
import { FormDialog } from '../../../../parts/forms/form-dialog.tsx';
import { FormProblem } from '../../../../ui/feedback/form-problem.tsx';
import { useToast } from '../../../../ui/feedback/toast/toast-context.ts';
import { useRulesOf } from '../../../../ui/inputs/use-rules-of.ts';
import type { SendForm } from '../send.form.ts';
import { DraftForm } from './draft.form.ts';

interface SaveDraftDialogProps {
  /** The draft that is open and is replaced; null for a new one. */
  draft: DraftDto | null;
  content: SendForm;
  onSaved: (draft: DraftDto) => void;
  onClose: () => void;
}

/** Keeps the form under a name, complete or not; an open draft is replaced, and renamed if its name is changed. */
export function SaveDraftDialog({ draft, content, onSaved, onClose }: SaveDraftDialogProps) {
  const { t } = useTranslation('transactions');
  const { toast } = useToast();
  const [save, { isLoading }] = useSaveDraftMutation();
  const form = useForm<DraftForm>({
    resolver: useRulesOf(DraftForm),
    defaultValues: { name: draft?.name ?? '' },
  });
  const { errors } = form.formState;

  const submit = form.handleSubmit(async ({ name }) => {
    const { data, error } = await save({ id: draft?.id ?? null, draft: { name, form: { ...content } } });
    if (error) {
      showProblem(form, error);
      return;
    }
    toast({ title: t('drafts.saved'), description: data.name });
    onSaved(data);
  });

  return (
    <FormDialog
      title={t('drafts.saveTitle')}
      cancel={t('drafts.cancel')}
      submit={t('drafts.saveSubmit')}
      pending={t('drafts.saving')}
      isPending={isLoading}
      onOpen={() => form.setFocus('name')}
      call={() => (sdk) => saveDraft(sdk, {
        id: draft?.id ?? null, draft: { ...form.getValues(), form: { ...content } },
      })}
      onClose={onClose}
      onSubmit={(event) => void submit(event)}
    >
      <FormProblem message={errors.root?.message} />
      <Field
        label={t('drafts.name')}
        hint={t('drafts.nameHint')}
        error={errors.name?.message}
        inputProps={{ dir: 'auto' }}
        {...form.register('name')}
      />
      {content.isConfidential && (
        <Typography variant="body2" color="text.secondary">{t('confidential.notInDraft')}</Typography>
      )}
    </FormDialog>
  );
}
