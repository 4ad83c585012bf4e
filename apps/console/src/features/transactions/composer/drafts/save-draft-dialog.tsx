import type { DraftDto } from '@connect/sdk';
import Typography from '@mui/material/Typography';
import { Length } from 'class-validator';
import { useTranslation } from 'react-i18next';
import { saveDraft, useSaveDraftMutation } from '../../../../api/drafts.api.ts';
import { useMutationForm } from '../../../../parts/forms/use-mutation-form.ts';
import { i18n } from '../../../../i18n/i18n.ts';
import { Field } from '../../../../ui/inputs/field.tsx';
import { FormDialog } from '../../../../parts/forms/form-dialog.tsx';
import { FormProblem } from '../../../../ui/feedback/form-problem.tsx';
import { useToast } from '../../../../ui/feedback/toast/toast-context.ts';
import type { SendForm } from '../send.form.ts';

/** What a draft is called. */
class DraftForm {
  @Length(1, 80, { message: () => i18n.t('transactions:drafts.nameLength') })
  name = '';
}

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
  const [save] = useSaveDraftMutation();

  const { form, field, submit, failure, isBusy } = useMutationForm({
    rules: DraftForm,
    values: { name: draft?.name ?? '' },
    send: ({ name }) => save({ id: draft?.id ?? null, draft: { name, form: { ...content } } }),
    onDone: (data) => {
      toast({ title: t('drafts.saved'), description: data.name });
      onSaved(data);
    },
  });
  return (
    <FormDialog
      title={t('drafts.saveTitle')}
      cancel={t('drafts.cancel')}
      submit={t('drafts.saveSubmit')}
      pending={t('drafts.saving')}
      isPending={isBusy}
      onOpen={() => form.setFocus('name')}
      call={() => (sdk) => saveDraft(sdk, {
        id: draft?.id ?? null, draft: { ...form.getValues(), form: { ...content } },
      })}
      onClose={onClose}
      onSubmit={submit}
    >
      <FormProblem message={failure} />
      <Field
        label={t('drafts.name')}
        hint={t('drafts.nameHint')}
        inputProps={{ dir: 'auto' }}
        {...field('name')}
      />
      {content.isConfidential && (
        <Typography variant="body2" color="text.secondary">{t('confidential.notInDraft')}</Typography>
      )}
    </FormDialog>
  );
}
