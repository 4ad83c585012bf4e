import type { ClearanceDto } from '@connect/sdk';
import Typography from '@mui/material/Typography';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { showProblem } from '../../api/form-problems.ts';
import { useRevokeClearanceMutation } from './screening.api.ts';
import { Field } from '../../ui/inputs/field.tsx';
import { FormDialog } from '../../parts/forms/form-dialog.tsx';
import { FormProblem } from '../../ui/feedback/form-problem.tsx';
import { useToast } from '../../ui/feedback/toast/toast-context.ts';
import { useRulesOf } from '../../ui/inputs/use-rules-of.ts';
import { RevokeForm } from './revoke.form.ts';

interface RevokeDialogProps {
  clearance: ClearanceDto;
  onClose: () => void;
}

/** Ends a clearance, for a reason that is kept. */
export function RevokeDialog({ clearance: { id, name, entryName }, onClose }: RevokeDialogProps) {
  const { t } = useTranslation('screening');
  const { toast } = useToast();
  const [revoke, { isLoading }] = useRevokeClearanceMutation();
  const form = useForm<RevokeForm>({ resolver: useRulesOf(RevokeForm), defaultValues: new RevokeForm() });
  const { errors } = form.formState;

  const submit = form.handleSubmit(async ({ reason }) => {
    const { error } = await revoke({ id, reason });
    if (error) {
      showProblem(form, error);
      return;
    }
    toast({ title: t('revoke.done'), description: name });
    onClose();
  });

  return (
    <FormDialog
      title={t('revoke.title', { name })}
      cancel={t('clear.cancel')}
      submit={t('revoke.submit')}
      pending={t('revoke.pending')}
      isPending={isLoading}
      tone="error"
      onOpen={() => form.setFocus('reason')}
      call={() => (sdk) => sdk.screening.revokeClearance({ id, requestBody: form.getValues() })}
      onClose={onClose}
      onSubmit={(event) => void submit(event)}
    >
      <Typography variant="body2">{t('revoke.text', { entry: entryName })}</Typography>
      <FormProblem message={errors.root?.message} />
      <Field
        label={t('clear.reason')}
        error={errors.reason?.message}
        multiline
        minRows={2}
        inputProps={{ dir: 'auto' }}
        {...form.register('reason')}
      />
    </FormDialog>
  );
}
