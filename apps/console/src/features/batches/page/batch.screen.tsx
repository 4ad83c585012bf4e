import type { BatchLifeDto, BatchStepResultDto } from '@connect/sdk';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { useObjectTrail } from '../../../api/audit.api.ts';
import { takeBatchStep, useFollowedBatch } from '../batches.api.ts';
import { isProblem, reasonOf } from '../../../api/problem.ts';
import { ApiRequestButton } from '../../../parts/api-request/api-request-button.tsx';
import type { SampleCall } from '../../../api/snippets/api-call.ts';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { ObjectId } from '../../../ui/data/object-id.tsx';
import { ObjectNotFound } from '../../../ui/feedback/object-not-found.tsx';
import { PaymentsLink } from '../../../parts/payments/payments-link.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { CardSkeleton } from '../../../ui/loading/skeletons.tsx';
import { TrailCard } from '../../../parts/trail/trail-card.tsx';
import { twoColumns } from '../../../ui/layout/columns.ts';
import { BatchRows } from './batch-rows.tsx';
import { BatchSummary } from './batch-summary.tsx';
import { Failure } from './failure.tsx';
import { PaymentsByStatus } from './payments-by-status.tsx';
import { StepRefusals } from './step-refusals.tsx';

/** One batch: what it asks for, how far it is, where its payments stand, and what can be done with all of them. */
export function BatchScreen() {
  const { id = '' } = useParams();
  const { t } = useTranslation('batches');
  const { currentData: batch, error, refetch } = useFollowedBatch(id);
  const [lastStep, setLastStep] = useState<BatchStepResultDto | null>(null);
  if (isProblem(error) && error.status === 404) {
    return (
      <ObjectNotFound
        page={t('page.title')}
        title={t('page.notFound')}
        hint={t('page.notFoundHint')}
        to="/composer/batch"
        back={t('page.back')}
      />
    );
  }
  if (!batch && error) {
    return <ErrorState title={t('page.failed')} {...reasonOf(error)} onRetry={() => void refetch()} />;
  }
  if (!batch) {
    return (
      <Box role="status" aria-label={t('page.loading')} sx={{ display: 'grid', gap: 3 }}>
        <CardSkeleton height={56} />
        <CardSkeleton height={320} />
      </Box>
    );
  }
  return (
    <>
      <PageHeader
        title={t('page.title')}
        actions={
          <>
            <ObjectId id={batch.id} label={t('page.copyId')} done={t('page.copyIdDone')} />
            <PaymentsLink of={{ batch: batch.id }} />
            <ApiRequestButton calls={() => callsOf(batch)} />
          </>
        }
      />
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 }}>
        {lastStep && lastStep.refusals.length > 0 && <StepRefusals refusals={lastStep.refusals} />}
        <Box sx={twoColumns}>
          <BatchSummary batch={batch} onStep={setLastStep} />
          <PaymentsByStatus batch={batch} />
        </Box>
        {batch.firstFailure && <Failure failure={batch.firstFailure} memo={batch.memo} />}
        {batch.state !== 'running' && batch.processed + batch.totals.notMade.count > 0 && (
          <BatchRows key={`rows ${batch.state}`} batch={batch} />
        )}
        <History key={`history ${batch.state}`} id={batch.id} />
      </Box>
    </>
  );
}

/** What the log tells of the batch; read again when its state changes. */
function History({ id }: { id: string }) {
  return <TrailCard trail={useObjectTrail('batch', id)} />;
}

const callsOf = ({ id, actions }: BatchLifeDto): SampleCall[] => [
  (sdk) => sdk.transactions.getBatch({ id }),
  (sdk) => sdk.transactions.listBatchRows({ id }),
  (sdk) => sdk.transactions.listTransactions({ batch: id }),
  ...actions.map((action): SampleCall => (sdk) => takeBatchStep(sdk, { id, action })),
];
