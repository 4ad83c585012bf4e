import type { SendTransactionDto } from '@connect/sdk';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { refusalWords } from '../../../api/problem-words.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ArrowRightIcon } from '../../../ui/icons/navigation-icons.tsx';
import { AlertIcon } from '../../../ui/icons/status-icons.tsx';
import { SectionCard } from '../../../ui/layout/section-card.tsx';
import { StatusChip } from '../../../parts/payments/status-chip.tsx';
import { visuallyHidden } from '../../../ui/layout/visually-hidden.ts';
import { PostingList } from '../postings/posting-list.tsx';
import { VerdictView } from '../../../parts/verdict/verdict-view.tsx';
import { HoldingNotice } from './holding-notice.tsx';
import type { Answer, Judgement } from './judgement.ts';
import type { Sent } from './use-sending.ts';

interface CompliancePreviewProps {
  rehearsal: { answer: Answer | null; isChecking: boolean };
  /** The draft that is rehearsed. */
  transfer: SendTransactionDto | null;
  /** What was sent last, while the form has not moved on. */
  sent: Sent | null;
}

/** What the rules say: about what was just sent, else about the draft as it stands. */
export function CompliancePreview({ rehearsal: { answer, isChecking }, transfer, sent }: CompliancePreviewProps) {
  const { t } = useTranslation('transactions');
  const spinner = isChecking && <CircularProgress size={20} aria-label={t('preview.checking')} />;
  if (sent) {
    return (
      <Frame subtitle={t(outcomeOf(sent.judgement))} judgement={sent.judgement}>
        <SentLine judgement={sent.judgement} />
        <Analysis {...sent} />
      </Frame>
    );
  }
  if (!answer || !transfer) {
    return (
      <Frame actions={spinner}>
        <EmptyState title={t('preview.empty')} description={t('preview.emptyHint')} />
      </Frame>
    );
  }
  if ('problem' in answer) {
    return (
      <Frame subtitle={t('preview.rehearsed')} actions={spinner}>
        <Alert severity="warning" role="status" icon={<AlertIcon size={20} />}>
          {t('preview.cannotSend')}: {refusalWords(answer.problem)}
        </Alert>
      </Frame>
    );
  }
  return (
    <Frame subtitle={t('preview.rehearsed')} actions={spinner} judgement={answer.judgement}>
      <Analysis judgement={answer.judgement} transfer={transfer} />
    </Frame>
  );
}

const outcomeOf = ({ status, subStatus }: Judgement) =>
  subStatus ? (`preview.held.${subStatus}` as const) : status === 'rejected' ? 'preview.refused' : 'preview.sent';

interface FrameProps {
  subtitle?: string;
  actions?: ReactNode;
  /** Said to screen readers in one sentence. */
  judgement?: Judgement;
  children: ReactNode;
}

function Frame({ subtitle, actions, judgement, children }: FrameProps) {
  const { t } = useTranslation('transactions');
  const { t: say } = useTranslation('verdict');
  const { action, score } = judgement?.verdict ?? {};
  const announcement = action && say('announce', { action: say(`action.${action}`), score });
  return (
    <SectionCard title={t('preview.title')} subtitle={subtitle} actions={actions}>
      <span role="status" style={visuallyHidden}>
        {announcement}
      </span>
      <Box sx={{ display: 'grid', gap: 2, padding: subtitle === undefined ? 0 : 2.5 }}>{children}</Box>
    </SectionCard>
  );
}

function Analysis({ judgement, transfer }: Pick<Sent, 'judgement' | 'transfer'>) {
  const { verdict, postings, balances, subStatus } = judgement;
  return (
    <>
      <VerdictView verdict={verdict} memo={transfer.memo ?? null} />
      <HoldingNotice judgement={judgement} transfer={transfer} />
      {postings.length > 0 && <PostingList postings={postings} balances={balances} isHeld={subStatus !== null} />}
    </>
  );
}

/** What was sent, as it now stands in the books, and the way to its page. */
function SentLine({ judgement: { transactionId, status } }: { judgement: Judgement }) {
  const { t } = useTranslation('transactions');
  if (transactionId === null) return null;
  return (
    <Box sx={sentStyle}>
      <StatusChip status={status} />
      <Box component="bdi" dir="ltr" sx={{ flex: 1, typography: 'caption', overflowWrap: 'anywhere' }}>
        {transactionId}
      </Box>
      <Button component={Link} to={`/transactions/${transactionId}`} size="small" endIcon={<ArrowRightIcon />}>
        {t('preview.open')}
      </Button>
    </Box>
  );
}

const sentStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1.5,
  padding: 1.25,
  borderRadius: 1.25,
  bgcolor: 'surface.sunken',
} as const;
