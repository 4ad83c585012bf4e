import Typography from '@mui/material/Typography';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { showProblem } from '../../../api/form-problems.ts';
import { useShadowRunRulesetMutation } from './rulesets.api.ts';
import { Field } from '../../../ui/inputs/field.tsx';
import { FormDialog } from '../../../parts/forms/form-dialog.tsx';
import { FormProblem } from '../../../ui/feedback/form-problem.tsx';
import { formatCount } from '../../../ui/format/format.ts';
import { useToast } from '../../../ui/feedback/toast/toast-context.ts';
import { useRulesOf } from '../../../ui/inputs/use-rules-of.ts';
import { ShadowForm } from './shadow.form.ts';

interface ShadowDialogProps {
  version: number;
  onClose: () => void;
}

/** Asks how far back to try a version, and tries it; no payment changes. */
export function ShadowDialog({ version, onClose }: ShadowDialogProps) {
  const { t, i18n } = useTranslation('rulesets');
  const { toast } = useToast();
  const [tryOut, { isLoading }] = useShadowRunRulesetMutation();
  const form = useForm<ShadowForm>({
    resolver: useRulesOf(ShadowForm),
    defaultValues: new ShadowForm(),
  });
  const { errors } = form.formState;
  const submit = form.handleSubmit(async ({ days }) => {
    const { data, error } = await tryOut({ id: String(version), days: Number(days) });
    if (error) {
      showProblem(form, error);
      return;
    }
    const examined = data.trial?.examined ?? 0;
    const figure = formatCount(examined, i18n.language);
    toast({ title: t('shadow.done'), description: t('trial.examined', { count: examined, figure }) });
    onClose();
  });
  return (
    <FormDialog
      title={t('shadow.title', { version })}
      cancel={t('cancel')}
      submit={t('shadow.submit')}
      pending={t('shadow.pending')}
      isPending={isLoading}
      onOpen={() => form.setFocus('days')}
      call={() => (sdk) =>
        sdk.compliance.shadowRunRuleset({ id: String(version), requestBody: { days: Number(form.getValues('days')) } })}
      onClose={onClose}
      onSubmit={(event) => void submit(event)}
    >
      <Typography variant="body2">{t('shadow.text')}</Typography>
      <FormProblem message={errors.root?.message} />
      <Field
        {...form.register('days')}
        label={t('shadow.days')}
        hint={t('shadow.daysHint')}
        error={errors.days?.message}
        inputProps={{ inputMode: 'numeric', dir: 'ltr' }}
      />
    </FormDialog>
  );
}
