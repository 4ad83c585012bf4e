import type { ReviewCaseDto, ReviewDecision } from '@connect/sdk';
import { skipToken } from '@reduxjs/toolkit/query';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { reasonOf } from '../../api/problem.ts';
import { useAssignReviewMutation, useGetReviewQuery } from '../../api/reviews.api.ts';
import { ApiRequestButton } from '../../ui/api-request/api-request-button.tsx';
import { BusyButton } from '../../ui/busy-button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { lazyPopup } from '../../ui/lazy.tsx';
import { SidePanel } from '../../ui/side-panel.tsx';
import { RowsSkeleton } from '../../ui/skeletons.tsx';
import { useOpened } from '../../ui/use-opened.ts';
import { CaseEvidence } from './case-evidence.tsx';
import { StrPart } from './str-part.tsx';

const DecideDialog = lazyPopup(async () => (await import('./decide-dialog.tsx')).DecideDialog);

interface CasePanelProps {
  /** The case that is open; without one the panel is closed. */
  caseId: string | null;
  onClose: () => void;
}

/** One case with its evidence, and what an officer may do with it. */
export function CasePanel({ caseId, onClose }: CasePanelProps) {
  const { t } = useTranslation('reviews');
  const { currentData: review, error, refetch } = useGetReviewQuery(caseId ?? skipToken);
  return (
    <SidePanel
      open={caseId !== null}
      onClose={onClose}
      title={review ? `${review.payer.name} → ${review.payee.name}` : t('list.title')}
      subtitle={review && <bdi dir="ltr">{review.transactionId}</bdi>}
    >
      {error && <ErrorState title={t('case.failed')} {...reasonOf(error)} onRetry={() => void refetch()} />}
      {!review && !error && <RowsSkeleton rows={6} />}
      {review && (
        <Box sx={{ padding: 2.5, display: 'grid', gap: 3 }}>
          <Steps review={review} />
          <StrPart caseId={review.transactionId} />
          <CaseEvidence review={review} />
        </Box>
      )}
    </SidePanel>
  );
}

function Steps({ review: { transactionId: id, state, assignee, mayDecide } }: { review: ReviewCaseDto }) {
  const { t } = useTranslation('reviews');
  const [assign, { isLoading }] = useAssignReviewMutation();
  const [decision, setDecision] = useOpened<ReviewDecision | null>(null);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {mayDecide && (
        <>
          <Button variant="contained" onClick={() => setDecision('approve')}>
            {t('decide.approve')}
          </Button>
          <Button variant="outlined" color="error" onClick={() => setDecision('reject')}>
            {t('decide.reject')}
          </Button>
        </>
      )}
      {state === 'open' && (mayDecide || assignee !== null) && (
        <BusyButton
          variant="outlined"
          color="inherit"
          isBusy={isLoading}
          onClick={() => void assign({ id, assignee: assignee === null ? 'me' : null })}
        >
          {t(assignee === null ? 'case.assign' : 'case.release')}
        </BusyButton>
      )}
      <Button component={Link} to={`/transactions/${id}`} color="inherit">
        {t('case.open')}
      </Button>
      <ApiRequestButton
        variant="text"
        calls={() => [(sdk) => sdk.compliance.getReview({ id }), (sdk) => sdk.transactions.explainTransaction({ id })]}
      />
      {decision !== null && <DecideDialog id={id} decision={decision} onClose={() => setDecision(null)} />}
    </Box>
  );
}
