import type { BatchLifeDto, BatchStepResultDto } from '@connect/sdk';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import MuiLink from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { WalletText } from '../../../parts/payments/wallet-text.tsx';
import { DateTime } from '../../../ui/format/date-time.tsx';
import { FactsList } from '../../../ui/data/facts-list.tsx';
import { formatCount } from '../../../ui/format/format.ts';
import { AlertIcon } from '../../../ui/icons/status-icons.tsx';
import { BatchProgress } from '../batch-progress.tsx';
import { BatchStateChip } from '../batch-state-chip.tsx';
import { useTermsFacts } from '../terms.ts';
import { BatchTotals } from './batch-totals.tsx';
import { BatchStepButtons } from './step-buttons.tsx';

interface BatchSummaryProps {
  batch: BatchLifeDto;
  onStep: (result: BatchStepResultDto) => void;
}

/** What a batch asks for, on which terms, and how far its sending has come. */
export function BatchSummary({ batch, onStep }: BatchSummaryProps) {
  const { t, i18n } = useTranslation('batches');
  const { currency, state, network, fromAddress, initiatedBy, createdAt, endedAt, memo, atomic, count } = batch;
  const terms = useTermsFacts(batch.terms);
  return (
    <Card sx={{ padding: 2.5, display: 'grid', gap: 1.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 1.5 }}>
        <BatchTotals totals={batch.totals} currency={currency} />
        <BatchStateChip state={state} />
      </Box>
      {state === 'running' && <BatchProgress batch={batch} />}
      {state === 'interrupted' && (
        <Alert severity="warning" role="note" icon={<AlertIcon size={20} />}>
          {t('page.interrupted')}
        </Alert>
      )}
      <FactsList
        facts={[
          { label: t('form.count'), value: formatCount(count, i18n.language) },
          { label: t('form.from'), value: <WalletText address={fromAddress} /> },
          { label: t('page.network'), value: t(`page.networks.${network}`) },
          { label: t('page.initiatedBy'), value: <bdi>{initiatedBy}</bdi> },
          { label: t('page.createdAt'), value: <DateTime at={createdAt} /> },
          ...(endedAt === null ? [] : [{ label: t('page.endedAt'), value: <DateTime at={endedAt} /> }]),
          ...(memo === null ? [] : [{ label: t('form.memo'), value: <bdi>{memo}</bdi> }]),
          { label: t('review.mode'), value: t(atomic ? 'review.atomic' : 'review.each') },
          ...(batch.mends === null ? [] : [{
            label: t('rows.mends'), value: <BatchLink id={batch.mends} />,
          }]),
          ...batch.mendedBy.map((later) => (
            { label: t('rows.mendedBy'), value: <BatchLink id={later} /> })),
          ...terms,
        ]}
      />
      <BatchStepButtons batch={batch} onStep={onStep} />
    </Card>
  );
}

/** Another batch, by the end of its id. */
function BatchLink({ id }: { id: string }) {
  return <MuiLink component={Link} to={`/batches/${id}`}><bdi dir="ltr">{id.slice(-12)}</bdi></MuiLink>;
}
