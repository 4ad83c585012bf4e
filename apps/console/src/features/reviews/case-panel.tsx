import { skipToken } from '@reduxjs/toolkit/query';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { reasonOf } from '../../api/problem.ts';
import { useGetReviewQuery } from './reviews.api.ts';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { SidePanel } from '../../ui/layout/side-panel.tsx';
import { RowsSkeleton } from '../../ui/loading/skeletons.tsx';
import { CaseEvidence } from './case-evidence.tsx';
import { CaseSteps } from './case-steps.tsx';
import { StrPart } from './str-part.tsx';

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
          <CaseSteps review={review}>
            <Button
              component={Link} to={`/compliance/reviews/${review.transactionId}`} variant="outlined" color="inherit"
            >
              {t('file.open')}
            </Button>
          </CaseSteps>
          <StrPart caseId={review.transactionId} />
          <CaseEvidence review={review} />
        </Box>
      )}
    </SidePanel>
  );
}
