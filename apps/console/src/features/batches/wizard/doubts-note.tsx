import Alert from '@mui/material/Alert';
import { useTranslation } from 'react-i18next';
import { AlertIcon } from '../../../ui/icons/status-icons.tsx';

/** How many rows may go to somebody else than the payer means. */
export function DoubtsNote({ count }: { count: number }) {
  const { t } = useTranslation('batches');
  if (count === 0) return null;
  return (
    <Alert severity="error" icon={<AlertIcon size={20} />} sx={{ margin: 2.5 }}>{t('doubts.note', { count })}</Alert>
  );
}
