import Typography from '@mui/material/Typography';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { showProblem } from '../../../api/form-problems.ts';
import { useActivateRulesetMutation } from './rulesets.api.ts';
import { FormDialog } from '../../../parts/forms/form-dialog.tsx';
import { FormProblem } from '../../../ui/feedback/form-problem.tsx';
import { useToast } from '../../../ui/feedback/toast/toast-context.ts';

interface ActivateDialogProps {
  version: number;
  replaced: number;
  onClose: () => void;
}

/** Puts a version in force after a yes. */
export function ActivateDialog({ version, replaced, onClose }: ActivateDialogProps) {
  const { t } = useTranslation('rulesets');
  const { toast } = useToast();
  const [activate, { isLoading }] = useActivateRulesetMutation();
  const form = useForm();
  const submit = form.handleSubmit(async () => {
    const { error } = await activate(String(version));
    if (error) {
      showProblem(form, error);
      return;
    }
    toast({ title: t('activate.done', { version }), description: t('activate.doneText') });
    onClose();
  });
  return (
    <FormDialog
      title={t('activate.title', { version })}
      cancel={t('cancel')}
      submit={t('activate.submit')}
      pending={t('activate.pending')}
      isPending={isLoading}
      call={() => (sdk) => sdk.compliance.activateRuleset({ id: String(version) })}
      onClose={onClose}
      onSubmit={(event) => void submit(event)}
    >
      <Typography variant="body2">{t('activate.text', { replaced })}</Typography>
      <FormProblem message={form.formState.errors.root?.message} />
    </FormDialog>
  );
}
