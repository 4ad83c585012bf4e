import { skipToken } from '@reduxjs/toolkit/query';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { isProblem, reasonOf } from '../../../api/problem.ts';
import { useGetTransactionQuery } from '../../../api/transactions.api.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { SidePanel } from '../../../ui/layout/side-panel.tsx';
import { RowsSkeleton } from '../../../ui/loading/skeletons.tsx';
import { TransactionSummary } from '../detail/summary.tsx';
import { TransactionTerms } from '../detail/terms.tsx';
import { TransactionTimeline } from '../detail/timeline.tsx';

interface PeekPanelProps {
  /** The payment that is looked into; without one the panel is closed. */
  id: string | null;
  onClose: () => void;
}

/** One payment beside the list: what it is, what may be done with it now, and what happened to it. */
export function PeekPanel({ id, onClose }: PeekPanelProps) {
  const { t } = useTranslation('transactions');
  const { t: tExplorer } = useTranslation('explorer');
  const { currentData: transaction, error, refetch } = useGetTransactionQuery(id ?? skipToken);
  const isMissing = isProblem(error) && error.status === 404;
  return (
    <SidePanel
      open={id !== null}
      onClose={onClose}
      title={transaction ? t(`type.${transaction.type}`, { defaultValue: transaction.type }) : t('detail.title')}
      subtitle={transaction && <bdi dir="ltr">{transaction.transactionId}</bdi>}
    >
      {isMissing && <EmptyState title={t('detail.notFound')} description={t('detail.notFoundHint')} />}
      {error && !isMissing && (
        <ErrorState title={t('detail.failed')} {...reasonOf(error)} onRetry={() => void refetch()} />
      )}
      {!transaction && !error && <RowsSkeleton rows={6} />}
      {transaction && (
        <Box sx={{ padding: 2.5, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2.5 }}>
          <Button component={Link} to={`/transactions/${transaction.transactionId}`} variant="outlined" color="inherit">
            {tExplorer('peek.full')}
          </Button>
          <TransactionSummary transaction={transaction} />
          <TransactionTerms transaction={transaction} />
          <TransactionTimeline transaction={transaction} />
        </Box>
      )}
    </SidePanel>
  );
}
