import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../../parts/forms/form-dialog.tsx';

interface LossDialogProps {
  /** What would be lost, and how. */
  loss: 'leave' | 'replace' | 'delete';
  isPending?: boolean;
  /** Nothing is lost. */
  onClose: () => void;
  onLose: () => void;
}

/** Asks before something that was written is lost. */
export function LossDialog({ loss, isPending = false, onClose, onLose }: LossDialogProps) {
  const { t } = useTranslation('transactions');
  return (
    <FormDialog
      title={t(`drafts.loss.${loss}.title`)}
      cancel={t(`drafts.loss.${loss}.keep`)}
      submit={t(`drafts.loss.${loss}.lose`)}
      pending={t('composer.processing')}
      isPending={isPending}
      tone="error"
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        onLose();
      }}
    >
      <Typography variant="body2">{t(`drafts.loss.${loss}.text`)}</Typography>
    </FormDialog>
  );
}
