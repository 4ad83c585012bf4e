import type { ContractDetailDto, ContractState } from '@connect/sdk';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { useObjectTrail } from '../../../api/audit.api.ts';
import { useGetContractQuery } from '../contracts.api.ts';
import { i18n } from '../../../i18n/i18n.ts';
import { isProblem, reasonOf } from '../../../api/problem.ts';
import { ApiRequestButton } from '../../../parts/api-request/api-request-button.tsx';
import type { SampleCall } from '../../../api/snippets/api-call.ts';
import { EventsCard } from '../../../parts/governance/events-card.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { ObjectId } from '../../../ui/data/object-id.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { SectionCard } from '../../../ui/layout/section-card.tsx';
import { CardSkeleton } from '../../../ui/loading/skeletons.tsx';
import { TrailCard } from '../../../parts/trail/trail-card.tsx';
import { FindingCard } from '../../../parts/verdict/finding-card.tsx';
import { FollowedOpinions } from '../../../parts/verdict/followed-opinions.tsx';
import { Validity } from '../create/assessment-card.tsx';
import { UnreadTerms } from '../create/unread-terms.tsx';
import { ContractFigures } from '../figures.tsx';
import { Schedule } from '../schedule.tsx';
import { termName } from '../term-names.ts';
import { TermProblems } from '../term-problems.tsx';
import { columns } from '../../../ui/layout/columns.ts';
import { ContractDocument } from './contract-document.tsx';
import { NoContract } from './no-contract.tsx';
import { Payments } from './payments.tsx';
import { ContractProgress } from './progress.tsx';
import { ContractSummary } from './summary.tsx';
import { ContractTimeline } from './timeline.tsx';
import { Versions } from './versions.tsx';

/** One contract: terms, validity, schedule, postings, timeline, the next legal steps, and its text to be printed. */
export function ContractScreen() {
  const { t } = useTranslation('contracts');
  const { id = '' } = useParams();
  const { currentData: data, error, refetch } = useGetContractQuery(id, { refetchOnMountOrArgChange: true });
  if (isProblem(error) && error.status === 404) return <NoContract />;
  const failure = error && (
    <ErrorState title={t('page.failed')} {...reasonOf(error)} onRetry={() => void refetch()} />
  );
  if (!data && failure) return failure;
  if (!data) {
    return (
      <Box role="status" aria-label={t('page.loading')} sx={{ display: 'grid', gap: 3 }}>
        <CardSkeleton height={56} />
        <CardSkeleton height={280} />
        <CardSkeleton height={320} />
      </Box>
    );
  }
  return (
    <>
      <PageHeader
        title={`${data.reference} · ${t(`type.${data.type}`)}`}
        {...(data.subject !== null && { subtitle: data.subject })}
        actions={
          <>
            <ObjectId id={data.id} label={t('page.copyId')} done={t('page.copyIdDone')} />
            <ApiRequestButton calls={() => callsOf(data.id)} />
          </>
        }
      />
      {failure}
      <Box key={data.id} sx={columnsStyle}>
        <Box sx={stackStyle}>
          <ContractProgress contract={data} />
          <ContractSummary contract={data} />
          <ScheduleCard contract={data} />
          <Payments payments={data.payments} currency={data.currency} />
        </Box>
        <Box sx={stackStyle}>
          <Verdict contract={data} />
          <EventsCard about={{ contractId: data.id }} />
          <Versions id={data.id} current={data.version} currency={data.currency} />
          <ContractTimeline contract={data} />
          <History key={data.steps.length} contract={data} />
        </Box>
        <Box sx={{ gridColumn: '1 / -1' }}>
          <ContractDocument id={data.id} />
        </Box>
      </Box>
    </>
  );
}

const callsOf = (id: string): SampleCall[] => [
  (sdk) => sdk.smartContracts.getContract({ id }),
  (sdk) => sdk.smartContracts.getContractSchedule({ id }),
  (sdk) => sdk.smartContracts.listContractVersions({ id }),
  (sdk) => sdk.smartContracts.getContractDocument({ id }),
];

function ScheduleCard({ contract }: { contract: ContractDetailDto }) {
  const { schedule, scheduleProblem, figures, currency, nextDue } = contract;
  const { t } = useTranslation('contracts');
  return (
    <SectionCard title={t('schedule.title')}>
      <Box sx={{ padding: 2.5 }}>
        {scheduleProblem && <TermProblems problems={[scheduleProblem]} />}
        <ContractFigures figures={figures} currency={currency} />
        {schedule.length === 0 && scheduleProblem === null && t('schedule.none')}
      </Box>
      {schedule.length > 0 && (
        <Schedule lines={schedule} figures={figures} currency={currency} next={nextDue} />
      )}
    </SectionCard>
  );
}

function Verdict({ contract }: { contract: ContractDetailDto }) {
  const { valid, rulesetVersion, findings, opinions, unread } = contract;
  const { t } = useTranslation('contracts');
  return (
    <SectionCard title={t('page.validity')}>
      <Box sx={{ display: 'grid', gap: 2, padding: 2.5 }}>
        <Validity isValid={valid} rulesetVersion={rulesetVersion} />
        <UnreadTerms terms={unread} />
        {opinions && <FollowedOpinions opinions={opinions} />}
        {findings.map((finding) => (
          <FindingCard
            key={`${finding.ruleId} ${finding.clause}`} finding={finding} memo={null}
            nameOf={(field) => termName(t, field)}
          />
        ))}
      </Box>
    </SectionCard>
  );
}

const isState = (name: string): name is ContractState => i18n.exists(`contracts:state.${name}`);

/** What the log tells of the contract and the timeline does not; read again with every step. */
function History({ contract: { id, steps } }: { contract: ContractDetailDto }) {
  const { t } = useTranslation('contracts');
  const trail = useObjectTrail('contract', id);
  const told = new Set(steps.map(({ eventId }) => eventId));
  return (
    <TrailCard
      trail={{ ...trail, entries: trail.entries?.filter((entry) => !told.has(entry.id)) }}
      sayOf={(field, value) => (field === 'state' && isState(value) ? t(`state.${value}`) : value)}
    />
  );
}

const stackStyle = { display: 'grid', gap: 3, minInlineSize: 0, alignContent: 'start' } as const;

const columnsStyle = columns('minmax(0, 5fr) minmax(20rem, 3fr)');
