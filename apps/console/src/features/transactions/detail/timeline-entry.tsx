import type { TimelineEntryDto } from '@connect/sdk';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { CopyButton } from '../../../ui/data/copy-button.tsx';
import { formatAmount } from '../../../ui/format/format.ts';
import { LedgerIcon } from '../../../ui/icons/ledger-icons.tsx';
import { UsersIcon } from '../../../ui/icons/navigation-icons.tsx';
import { ClockIcon } from '../../../ui/icons/status-icons.tsx';
import { type StepTone, TimelineStep } from './timeline-step.tsx';

interface EntryProps {
  entry: TimelineEntryDto;
}

const tones: Record<string, StepTone> = { pending: 'waiting', rejected: 'stopped', failed: 'stopped' };

/** What came of sending: it was paid, it waits, or it was refused. */
export function OutcomeStep({ entry: { status, subStatus, createdAt } }: EntryProps) {
  const { t } = useTranslation('transactions');
  if (status === null) return null;
  const tone = tones[status] ?? 'done';
  const title = subStatus
    ? t(`timeline.waits.${subStatus}`, { defaultValue: subStatus })
    : t(`timeline.led.${status}`, { defaultValue: status });
  return <TimelineStep icon={tone === 'waiting' ? ClockIcon : LedgerIcon} tone={tone} title={title} at={createdAt} />;
}

/** A step taken after sending: by whom, why, and what it led to. */
export function EntryStep({ entry, currency }: EntryProps & { currency: string }) {
  const { t, i18n } = useTranslation('transactions');
  const { action, status, subStatus, actor, details, createdAt } = entry;
  const { reason, released, returned, approvals, quorum } = details;
  const title = t(`timeline.action.${action}`, { defaultValue: action });
  const money = (amount: string) => `${formatAmount(amount, i18n.language)} ${currency}`;
  return (
    <TimelineStep
      icon={actor === null ? ClockIcon : UsersIcon}
      tone={tones[status ?? ''] ?? 'done'}
      title={title}
      at={createdAt}
    >
      <By entry={entry} title={title} />
      {typeof reason === 'string' && (
        <Box>
          <bdi>{reason}</bdi>
        </Box>
      )}
      {typeof approvals === 'number' && <Box>{t('timeline.approvals', { given: approvals, quorum })}</Box>}
      {typeof released === 'string' && <Box>{t('timeline.released', { amount: money(released) })}</Box>}
      {typeof returned === 'string' && <Box>{t('timeline.returned', { amount: money(returned) })}</Box>}
      {status !== null && <Box>{t(`timeline.led.${status}`, { defaultValue: status })}</Box>}
      {subStatus !== null && <Box>{t(`timeline.waits.${subStatus}`, { defaultValue: subStatus })}</Box>}
    </TimelineStep>
  );
}

/** Who took a step, and the number of the request it came by. */
export function By({ entry: { actor, requestId }, title }: EntryProps & { title: string }) {
  const { t } = useTranslation('transactions');
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
      {t('timeline.by', { name: actor ?? t('timeline.system') })}
      {requestId !== null && (
        <CopyButton
          text={requestId}
          label={t('timeline.copyRequestId', { step: title })}
          done={{ title: t('timeline.copyRequestIdDone') }}
        />
      )}
    </Box>
  );
}
