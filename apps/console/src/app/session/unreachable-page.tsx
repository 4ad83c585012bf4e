import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { useAppDispatch } from '../hooks.ts';
import { startSession } from '../start-session.ts';

/** What stands when the server does not answer at the start. */
export function UnreachablePage() {
  const { t } = useTranslation('shell');
  const dispatch = useAppDispatch();
  const retry = () => void dispatch(startSession({ automatic: true }));
  return (
    <Box component="main" sx={{ minBlockSize: '100vh', display: 'grid', placeContent: 'center' }}>
      <ErrorState title={t('unreachable.title')} message={t('unreachable.text')} onRetry={retry} />
    </Box>
  );
}
