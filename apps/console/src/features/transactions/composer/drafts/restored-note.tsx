import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';

interface RestoredNoteProps {
  /** Begins with an empty form. */
  onDiscard: () => void;
}

/** Says that what stands in the form was written before the page was loaded anew. */
export function RestoredNote({ onDiscard }: RestoredNoteProps) {
  const { t } = useTranslation('transactions');
  return (
    <Alert
      severity="info"
      role="status"
      action={<Button color="inherit" size="small" onClick={onDiscard}>{t('drafts.restored.discard')}</Button>}
    >
      {t('drafts.restored.text')}
    </Alert>
  );
}
