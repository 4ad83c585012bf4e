import type { ScreeningCaseDecision, ScreeningCaseDto } from '@connect/sdk';
import Typography from '@mui/material/Typography';
import { Length } from 'class-validator';
import { useTranslation } from 'react-i18next';
import { useMutationForm } from '../../parts/forms/use-mutation-form.ts';
import { useDecideScreeningCaseMutation } from './screening.api.ts';
import { i18n } from '../../i18n/i18n.ts';
import { Field } from '../../ui/inputs/field.tsx';
import { FormDialog } from '../../parts/forms/form-dialog.tsx';
import { FormProblem } from '../../ui/feedback/form-problem.tsx';
import { useToast } from '../../ui/feedback/toast/toast-context.ts';

/** Why an officer takes a party for the one listed, or not. */
class DecideCaseForm {
  @Length(10, 500, { message: () => i18n.t('screening:errors.reason') })
  reason = '';
}

interface DecideCaseDialogProps {
  screeningCase: ScreeningCaseDto;
  decision: ScreeningCaseDecision;
  onClose: () => void;
}

/** Says whether a party is the one listed, for a reason that is kept. */
export function DecideCaseDialog({ screeningCase, decision, onClose }: DecideCaseDialogProps) {
  const { t } = useTranslation('screening');
  const { toast } = useToast();
  const [decide] = useDecideScreeningCaseMutation();
  const { id, name, entryName, officersToClear } = screeningCase;

  const { form, field, submit, failure, isBusy } = useMutationForm({
    rules: DecideCaseForm,
    send: ({ reason }) => decide({ id, decision, reason }),
    onDone: (data) => {
      toast({ title: t(`cases.told.${data.state}`), description: name });
      onClose();
    },
  });
  return (
    <FormDialog
      title={t(`cases.${decision}Title`, { name })}
      cancel={t('clear.cancel')}
      submit={t(`cases.${decision}`)}
      pending={t('clear.pending')}
      isPending={isBusy}
      {...(decision === 'confirm' ? { tone: 'error' as const } : {})}
      onOpen={() => form.setFocus('reason')}
      call={() => (sdk) => sdk.screening.decideScreeningCase({ id, requestBody: { decision, ...form.getValues() } })}
      onClose={onClose}
      onSubmit={submit}
    >
      <Typography variant="body2">{t(`cases.${decision}Text`, { entry: entryName })}</Typography>
      {decision === 'clear' && officersToClear > 1 && (
        <Typography variant="body2">{t('cases.byTwoText')}</Typography>
      )}
      <FormProblem message={failure} />
      <Field
        label={t('clear.reason')}
        hint={t('clear.reasonHint')}
        multiline
        minRows={2}
        inputProps={{ dir: 'auto' }}
        {...field('reason')}
      />
    </FormDialog>
  );
}
