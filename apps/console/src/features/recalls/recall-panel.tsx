import type { RecallDto } from '@connect/sdk';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { isProblem, reasonOf } from '../../api/problem.ts';
import { useGetRecallQuery } from '../../api/recalls.api.ts';
import { Money } from '../../parts/money/money.tsx';
import { WalletText } from '../../parts/payments/wallet-text.tsx';
import { RecallStanding } from '../../parts/recalls/recall-standing.tsx';
import { CodedWords, QuotedNote } from '../../parts/recalls/recall-words.tsx';
import { type Fact, FactsList } from '../../ui/data/facts-list.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { DateTime } from '../../ui/format/date-time.tsx';
import { shortenMiddle } from '../../ui/format/format.ts';
import { SidePanel } from '../../ui/layout/side-panel.tsx';
import { lazyPopup, prefetched } from '../../ui/loading/lazy.tsx';
import { RowsSkeleton } from '../../ui/loading/skeletons.tsx';

const AcceptDialog = prefetched(lazyPopup(async () => (await import('./accept-dialog.tsx')).AcceptDialog));
const RefuseDialog = prefetched(lazyPopup(async () => (await import('./refuse-dialog.tsx')).RefuseDialog));

interface RecallPanelProps { id: string; open: boolean; onClose: () => void }

/** One recall: which payment is asked back and why, what became of that, and the payee's answer. */
export function RecallPanel({ id, open, onClose }: RecallPanelProps) {
  const { t } = useTranslation('recalls');
  const { currentData: recall, error } = useGetRecallQuery(id, { skip: id === '', refetchOnMountOrArgChange: true });
  const isNobodys = isProblem(error) && error.status === 404;
  return (
    <SidePanel open={open} onClose={onClose} title={t('title')}>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2.5, padding: 2.5 }}>
        {isNobodys && <EmptyState title={t('notFound')} />}
        {error && !isNobodys && <ErrorState title={t('panelFailed')} {...reasonOf(error)} />}
        {!recall && !error && <RowsSkeleton rows={6} height={40} />}
        {recall && (
          <>
            <Box sx={{ typography: 'h4' }}><Money amount={recall.amount} currency={recall.currency} /></Box>
            <RecallStanding recall={recall} />
            <Decision recall={recall} />
            <FactsList facts={factsOf(recall, t)} />
          </>
        )}
      </Box>
    </SidePanel>
  );
}

type Translate = ReturnType<typeof useTranslation<'recalls'>>['t'];

const payment = (id: string) => (
  <MuiLink component={Link} to={`/transactions/${id}`}>
    <bdi dir="ltr" title={id}>{shortenMiddle(id)}</bdi>
  </MuiLink>
);

const factsOf = (recall: RecallDto, t: Translate): Fact[] => {
  const { transactionId, fromAddress, toAddress, reason, reasonText, note, requestedBy, requestedAt } = recall;
  const { refusal, refusalText, answerNote, answeredBy, answeredAt, reversal } = recall;
  const noted = (label: string, text: string | null): Fact[] =>
    (text === null ? [] : [{ label, value: <QuotedNote note={text} /> }]);
  return [
    { label: t('fields.payment'), value: payment(transactionId) },
    { label: t('fields.from'), value: <WalletText address={fromAddress} /> },
    { label: t('fields.to'), value: <WalletText address={toAddress} /> },
    { label: t('fields.reason'), value: <CodedWords code={reason} words={reasonText} /> },
    ...noted(t('fields.note'), note),
    { label: t('fields.asked'), value: <><bdi>{requestedBy}</bdi> · <DateTime at={requestedAt} /></> },
    ...(answeredBy === null || answeredAt === null ? [] : [
      { label: t('fields.answered'), value: <><bdi>{answeredBy}</bdi> · <DateTime at={answeredAt} /></> },
    ]),
    ...(refusal === null || refusalText === null ? [] : [
      { label: t('fields.refusal'), value: <CodedWords code={refusal} words={refusalText} /> },
    ]),
    ...noted(t('fields.answerNote'), answerNote),
    ...(reversal === null ? [] : [{ label: t('fields.reversal'), value: payment(reversal) }]),
  ];
};

function Decision({ recall }: { recall: RecallDto }) {
  const { t } = useTranslation('recalls');
  const [answer, setAnswer] = useState<'accept' | 'refuse' | null>(null);
  const close = () => setAnswer(null);
  return (
    <>
      {recall.mayDecide && !recall.mayAccept && (
        <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{t('ownerNeeded')}</Box>
      )}
      {recall.mayDecide && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {recall.mayAccept && (
            <Button variant="contained" onClick={() => setAnswer('accept')}>{t('accept.action')}</Button>
          )}
          <Button variant="outlined" color="error" onClick={() => setAnswer('refuse')}>{t('refuse.action')}</Button>
        </Box>
      )}
      <AcceptDialog shown={answer === 'accept' && { recall, onClose: close }} />
      <RefuseDialog shown={answer === 'refuse' && { recall, onClose: close }} />
    </>
  );
}
