import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { BusyButton } from '../inputs/busy-button.tsx';

interface LoadMoreProps {
  hasMore: boolean;
  isLoading: boolean;
  onLoad: () => void;
}

/** Asks for the next rows of a list; it is gone when there are none. */
export function LoadMore({ hasMore, isLoading, onLoad }: LoadMoreProps) {
  const { t } = useTranslation('ui');
  if (!hasMore) return null;
  return (
    <Box sx={{ display: 'flex', justifyContent: 'center', padding: 2 }}>
      <BusyButton variant="outlined" color="inherit" isBusy={isLoading} onClick={onLoad}>
        {t('loadMore')}
      </BusyButton>
    </Box>
  );
}
