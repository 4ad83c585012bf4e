import type { ScreeningCaseDecision, ScreeningCaseDto } from '@connect/sdk';
import Typography from '@mui/material/Typography';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { showProblem } from '../../api/form-problems.ts';
import { useDecideScreeningCaseMutation } from './screening.api.ts';
import { Field } from '../../ui/inputs/field.tsx';
import { FormDialog } from '../../parts/forms/form-dialog.tsx';
import { FormProblem } from '../../ui/feedback/form-problem.tsx';
import { useToast } from '../../ui/feedback/toast/toast-context.ts';
import { useRulesOf } from '../../ui/inputs/use-rules-of.ts';
import { DecideCaseForm } from './decide-case.form.ts';

interface DecideCaseDialogProps {
  screeningCase: ScreeningCaseDto;
  decision: ScreeningCaseDecision;
  onClose: () => void;
}

/** Says whether a party is the one listed, for a reason that is kept. */
export function DecideCaseDialog({ screeningCase, decision, onClose }: DecideCaseDialogProps) {
  const { t } = useTranslation('screening');
  const { toast } = useToast();
  const [decide, { isLoading }] = useDecideScreeningCaseMutation();
  const form = useForm<DecideCaseForm>({ resolver: useRulesOf(DecideCaseForm), defaultValues: new DecideCaseForm() });
  const { errors } = form.formState;
  const { id, name, entryName, officersToClear } = screeningCase;

  const submit = form.handleSubmit(async ({ reason }) => {
    const { data, error } = await decide({ id, decision, reason });
    if (error) {
      showProblem(form, error);
      return;
    }
    toast({ title: t(`cases.told.${data.state}`), description: name });
    onClose();
  });

  return (
    <FormDialog
      title={t(`cases.${decision}Title`, { name })}
      cancel={t('clear.cancel')}
      submit={t(`cases.${decision}`)}
      pending={t('clear.pending')}
      isPending={isLoading}
      {...(decision === 'confirm' ? { tone: 'error' as const } : {})}
      onOpen={() => form.setFocus('reason')}
      call={() => (sdk) => sdk.screening.decideScreeningCase({ id, requestBody: { decision, ...form.getValues() } })}
      onClose={onClose}
      onSubmit={(event) => void submit(event)}
    >
      <Typography variant="body2">{t(`cases.${decision}Text`, { entry: entryName })}</Typography>
      {decision === 'clear' && officersToClear > 1 && (
        <Typography variant="body2">{t('cases.byTwoText')}</Typography>
      )}
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
    </FormDialog>
  );
}
