import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { CardSkeleton } from '../../../ui/loading/skeletons.tsx';
import { visuallyHidden } from '../../../ui/layout/visually-hidden.ts';
import { columns } from '../../../ui/layout/columns.ts';
import { AnswerCards } from './answer-cards.tsx';
import { QuestionCard } from './question-card.tsx';
import { useAnnouncement } from './use-announcement.ts';
import { useGuidance } from './use-guidance.ts';

/** Answers questions on the Shariah side of payments from named sources, and leaves to the board what is theirs. */
export function GuidanceScreen() {
  const { t } = useTranslation('guidance');
  const { guidance, asking } = useGuidance();
  const { isAsking } = asking;
  const announcement = useAnnouncement(guidance);
  return (
    <>
      <PageHeader title={t('title')} subtitle={t('subtitle')} />
      <Box sx={columnsStyle}>
        <QuestionCard asking={asking} />
        <Box sx={{ display: 'grid', gap: 3, minInlineSize: 0 }}>
          <span role="status" style={visuallyHidden}>{announcement}</span>
          {isAsking && <CardSkeleton height={320} />}
          {!isAsking && guidance && <AnswerCards guidance={guidance} />}
          {!isAsking && !guidance && <Card><EmptyState title={t('empty')} description={t('emptyHint')} /></Card>}
        </Box>
      </Box>
    </>
  );
}

const columnsStyle = columns('minmax(20rem, 2fr) minmax(0, 5fr)');
