import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { CopyButton } from '../data/copy-button.tsx';
import { CrossCircleIcon } from '../icons/status-icons.tsx';

interface ErrorStateProps {
  /** What did not work, in the words of the screen. */
  title: string;
  /** The sentence the server gave, if it gave one. */
  message?: string | undefined;
  requestId?: string | undefined;
  onRetry?: () => void;
  /** What the button says, where it does something else than to try again. */
  retryLabel?: string | undefined;
}

/** What stands where something failed: plain words, the number support will ask for, and another try. */
export function ErrorState({ title, message, requestId, onRetry, retryLabel }: ErrorStateProps) {
  const { t } = useTranslation('ui');
  const retry = onRetry && (
    <Button color="inherit" size="small" onClick={onRetry}>
      {retryLabel ?? t('error.retry')}
    </Button>
  );
  return (
    <Alert severity="error" icon={<CrossCircleIcon size={20} />} action={retry} sx={alertStyle}>
      <AlertTitle>{title}</AlertTitle>
      {message ?? t('error.noAnswer')}
      {requestId !== undefined && (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, typography: 'caption', marginBlockStart: 0.5 }}>
          {t('error.requestId')}
          <bdi dir="ltr">{requestId}</bdi>
          <CopyButton text={requestId} label={t('copy.requestId')} done={{ title: t('copy.requestIdDone') }} />
        </Box>
      )}
    </Alert>
  );
}

// Where there is little room the button goes below the words, which keep a line worth reading.
const alertStyle = { margin: 2.5, flexWrap: 'wrap', '& .MuiAlert-message': { flex: '1 1 10rem' } } as const;
