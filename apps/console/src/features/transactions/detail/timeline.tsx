import type { TransactionLifeDto } from '@connect/sdk';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useExplainTransactionQuery } from '../../../api/transactions.api.ts';
import { formatDuration } from '../../../ui/format/duration.ts';
import { ComposeIcon } from '../../../ui/icons/navigation-icons.tsx';
import { BlockIcon, ScaleIcon } from '../../../ui/icons/ledger-icons.tsx';
import { SectionCard } from '../../../ui/layout/section-card.tsx';
import { By, EntryStep, OutcomeStep } from './timeline-entry.tsx';
import { TimelineStep } from './timeline-step.tsx';
import { useSeal } from './use-seal.ts';

/** What happened to a transaction, in order; what was sent is sealed in a block at once, whatever follows. */
export function TransactionTimeline({ transaction }: { transaction: TransactionLifeDto }) {
  const { t } = useTranslation('transactions');
  const { transactionId, currency, timeline: [sent, ...later] } = transaction;
  return (
    <SectionCard title={t('timeline.title')}>
      <Box component="ol" sx={{ listStyle: 'none', margin: 0, padding: 2.5 }}>
        {sent && (
          <TimelineStep icon={ComposeIcon} tone="done" title={t('timeline.created')} at={sent.createdAt}>
            <By entry={sent} title={t('timeline.created')} />
          </TimelineStep>
        )}
        <JudgedStep transaction={transaction} />
        {sent && <OutcomeStep entry={sent} />}
        <SealStep id={transactionId} />
        {later.map((entry) => (
          <EntryStep key={`${entry.action} ${entry.createdAt} ${entry.requestId}`} entry={entry} currency={currency} />
        ))}
      </Box>
    </SectionCard>
  );
}

function JudgedStep({ transaction }: { transaction: TransactionLifeDto }) {
  const { transactionId, type, complianceScore } = transaction;
  const { t } = useTranslation('transactions');
  const { t: say } = useTranslation('verdict');
  const { data } = useExplainTransactionQuery(transactionId, { skip: complianceScore === null });
  if (complianceScore === null) {
    return (
      <TimelineStep icon={ScaleIcon} tone="done" title={t('timeline.notJudged')}>
        {t(type === 'reversal' ? 'timeline.reversalHint' : 'timeline.notJudgedHint')}
      </TimelineStep>
    );
  }
  return (
    <TimelineStep
      icon={ScaleIcon}
      tone={data?.action === 'block' ? 'stopped' : 'done'}
      title={t('timeline.judged')}
      {...(data && { at: data.evaluatedAt })}
    >
      {data && t('timeline.judgedScore', { action: say(`action.${data.action}`), score: data.score })}
    </TimelineStep>
  );
}

function SealStep({ id }: { id: string }) {
  const { t, i18n } = useTranslation('transactions');
  const { verification, isLooking, lookAgain } = useSeal(id);
  const { block_height: height = null, confirmation_time: seconds = null } = verification ?? {};
  const { sealed_at: sealedAt, block_hash: hash, record_verification: record } = verification ?? {};
  if (height === null) {
    return (
      <TimelineStep icon={BlockIcon} tone="waiting" title={t('timeline.sealing')}>
        {t('timeline.sealingHint')}
        {!isLooking && verification && (
          <Button size="small" onClick={lookAgain}>
            {t('timeline.look')}
          </Button>
        )}
      </TimelineStep>
    );
  }
  return (
    <TimelineStep
      icon={BlockIcon}
      tone={record === 'changed' ? 'stopped' : 'done'}
      title={t('timeline.sealed', { height })}
      {...(sealedAt && { at: sealedAt })}
    >
      {record === 'changed' && (
        <Box role="alert" sx={{ color: 'error.main', fontWeight: 600 }}>{t('timeline.changedSince')}</Box>
      )}
      {seconds !== null
        && t('timeline.sealedAfter', { duration: formatDuration(seconds * 1000, i18n.language) })}
      <Box component="bdi" dir="ltr" sx={{ display: 'block', fontFamily: 'monospace', overflowWrap: 'anywhere' }}>
        {hash}
      </Box>
    </TimelineStep>
  );
}
