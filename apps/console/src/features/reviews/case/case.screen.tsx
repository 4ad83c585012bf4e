import type { CaseHitDto, ReviewCaseDto } from '@connect/sdk';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { useObjectTrail } from '../../../api/audit.api.ts';
import { MoneyFlows } from '../../../parts/flows/money-flows.tsx';
import { columns } from '../../../ui/layout/columns.ts';
import { SectionCard } from '../../../ui/layout/section-card.tsx';
import { Opinion } from '../opinion.tsx';
import { CaseStep } from '../step.tsx';
import { useGetCaseEvidenceQuery } from './cases.api.ts';
import { isProblem, reasonOf } from '../../../api/problem.ts';
import { useGetReviewQuery } from '../reviews.api.ts';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { ObjectId } from '../../../ui/data/object-id.tsx';
import { ObjectNotFound } from '../../../ui/feedback/object-not-found.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { CardSkeleton } from '../../../ui/loading/skeletons.tsx';
import { TrailCard } from '../../../parts/trail/trail-card.tsx';
import { AsksCard } from './asks-card.tsx';
import { AttachmentsCard } from './attachments-card.tsx';
import { CaseSummary } from './case-summary.tsx';
import { CommentsCard } from './comments-card.tsx';
import { FilesCard } from './files-card.tsx';
import { PaymentHistoryCard } from './history-card.tsx';
import { PartyCard } from './party-card.tsx';
import { SecondReadingCard } from './second-reading-card.tsx';
import { HitCompared } from './hit-compared.tsx';

/** One case on a page of its own: everything an officer decides by, what was said and filed, the file to hand over. */
export function CaseScreen() {
  const { t } = useTranslation('reviews');
  const { id = '' } = useParams();
  const { currentData: review, error, refetch } = useGetReviewQuery(id, { refetchOnMountOrArgChange: true });
  if (isProblem(error) && error.status === 404) {
    return (
      <ObjectNotFound
        page={t('file.title')} title={t('file.notFound')} hint={t('file.notFoundHint')} to="/compliance/reviews"
        back={t('file.back')}
      />
    );
  }
  if (error) return <ErrorState title={t('case.failed')} {...reasonOf(error)} onRetry={() => void refetch()} />;
  if (!review) {
    return (
      <Box role="status" aria-label={t('file.loading')} sx={{ display: 'grid', gap: 3 }}>
        <CardSkeleton height={120} />
        <CardSkeleton height={320} />
      </Box>
    );
  }
  return (
    <>
      <PageHeader
        title={`${review.payer.name} → ${review.payee.name}`}
        actions={<ObjectId id={review.transactionId} label={t('file.copyId')} done={t('file.copyIdDone')} />}
      />
      <Box key={review.transactionId} sx={columnsStyle}>
        <Box sx={stackStyle}>
          <CaseSummary review={review} />
          <Evidence review={review} />
        </Box>
        <Box sx={stackStyle}>
          <CommentsCard id={review.transactionId} />
          <AttachmentsCard id={review.transactionId} />
          <FilesCard id={review.transactionId} />
          <StepsCard review={review} />
          <Record id={review.transactionId} />
        </Box>
      </Box>
    </>
  );
}

/** What the sealed log tells of the case. */
function Record({ id }: { id: string }) {
  return <TrailCard trail={useObjectTrail('review', id)} />;
}

/** What the case rests on; read apart, so that the officer may begin with what is there. */
function Evidence({ review }: { review: ReviewCaseDto }) {
  const { t } = useTranslation('reviews');
  const { t: tFlows } = useTranslation('flows');
  const { transactionId: id } = review;
  const { currentData: evidence, error, refetch } = useGetCaseEvidenceQuery(id, { refetchOnMountOrArgChange: true });
  if (error) return <ErrorState title={t('file.evidenceFailed')} {...reasonOf(error)} onRetry={() => void refetch()} />;
  if (!evidence) return <CardSkeleton height={320} />;
  return (
    <>
      {evidence.hits.length > 0 && <HitsCard review={review} hits={evidence.hits} />}
      <AsksCard review={review} asks={evidence.asks} />
      {evidence.secondReading !== null && <SecondReadingCard reading={evidence.secondReading} />}
      <Box sx={pairStyle}>
        <PartyCard title={t('case.payer')} party={evidence.payer} />
        <PartyCard title={t('case.payee')} party={evidence.payee} />
      </Box>
      <SectionCard title={tFlows('title')} subtitle={tFlows('hint')}>
        <MoneyFlows wallet={evidence.payer.address} />
      </SectionCard>
      <PaymentHistoryCard evidence={evidence} />
    </>
  );
}

const stackStyle = { display: 'grid', gap: 3, minInlineSize: 0 } as const;

const pairStyle = { display: 'grid', gap: 3, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1fr 1fr' } } as const;

const columnsStyle = columns('minmax(0, 5fr) minmax(20rem, 2fr)');

/** Each name of the payment beside the listed name that it is like. */
function HitsCard({ review, hits }: { review: ReviewCaseDto; hits: readonly CaseHitDto[] }) {
  const { t } = useTranslation('reviews');
  return (
    <SectionCard title={t('hits.title')} subtitle={t('hits.subtitle')}>
      {hits.map((hit) => <HitCompared key={`${hit.party} ${hit.name} ${hit.entryId}`} review={review} hit={hit} />)}
    </SectionCard>
  );
}

/** What officers think of the case, and what happened so far. */
function StepsCard({ review: { opinions, timeline } }: { review: ReviewCaseDto }) {
  const { t } = useTranslation('reviews');
  return (
    <SectionCard title={t('case.opinions')}>
      <Box sx={{ padding: 2.5, display: 'grid', gap: 2.5, typography: 'body2' }}>
        {opinions.length === 0 && <Box sx={{ color: 'text.secondary' }}>{t('case.noOpinions')}</Box>}
        {opinions.map((opinion) => <Opinion key={opinion.officer.id} opinion={opinion} />)}
        <Box component="ol" aria-label={t('case.timeline')} sx={{ margin: 0, paddingInlineStart: 2.5 }}>
          {timeline.map((entry) => <CaseStep key={`${entry.action} ${entry.createdAt}`} entry={entry} />)}
        </Box>
      </Box>
    </SectionCard>
  );
}
