import type { TransactionDetailDto } from '@connect/sdk';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ComponentType, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useExplainTransactionQuery } from '../../../api/transactions.api.ts';
import { DateTime } from '../../../ui/date-time.tsx';
import { ComposeIcon } from '../../../ui/icons/navigation-icons.tsx';
import type { IconProps } from '../../../ui/icons/icon.tsx';
import { BlockIcon, LedgerIcon, ScaleIcon } from '../../../ui/icons/ledger-icons.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { useSeal } from './use-seal.ts';

type Tone = 'done' | 'waiting' | 'stopped';

/** What happened to a transaction, in order, up to the sealed block it stands in. */
export function Timeline({ transaction }: { transaction: TransactionDetailDto }) {
  const { t } = useTranslation('transactions');
  const { transactionId, createdAt, completedAt, status, initiatedBy } = transaction;
  const isPosted = completedAt !== null;
  return (
    <SectionCard title={t('timeline.title')}>
      <Box component="ol" sx={{ listStyle: 'none', margin: 0, padding: 2.5 }}>
        <Step icon={ComposeIcon} tone="done" title={t('timeline.created')} at={createdAt}>
          {t('timeline.createdBy', { name: initiatedBy })}
        </Step>
        <JudgedStep transaction={transaction} />
        <Step
          icon={LedgerIcon}
          tone={isPosted ? 'done' : status === 'pending' ? 'waiting' : 'stopped'}
          title={t(isPosted ? 'timeline.posted' : status === 'pending' ? 'timeline.held' : 'timeline.notPosted')}
          {...(isPosted && { at: completedAt })}
        />
        <SealStep id={transactionId} />
      </Box>
    </SectionCard>
  );
}

function JudgedStep({ transaction: { transactionId, complianceScore } }: { transaction: TransactionDetailDto }) {
  const { t } = useTranslation('transactions');
  const { data } = useExplainTransactionQuery(transactionId);
  if (complianceScore === null) {
    return (
      <Step icon={ScaleIcon} tone="done" title={t('timeline.notJudged')}>
        {t('timeline.notJudgedHint')}
      </Step>
    );
  }
  return (
    <Step
      icon={ScaleIcon}
      tone={data?.action === 'block' ? 'stopped' : 'done'}
      title={t('timeline.judged')}
      {...(data && { at: data.evaluatedAt })}
    >
      {data && t('timeline.judgedScore', { action: t(`verdict.action.${data.action}`), score: data.score })}
    </Step>
  );
}

function SealStep({ id }: { id: string }) {
  const { t } = useTranslation('transactions');
  const { verification, isLooking, lookAgain } = useSeal(id);
  const { block_height: height = null, confirmation_time: seconds = null } = verification ?? {};
  const { sealed_at: sealedAt, block_hash: hash } = verification ?? {};
  if (height === null) {
    return (
      <Step icon={BlockIcon} tone="waiting" title={t('timeline.sealing')}>
        {t('timeline.sealingHint')}
        {!isLooking && verification && (
          <Button size="small" onClick={lookAgain}>
            {t('timeline.look')}
          </Button>
        )}
      </Step>
    );
  }
  return (
    <Step icon={BlockIcon} tone="done" title={t('timeline.sealed', { height })} {...(sealedAt && { at: sealedAt })}>
      {seconds !== null && t('timeline.sealedAfter', { seconds })}
      <Box component="bdi" dir="ltr" sx={{ display: 'block', fontFamily: 'monospace', overflowWrap: 'anywhere' }}>
        {hash}
      </Box>
    </Step>
  );
}

interface StepProps {
  icon: ComponentType<IconProps>;
  tone: Tone;
  title: string;
  at?: string;
  children?: ReactNode;
}

function Step({ icon: Mark, tone, title, at, children }: StepProps) {
  return (
    <Box component="li" sx={stepStyle}>
      <Box sx={{ ...markStyle, ...toneStyles[tone] }}>
        <Mark size={18} />
      </Box>
      <Box sx={{ minInlineSize: 0, paddingBlockStart: 0.75 }}>
        <Box sx={{ typography: 'body2', fontWeight: 600 }}>{title}</Box>
        <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
          {at !== undefined && <DateTime at={at} form="seconds" />}
          {children !== undefined && <div>{children}</div>}
        </Box>
      </Box>
    </Box>
  );
}

const toneStyles = {
  done: { bgcolor: 'tone.positive', color: 'success.main' },
  waiting: { bgcolor: 'tone.caution', color: 'warning.main' },
  stopped: { bgcolor: 'tone.negative', color: 'error.main' },
} as const satisfies Record<Tone, object>;

const markStyle = {
  inlineSize: 36,
  blockSize: 36,
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  borderRadius: '50%',
} as const;

const stepStyle = {
  position: 'relative',
  display: 'flex',
  gap: 1.5,
  '&:not(:last-of-type)': { paddingBlockEnd: 2.5 },
  '&:not(:last-of-type)::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: 17.25,
    insetBlock: '40px 4px',
    borderInlineStart: '1.5px solid',
    borderColor: 'divider',
  },
} as const;
