import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { LockIcon } from '../../ui/icons/status-icons.tsx';

/** Tells in a list that a payment has a memo that only its payee and compliance can read. */
export function SealedMemoSign() {
  const { t } = useTranslation('ui');
  return (
    <Box component="span" sx={signStyle}>
      <LockIcon size={14} />
      {t('sealedMemo.sign')}
    </Box>
  );
}

const signStyle = { display: 'inline-flex', alignItems: 'center', gap: 0.5, color: 'text.secondary' } as const;
