import Typography from '@mui/material/Typography';
import { Length, Matches } from 'class-validator';
import { useTranslation } from 'react-i18next';
import { useMutationForm } from '../../parts/forms/use-mutation-form.ts';
import { useClearPartyMutation } from './screening.api.ts';
import { i18n } from '../../i18n/i18n.ts';
import { DayField } from '../../ui/inputs/day-field.tsx';
import { Field } from '../../ui/inputs/field.tsx';
import { FormDialog } from '../../parts/forms/form-dialog.tsx';
import { FormProblem } from '../../ui/feedback/form-problem.tsx';
import { useToast } from '../../ui/feedback/toast/toast-context.ts';

/** Why somebody is not the one listed, and until when that is believed. */
class ClearPartyForm {
  @Length(10, 500, { message: () => i18n.t('screening:errors.reason') })
  reason = '';

  @Matches(/^\d{4}-\d{2}-\d{2}$/, { message: () => i18n.t('screening:errors.expiresAt') })
  expiresAt = '';
}

interface ClearDialogProps {
  /** The entry that the name is like, by its id and its own name. */
  hit: { entryId: string; name: string };
  name: string;
  onClose: () => void;
}

/** Tells a name apart from a listed party, for a reason and until a day. */
export function ClearDialog({ hit, name, onClose }: ClearDialogProps) {
  const { t } = useTranslation('screening');
  const { toast } = useToast();
  const [clear] = useClearPartyMutation();

  const { form, field, submit, failure, isBusy } = useMutationForm({
    rules: ClearPartyForm,
    send: (values) => clear({ name, entryId: hit.entryId, ...values }),
    onDone: (data) => {
      toast({ title: t(data.state === 'proposed' ? 'clear.proposed' : 'clear.done'), description: name });
      onClose();
    },
  });
  return (
    <FormDialog
      title={t('clear.title', { name })}
      cancel={t('clear.cancel')}
      submit={t('clear.submit')}
      pending={t('clear.pending')}
      isPending={isBusy}
      onOpen={() => form.setFocus('reason')}
      call={() => (sdk) =>
        sdk.screening.clearParty({ requestBody: { name, entryId: hit.entryId, ...form.getValues() } })}
      onClose={onClose}
      onSubmit={submit}
    >
      <Typography variant="body2">{t('clear.text', { entry: hit.name })}</Typography>
      <FormProblem message={failure} />
      <Field
        label={t('clear.reason')}
        hint={t('clear.reasonHint')}
        multiline
        minRows={2}
        inputProps={{ dir: 'auto' }}
        {...field('reason')}
      />
      <DayField
        label={t('clear.expiresAt')}
        hint={t('clear.expiresAtHint')}
        {...field('expiresAt')}
      />
    </FormDialog>
  );
}
