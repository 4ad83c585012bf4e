import type { RecallDto, TransactionLifeDto } from '@connect/sdk';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { reasonOf } from '../../../api/problem.ts';
import { useListRecallsOfQuery } from '../../../api/recalls.api.ts';
import { RecallStanding } from '../../../parts/recalls/recall-standing.tsx';
import { CodedWords, QuotedNote } from '../../../parts/recalls/recall-words.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { SectionCard } from '../../../ui/layout/section-card.tsx';
import { RowsSkeleton } from '../../../ui/loading/skeletons.tsx';

/** Whether the payment was asked back, why, and what became of it, the last time first; nothing where nobody asked. */
export function RecallsCard({ transaction: { transactionId, recall } }: { transaction: TransactionLifeDto }) {
  const { t } = useTranslation('recalls');
  const { currentData: recalls, error, refetch } = useListRecallsOfQuery(transactionId, { skip: recall === null });
  if (recall === null) return null;
  return (
    <SectionCard title={t('card.title')}>
      {error && <ErrorState title={t('failed')} {...reasonOf(error)} onRetry={() => void refetch()} />}
      {!recalls && !error && <RowsSkeleton rows={1} height={128} />}
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {recalls?.map((one) => <RecallOf key={one.id} recall={one} />)}
      </Box>
    </SectionCard>
  );
}

function RecallOf({ recall }: { recall: RecallDto }) {
  const { t } = useTranslation('recalls');
  const { id, reason, reasonText, note, refusal, refusalText, answerNote, mayDecide } = recall;
  return (
    <Box component="li" sx={itemStyle}>
      <RecallStanding recall={recall} />
      <Box sx={{ typography: 'body2', display: 'grid', gap: 0.5, alignContent: 'start', minInlineSize: 0 }}>
        <Box>{t('fields.reason')}: <CodedWords code={reason} words={reasonText} /></Box>
        {note !== null && <QuotedNote note={note} />}
        {refusal !== null && refusalText !== null && (
          <Box>{t('fields.refusal')}: <CodedWords code={refusal} words={refusalText} /></Box>
        )}
        {answerNote !== null && <QuotedNote note={answerNote} />}
      </Box>
      <Button
        component={Link} to={`/recalls?recall=${id}`} variant={mayDecide ? 'contained' : 'outlined'}
        color={mayDecide ? 'primary' : 'inherit'} sx={{ alignSelf: 'start', justifySelf: 'start' }}
      >
        {t(mayDecide ? 'card.answer' : 'card.openOne')}
      </Button>
    </Box>
  );
}

const itemStyle = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) minmax(0, 1fr) auto' },
  gap: 2,
  padding: 2.5,
  '&:not(:last-of-type)': { borderBlockEnd: '1px solid', borderColor: 'divider' },
} as const;
