import Typography from '@mui/material/Typography';
import { Matches } from 'class-validator';
import { useTranslation } from 'react-i18next';
import { useMutationForm } from '../../../parts/forms/use-mutation-form.ts';
import { useShadowRunRulesetMutation } from './rulesets.api.ts';
import { i18n } from '../../../i18n/i18n.ts';
import { Field } from '../../../ui/inputs/field.tsx';
import { FormDialog } from '../../../parts/forms/form-dialog.tsx';
import { FormProblem } from '../../../ui/feedback/form-problem.tsx';
import { formatCount } from '../../../ui/format/format.ts';
import { useToast } from '../../../ui/feedback/toast/toast-context.ts';

/** How far back a version is tried. */
class ShadowForm {
  @Matches(/^([1-9]|[1-8]\d|90)$/, { message: () => i18n.t('rulesets:errors.days') })
  days = '30';
}

interface ShadowDialogProps {
  version: number;
  onClose: () => void;
}

/** Asks how far back to try a version, and tries it; no payment changes. */
export function ShadowDialog({ version, onClose }: ShadowDialogProps) {
  const { t, i18n: { language } } = useTranslation('rulesets');
  const { toast } = useToast();
  const [tryOut] = useShadowRunRulesetMutation();
  const { form, field, submit, failure, isBusy } = useMutationForm({
    rules: ShadowForm,
    send: ({ days }) => tryOut({ id: String(version), days: Number(days) }),
    onDone: (data) => {
      const examined = data.trial?.examined ?? 0;
      const figure = formatCount(examined, language);
      toast({ title: t('shadow.done'), description: t('trial.examined', { count: examined, figure }) });
      onClose();
    },
  });
  return (
    <FormDialog
      title={t('shadow.title', { version })}
      cancel={t('cancel')}
      submit={t('shadow.submit')}
      pending={t('shadow.pending')}
      isPending={isBusy}
      onOpen={() => form.setFocus('days')}
      call={() => (sdk) =>
        sdk.compliance.shadowRunRuleset({ id: String(version), requestBody: { days: Number(form.getValues('days')) } })}
      onClose={onClose}
      onSubmit={submit}
    >
      <Typography variant="body2">{t('shadow.text')}</Typography>
      <FormProblem message={failure} />
      <Field
        {...field('days')}
        label={t('shadow.days')}
        hint={t('shadow.daysHint')}
        inputProps={{ inputMode: 'numeric', dir: 'ltr' }}
      />
    </FormDialog>
  );
}
