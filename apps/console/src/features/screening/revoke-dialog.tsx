import type { ClearanceDto } from '@connect/sdk';
import Typography from '@mui/material/Typography';
import { Length } from 'class-validator';
import { useTranslation } from 'react-i18next';
import { useMutationForm } from '../../parts/forms/use-mutation-form.ts';
import { useRevokeClearanceMutation } from './screening.api.ts';
import { i18n } from '../../i18n/i18n.ts';
import { Field } from '../../ui/inputs/field.tsx';
import { FormDialog } from '../../parts/forms/form-dialog.tsx';
import { FormProblem } from '../../ui/feedback/form-problem.tsx';
import { useToast } from '../../ui/feedback/toast/toast-context.ts';

/** Why a clearance no longer holds. */
class RevokeForm {
  @Length(10, 500, { message: () => i18n.t('screening:errors.reason') })
  reason = '';
}

interface RevokeDialogProps {
  clearance: ClearanceDto;
  onClose: () => void;
}

/** Ends a clearance, for a reason that is kept. */
export function RevokeDialog({ clearance: { id, name, entryName }, onClose }: RevokeDialogProps) {
  const { t } = useTranslation('screening');
  const { toast } = useToast();
  const [revoke] = useRevokeClearanceMutation();

  const { form, field, submit, failure, isBusy } = useMutationForm({
    rules: RevokeForm,
    send: ({ reason }) => revoke({ id, reason }),
    onDone: () => {
      toast({ title: t('revoke.done'), description: name });
      onClose();
    },
  });
  return (
    <FormDialog
      title={t('revoke.title', { name })}
      cancel={t('clear.cancel')}
      submit={t('revoke.submit')}
      pending={t('revoke.pending')}
      isPending={isBusy}
      tone="error"
      onOpen={() => form.setFocus('reason')}
      call={() => (sdk) => sdk.screening.revokeClearance({ id, requestBody: form.getValues() })}
      onClose={onClose}
      onSubmit={submit}
    >
      <Typography variant="body2">{t('revoke.text', { entry: entryName })}</Typography>
      <FormProblem message={failure} />
      <Field
        label={t('clear.reason')}
        multiline
        minRows={2}
        inputProps={{ dir: 'auto' }}
        {...field('reason')}
      />
    </FormDialog>
  );
}
