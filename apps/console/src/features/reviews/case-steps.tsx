import type { ReviewCaseDto, ReviewDecision } from '@connect/sdk';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useAssignReviewMutation } from './reviews.api.ts';
import { ApiRequestButton } from '../../parts/api-request/api-request-button.tsx';
import { BusyButton } from '../../ui/inputs/busy-button.tsx';
import { lazyPopup } from '../../ui/loading/lazy.tsx';

const DecideDialog = lazyPopup(async () => (await import('./decide-dialog.tsx')).DecideReviewDialog);

interface CaseStepsProps {
  review: ReviewCaseDto;
  /** Other ways from here. */
  children?: ReactNode;
}

/** What an officer may do with a case: decide it, take it or hand it back, and look elsewhere. */
export function CaseSteps({ review: { transactionId: id, state, assignee, mayDecide }, children }: CaseStepsProps) {
  const { t } = useTranslation('reviews');
  const [assign, { isLoading }] = useAssignReviewMutation();
  const [decision, setDecision] = useState<ReviewDecision | null>(null);
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
      {children}
      <Button component={Link} to={`/transactions/${id}`} color="inherit">
        {t('case.open')}
      </Button>
      <ApiRequestButton
        variant="text"
        calls={() => [(sdk) => sdk.compliance.getReview({ id }), (sdk) => sdk.compliance.getCaseEvidence({ id })]}
      />
      {decision !== null && <DecideDialog id={id} decision={decision} onClose={() => setDecision(null)} />}
    </Box>
  );
}
