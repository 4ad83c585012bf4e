import type { ResolutionDto } from '@connect/sdk';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useMutationForm } from '../../../parts/forms/use-mutation-form.ts';
import { useActivateRulesetMutation } from './rulesets.api.ts';
import { FormDialog } from '../../../parts/forms/form-dialog.tsx';
import { FormProblem } from '../../../ui/feedback/form-problem.tsx';
import { useToast } from '../../../ui/feedback/toast/toast-context.ts';

interface ActivateDialogProps {
  version: number;
  replaced: number;
  /** By which it comes into force. */
  resolution: ResolutionDto;
  onClose: () => void;
}

/** Puts a version in force after a yes. */
export function ActivateDialog({ version, replaced, resolution: { reference, text }, onClose }: ActivateDialogProps) {
  const { t, i18n } = useTranslation('rulesets');
  const { toast } = useToast();
  const [activate] = useActivateRulesetMutation();
  const { submit, failure, isBusy } = useMutationForm({
    send: () => activate(String(version)),
    onDone: () => {
      toast({ title: t('activate.done', { version }), description: t('activate.doneText') });
      onClose();
    },
  });
  return (
    <FormDialog
      title={t('activate.title', { version })}
      cancel={t('cancel')}
      submit={t('activate.submit')}
      pending={t('activate.pending')}
      isPending={isBusy}
      call={() => (sdk) => sdk.compliance.activateRuleset({ id: String(version) })}
      onClose={onClose}
      onSubmit={submit}
    >
      <Typography variant="body2">{t('activate.text', { replaced })}</Typography>
      <Typography variant="body2">
        {t('activate.by')} <strong><bdi dir="ltr">{reference}</bdi></strong>,{' '}
        <bdi>{text.title[i18n.language.startsWith('ar') ? 'ar' : 'en']}</bdi>
      </Typography>
      <FormProblem message={failure} />
    </FormDialog>
  );
}
