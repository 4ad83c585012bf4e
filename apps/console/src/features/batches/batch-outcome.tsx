import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { FactsList } from '../../ui/data/facts-list.tsx';
import { formatCount } from '../../ui/format/format.ts';
import { DownloadIcon } from '../../ui/icons/action-icons.tsx';
import { MinusCircleIcon } from '../../ui/icons/status-icons.tsx';
import { Money } from '../../parts/money/money.tsx';
import { saveCsv } from '../../ui/data/save-file.ts';
import { SectionCard } from '../../ui/layout/section-card.tsx';
import { StatusChip } from '../../parts/payments/status-chip.tsx';
import { ToneChip } from '../../ui/data/tone-chip.tsx';
import type { Payment } from './payments.ts';
import { BatchPaymentState, PaymentsTable } from './payments-table.tsx';
import { refusedRowWords } from './refusals.ts';
import { isLeftOut } from './refusals.ts';
import { resultsFile } from './results-file.ts';
import type { SentBatch } from './use-batch.ts';

interface BatchOutcomeProps {
  outcome: SentBatch;
  onStartAnew: () => void;
}

/** What became of a batch: in figures, payment by payment, and as a file to keep. */
export function BatchOutcome({ outcome, onStartAnew }: BatchOutcomeProps) {
  const { t } = useTranslation('batches');
  const { result, payments } = outcome;
  const end = result.notProcessed > 0 ? 'cancelled' : 'done';
  const place = useRef<HTMLDivElement>(null);

  // The button that had the focus is gone, and the results begin where the form began.
  useEffect(() => {
    place.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, []);

  const stateOf = (_: Payment, index: number) => {
    const { status, transactionId, code = null, error = null } = result.results[index] ?? {};
    return (
      <BatchPaymentState
        chip={status ? <StatusChip status={status} /> : <UnmadeChip code={code} />}
        link={
          transactionId && (
            <MuiLink component={Link} to={`/transactions/${transactionId}`} variant="body2">
              {t('outcome.open')}
            </MuiLink>
          )
        }
        reason={error === null ? null : refusedRowWords({ code, error })}
      />
    );
  };

  return (
    <Box ref={place} tabIndex={-1} sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3, outline: 0 }}>
      <SectionCard title={t('outcome.title')} subtitle={<span role="status">{t(`outcome.${end}`)}</span>}>
        <OutcomeFigures outcome={outcome} />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, padding: 2.5, paddingBlockStart: 1 }}>
          <Button
            variant="outlined"
            startIcon={<DownloadIcon />}
            onClick={() => saveCsv('batch-results', resultsFile(outcome))}
          >
            {t('outcome.download')}
          </Button>
          <Button component={Link} to={`/batches/${result.batchId}`} variant="outlined" color="inherit">
            {t('outcome.openBatch')}
          </Button>
          {result.refused > 0 && (
            <Button
              component={Link} to={`/composer/batch?mends=${result.batchId}`} variant="outlined" onClick={onStartAnew}
            >
              {t('rows.mend')}
            </Button>
          )}
          <Button variant="contained" onClick={onStartAnew}>
            {t('outcome.again')}
          </Button>
        </Box>
      </SectionCard>
      <SectionCard title={t('outcome.each')}>
        <PaymentsTable
          label={t('outcome.each')}
          payments={payments}
          needsAttention={(_, index) => result.results[index]?.status !== 'completed'}
          stateOf={stateOf}
        />
      </SectionCard>
    </Box>
  );
}

/** Why there is no transaction: the payment was refused, or left out when the batch was cancelled. */
function UnmadeChip({ code }: { code: string | null }) {
  const { t } = useTranslation('batches');
  return isLeftOut(code)
    ? <ToneChip tone="neutral" icon={MinusCircleIcon} label={t('outcome.notMade')} />
    : <ToneChip tone="negative" label={t('preview.refused')} />;
}

function OutcomeFigures({ outcome: { batch, result } }: { outcome: SentBatch }) {
  const { t, i18n } = useTranslation('batches');
  const count = (number: number) => formatCount(number, i18n.language);
  const money = (amount: string) => <Money amount={amount} currency={batch.currency} />;
  return (
    <Box sx={{ paddingInline: 2.5, paddingBlockStart: 1 }}>
      <FactsList
        facts={[
          { label: t('outcome.completed'), value: count(result.completed) },
          { label: t('outcome.pending'), value: count(result.pending) },
          { label: t('outcome.refused'), value: count(result.refused) },
          ...(result.notProcessed > 0 ? [{ label: t('outcome.notMade'), value: count(result.notProcessed) }] : []),
          { label: t('totals.asked'), value: <Money amount={result.total} currency={batch.currency} /> },
          { label: t('outcome.amount'), value: <Money amount={result.completedAmount} currency={batch.currency} /> },
          ...(result.pending > 0 ? [
            { label: t('review.pendingAmount'), value: money(result.pendingAmount) },
          ] : []),
          ...(result.refused > 0 ? [
            { label: t('review.refusedAmount'), value: money(result.refusedAmount) },
          ] : []),
          { label: t('form.fees'), value: <Money amount={result.fees} currency={batch.currency} /> },
        ]}
      />
    </Box>
  );
}
