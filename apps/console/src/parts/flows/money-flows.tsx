import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslation } from 'react-i18next';
import { reasonOf } from '../../api/problem.ts';
import { useGetWalletFlowsQuery } from '../../api/wallets.api.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { lazyPart } from '../../ui/loading/lazy.tsx';
import { FlowsTable } from './flows-table.tsx';

// What draws graphs is as large as a screen, and few look at one.
const FlowDrawing = lazyPart(async () => (await import('./flow-drawing.tsx')).FlowDrawing);

const drawingHeight = 280;

interface MoneyFlowsProps {
  /** A wallet's id or address. */
  wallet: string;
  /** Of payments sent between these moments; a side that is absent is open. */
  from?: string | undefined;
  to?: string | undefined;
}

/** The money around a wallet: a picture of whom it was paid by and whom it paid, and the same in figures below. */
export function MoneyFlows({ wallet, from, to }: MoneyFlowsProps) {
  const { t } = useTranslation('flows');
  const asked = { id: wallet, ...(from && { from }), ...(to && { to }) };
  const { currentData: flows, error, refetch } = useGetWalletFlowsQuery(asked, { refetchOnMountOrArgChange: true });
  // On a phone the picture would be too small to read; the table says the same.
  const hasRoom = useMediaQuery('(width >= 768px)');
  if (error) return <ErrorState title={t('failed')} {...reasonOf(error)} onRetry={() => void refetch()} />;
  if (!flows) return <Skeleton variant="rounded" height={drawingHeight} sx={{ margin: 2.5 }} />;
  if (flows.flows.length === 0) return <EmptyState title={t('none')} description={t('noneHint')} />;
  return (
    <Box sx={{ padding: 2.5, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 }}>
      {!flows.isWhole && <Box role="note" sx={{ typography: 'body2', color: 'warning.main' }}>{t('newestAlone')}</Box>}
      {hasRoom && (
        <FlowDrawing flows={flows} fallback={<Skeleton variant="rounded" height={drawingHeight} />} />
      )}
      <FlowsTable flows={flows} />
    </Box>
  );
}
