import type { TransactionLifeDto } from '@connect/sdk';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { useObjectTrail } from '../../../api/audit.api.ts';
import { isProblem, reasonOf } from '../../../api/problem.ts';
import { useGetTransactionQuery } from '../../../api/transactions.api.ts';
import { ApiRequestButton } from '../../../parts/api-request/api-request-button.tsx';
import { EventsCard } from '../../../parts/governance/events-card.tsx';
import { TaintedCard } from '../../../parts/governance/tainted-card.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { ObjectId } from '../../../ui/data/object-id.tsx';
import { ObjectNotFound } from '../../../ui/feedback/object-not-found.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { CardSkeleton } from '../../../ui/loading/skeletons.tsx';
import { TrailCard } from '../../../parts/trail/trail-card.tsx';
import { columns } from '../../../ui/layout/columns.ts';
import { callsOf } from './calls-of.ts';
import { PostingsDrawing } from './postings-drawing.tsx';
import { RecordProof } from './record-proof.tsx';
import { PassportsCard } from './passports-card.tsx';
import { RecallsCard } from './recalls-card.tsx';
import { TransactionSummary } from './summary.tsx';
import { TransactionTerms } from './terms.tsx';
import { TransactionTimeline } from './timeline.tsx';
import { Why } from './why.tsx';

/** One transaction: what it is, what happened to it when, where the money went, and why it was allowed or refused. */
export function TransactionScreen() {
  const { t } = useTranslation('transactions');
  const { id = '' } = useParams();
  const { currentData: data, error, refetch } = useGetTransactionQuery(id, { refetchOnMountOrArgChange: true });
  if (isProblem(error) && error.status === 404) {
    return (
      <ObjectNotFound
        page={t('detail.title')}
        title={t('detail.notFound')}
        hint={t('detail.notFoundHint')}
        to="/"
        back={t('detail.back')}
      />
    );
  }
  const failure = error && (
    <ErrorState title={t('detail.failed')} {...reasonOf(error)} onRetry={() => void refetch()} />
  );
  if (!data && failure) return failure;
  if (!data) {
    return (
      <Box role="status" aria-label={t('detail.loading')} sx={{ display: 'grid', gap: 3 }}>
        <CardSkeleton height={56} />
        <CardSkeleton height={280} />
        <CardSkeleton height={320} />
      </Box>
    );
  }
  return (
    <>
      <PageHeader
        title={t(`type.${data.type}`, { defaultValue: data.type })}
        actions={
          <>
            <ObjectId id={data.transactionId} label={t('detail.copyId')} done={t('detail.copyIdDone')} />
            <ApiRequestButton calls={() => callsOf(data)} />
          </>
        }
      />
      {failure}
      <Box key={data.id} sx={columnsStyle}>
        <Box sx={stackStyle}>
          <TransactionSummary transaction={data} />
          <RecallsCard transaction={data} />
          <TransactionTerms transaction={data} />
          <PostingsDrawing postings={data.postings} />
          <Why transaction={data} />
          <PassportsCard transaction={data} />
          <EventsCard about={{ transactionId: data.transactionId }} />
          <TaintedCard about={{ transactionId: data.transactionId }} />
        </Box>
        <Box sx={stackStyle}>
          <TransactionTimeline transaction={data} />
          <Record key={momentOf(data)} transaction={data} />
        </Box>
      </Box>
    </>
  );
}

/** How far the transaction is: what the log tells of it, and what was proven, holds for this moment alone. */
const momentOf = ({ status, subStatus, timeline }: TransactionLifeDto): string =>
  `${status} ${subStatus} ${timeline.length}`;

/** What the sealed log tells of the transaction, to be read and to be checked; read again with every change. */
function Record({ transaction }: { transaction: TransactionLifeDto }) {
  const trail = useObjectTrail('transaction', transaction.id);
  return (
    <>
      <RecordProof transaction={transaction} readTrail={trail.readAgain} />
      <TrailCard trail={trail} />
    </>
  );
}

const stackStyle = { display: 'grid', gap: 3, minInlineSize: 0 } as const;

const columnsStyle = columns('minmax(0, 5fr) minmax(20rem, 3fr)');
