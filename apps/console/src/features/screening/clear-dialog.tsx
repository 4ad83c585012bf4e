import Typography from '@mui/material/Typography';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { showProblem } from '../../api/form-problems.ts';
import { useClearPartyMutation } from './screening.api.ts';
import { Field } from '../../ui/inputs/field.tsx';
import { FormDialog } from '../../parts/forms/form-dialog.tsx';
import { FormProblem } from '../../ui/feedback/form-problem.tsx';
import { useToast } from '../../ui/feedback/toast/toast-context.ts';
import { useRulesOf } from '../../ui/inputs/use-rules-of.ts';
import { ClearPartyForm } from './clear-party.form.ts';

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
  const [clear, { isLoading }] = useClearPartyMutation();
  const form = useForm<ClearPartyForm>({
    resolver: useRulesOf(ClearPartyForm),
    defaultValues: new ClearPartyForm(),
  });
  const { errors } = form.formState;

  const submit = form.handleSubmit(async (values) => {
    const { data, error } = await clear({ name, entryId: hit.entryId, ...values });
    if (error) {
      showProblem(form, error);
      return;
    }
    toast({ title: t(data.state === 'proposed' ? 'clear.proposed' : 'clear.done'), description: name });
    onClose();
  });

  return (
    <FormDialog
      title={t('clear.title', { name })}
      cancel={t('clear.cancel')}
      submit={t('clear.submit')}
      pending={t('clear.pending')}
      isPending={isLoading}
      onOpen={() => form.setFocus('reason')}
      call={() => (sdk) =>
        sdk.screening.clearParty({ requestBody: { name, entryId: hit.entryId, ...form.getValues() } })}
      onClose={onClose}
      onSubmit={(event) => void submit(event)}
    >
      <Typography variant="body2">{t('clear.text', { entry: hit.name })}</Typography>
      <FormProblem message={errors.root?.message} />
      <Field
        label={t('clear.reason')}
        hint={t('clear.reasonHint')}
        error={errors.reason?.message}
        multiline
        minRows={2}
        inputProps={{ dir: 'auto' }}
        {...form.register('reason')}
      />
      <Field
        label={t('clear.expiresAt')}
        hint={t('clear.expiresAtHint')}
        error={errors.expiresAt?.message}
        type="date"
        {...form.register('expiresAt')}
      />
    </FormDialog>
  );
}
