import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useTranslation } from 'react-i18next';
import { dense } from '../layout/dense.ts';
import { usePending } from './pending.ts';
import { visuallyHidden } from '../layout/visually-hidden.ts';

/** Grey blocks in the final size of cards that are still being read. */
export function CardSkeleton({ height }: { height: number | Record<string, number> }) {
  usePending();
  return <Skeleton variant="rounded" sx={{ blockSize: height, borderRadius: 1.5 }} />;
}

/** Grey lines in the final size of list rows that are still being read. */
export function RowsSkeleton({ rows, height = 64 }: { rows: number; height?: number }) {
  const { t } = useTranslation('ui');
  usePending();
  return (
    <Box role="status">
      <span style={visuallyHidden}>{t('loading')}</span>
      {Array.from({ length: rows }, (_, row) => (
        <Box key={row} sx={{ ...rowStyle, blockSize: dense(height) }}>
          <Skeleton variant="rounded" width={40} height={40} />
          <Box sx={{ flex: 1 }}>
            <Skeleton width="40%" />
            <Skeleton width="24%" />
          </Box>
          <Skeleton width={96} />
        </Box>
      ))}
    </Box>
  );
}

const rowStyle = { paddingInline: 2.5, display: 'flex', alignItems: 'center', gap: 2 } as const;
