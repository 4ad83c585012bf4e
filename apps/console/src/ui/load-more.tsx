import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';

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
      <Button variant="outlined" color="inherit" loading={isLoading} onClick={onLoad}>
        {t('loadMore')}
      </Button>
    </Box>
  );
}
