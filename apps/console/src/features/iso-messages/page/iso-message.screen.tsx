import type { IsoMessageDetailDto } from '@connect/sdk';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { useObjectTrail } from '../../../api/audit.api.ts';
import { isProblem, reasonOf } from '../../../api/problem.ts';
import type { SampleCall } from '../../../api/snippets/api-call.ts';
import { ApiRequestButton } from '../../../parts/api-request/api-request-button.tsx';
import { TrailCard } from '../../../parts/trail/trail-card.tsx';
import { ObjectId } from '../../../ui/data/object-id.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { ObjectNotFound } from '../../../ui/feedback/object-not-found.tsx';
import { formatCount } from '../../../ui/format/format.ts';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { SectionCard } from '../../../ui/layout/section-card.tsx';
import { CardSkeleton } from '../../../ui/loading/skeletons.tsx';
import { useFollowedIsoMessage } from '../iso-messages.api.ts';
import { keptProblem } from '../message-problems.ts';
import { ProblemsList } from '../problems-list.tsx';
import { Answers } from './answers.tsx';
import { Instructions } from './instructions.tsx';
import { MessageSummary } from './message-summary.tsx';

/** One message: where it stands, what became of each of its parts, what is wrong with it, and what was answered. */
export function IsoMessageScreen() {
  const { id = '' } = useParams();
  const { t, i18n } = useTranslation('isoMessages');
  const { currentData: message, error, refetch } = useFollowedIsoMessage(id);
  if (isProblem(error) && error.status === 404) {
    return (
      <ObjectNotFound
        page={t('page.title')} title={t('page.notFound')} hint={t('page.notFoundHint')} to="/iso20022"
        back={t('page.back')}
      />
    );
  }
  if (!message && error) {
    return <ErrorState title={t('page.failed')} {...reasonOf(error)} onRetry={() => void refetch()} />;
  }
  if (!message) {
    return (
      <Box role="status" aria-label={t('page.loading')} sx={{ display: 'grid', gap: 3 }}>
        <CardSkeleton height={56} />
        <CardSkeleton height={320} />
      </Box>
    );
  }
  const { problems, instructions, state } = message;
  return (
    <>
      <PageHeader
        title={t('page.title')}
        actions={
          <>
            <ObjectId id={message.id} label={t('page.copyId')} done={t('page.copyIdDone')} />
            <ApiRequestButton calls={() => callsOf(message)} />
          </>
        }
      />
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 }}>
        <MessageSummary message={message} />
        {problems.length > 0 && (
          <SectionCard
            title={t('problems.title', { count: problems.length, figure: formatCount(problems.length, i18n.language) })}
            subtitle={t('problems.hint')}
          >
            <ProblemsList problems={problems.map(keptProblem)} />
          </SectionCard>
        )}
        {instructions.length > 0 && <Instructions instructions={instructions} />}
        <Answers message={message} />
        <History key={`history ${state}`} id={id} />
      </Box>
    </>
  );
}

/** What the log tells of the message; read again when its state changes. */
function History({ id }: { id: string }) {
  return <TrailCard trail={useObjectTrail('iso_message', id)} />;
}

const callsOf = ({ id, answers }: IsoMessageDetailDto): SampleCall[] => [
  (sdk) => sdk.iso20022.getIsoMessage({ id }),
  ...answers.map(({ number }): SampleCall => (sdk) =>
    sdk.iso20022.getIsoMessageAnswer({ id, number: String(number) })),
  (sdk) => sdk.iso20022.getIsoMessageContent({ id }),
];
