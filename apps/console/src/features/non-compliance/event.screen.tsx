import type { NonComplianceDetailDto } from '@connect/sdk';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import MuiLink from '@mui/material/Link';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { Link, useParams } from 'react-router-dom';
import { useObjectTrail } from '../../api/audit.api.ts';
import { useGetNonComplianceQuery } from '../../api/non-compliance.api.ts';
import { isProblem, reasonOf } from '../../api/problem.ts';
import { selectRole, walletRoles } from '../../api/session.slice.ts';
import { EventChip } from '../../parts/governance/event-chip.tsx';
import { PaymentLink } from '../../parts/governance/payment-link.tsx';
import { TaintedCard } from '../../parts/governance/tainted-card.tsx';
import { Money } from '../../parts/money/money.tsx';
import { TrailCard } from '../../parts/trail/trail-card.tsx';
import { type Fact, FactsList } from '../../ui/data/facts-list.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { DateTime } from '../../ui/format/date-time.tsx';
import { formatDay } from '../../ui/format/format.ts';
import { columns } from '../../ui/layout/columns.ts';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { SectionCard } from '../../ui/layout/section-card.tsx';
import { lazyPopup, prefetched } from '../../ui/loading/lazy.tsx';
import { CardSkeleton } from '../../ui/loading/skeletons.tsx';

const StepDialog = prefetched(lazyPopup(async () => (await import('./step-dialog.tsx')).StepDialog));

export type EventAction = NonComplianceDetailDto['actions'][number];

/** One event of the register: what it is and concerns, what is to be done, and what was done about it. */
export function EventScreen() {
  const { t } = useTranslation('nonCompliance');
  const { id = '' } = useParams();
  const { currentData: event, error, refetch } = useGetNonComplianceQuery(id, { refetchOnMountOrArgChange: true });
  const back = (
    <Button component={Link} to="/shariah/register" variant="outlined" color="inherit">{t('back')}</Button>
  );
  if (isProblem(error) && error.status === 404) {
    return (
      <>
        <PageHeader title={t('one')} />
        <Card><EmptyState title={t('notFound')} action={back} /></Card>
      </>
    );
  }
  if (event) return <Event event={event} />;
  if (error) return <ErrorState title={t('failed')} {...reasonOf(error)} onRetry={() => void refetch()} />;
  return <Box role="status" aria-label={t('one')}><CardSkeleton height={360} /></Box>;
}

function Event({ event }: { event: NonComplianceDetailDto }) {
  const { t, i18n: { language } } = useTranslation('nonCompliance');
  const [action, setAction] = useState<EventAction | null>(null);
  return (
    <>
      <PageHeader
        title={t('numbered', { number: event.number })} subtitle={event.title}
        actions={event.actions.map((one, place) => (
          <Button
            key={one} variant={place === 0 ? 'contained' : 'outlined'} {...(place > 0 && { color: 'inherit' as const })}
            onClick={() => setAction(one)}
          >
            {t(`action.${one}`)}
          </Button>
        ))}
      />
      <Box sx={columnsStyle}>
        <SectionCard title={t('what')} actions={<EventChip event={event} />}>
          <Box sx={{ padding: 2.5, display: 'grid', gap: 2 }}>
            <Box sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}><bdi>{event.description}</bdi></Box>
            <FactsList facts={factsOf(event, t, language)} />
          </Box>
        </SectionCard>
        <Box sx={{ display: 'grid', gap: 3, minInlineSize: 0 }}>
          <Concerned event={event} />
          <Tainted event={event} />
          <History event={event} />
          <Trail id={event.id} />
        </Box>
      </Box>
      <StepDialog shown={action !== null && { event, action, onClose: () => setAction(null) }} />
    </>
  );
}

type Translate = ReturnType<typeof useTranslation<'nonCompliance'>>['t'];

const factsOf = (event: NonComplianceDetailDto, t: Translate, language: string): Fact[] => {
  const { bank, source, nature, materiality, principle, ruleIds, rulesetVersion, cause, tainted, currency } = event;
  const { owner, plan, dueOn, recordedBy, recordedAt, isConfirmed } = event;
  return [
    { label: t('fields.bank'), value: <bdi>{bank.name}</bdi> },
    { label: t('fields.found'), value: t(`source.${source}`) },
    {
      label: t('fields.recorded'), value: <><bdi>{recordedBy ?? t('clock')}</bdi> · <DateTime at={recordedAt} /></>,
    },
    {
      label: t('fields.classified'),
      value: nature === null || materiality === null ? t('unclassified')
        : `${t(`nature.${nature}`)} · ${t(`materiality.${materiality}`)}`,
    },
    ...(principle === null ? [] : [{ label: t('fields.principle'), value: t(`principle.${principle}`) }]),
    ...(ruleIds.length === 0 ? [] : [{ label: t('fields.rules'), value: ruleIds.map((rule, place) => (
      <span key={rule}>
        {place > 0 && ', '}
        <MuiLink component={Link} to={`/compliance/rules/${rule}`}><bdi dir="ltr">{rule}</bdi></MuiLink>
      </span>
    )) }]),
    ...(rulesetVersion === null ? [] : [{ label: t('fields.version'), value: String(rulesetVersion) }]),
    ...(cause === null ? [] : [{ label: t('fields.cause'), value: <bdi>{cause}</bdi> }]),
    ...(tainted === null || currency === null ? []
      : [{ label: t('fields.tainted'), value: <Money amount={tainted} currency={currency} /> }]),
    ...(owner === null ? [] : [{ label: t('fields.owner'), value: <bdi>{owner.name}</bdi> }]),
    ...(plan === null ? [] : [{ label: t('fields.plan'), value: <bdi>{plan}</bdi> }]),
    ...(dueOn === null ? [] : [{
      label: t('fields.dueOn'), value: formatDay(new Date(`${dueOn}T12:00:00Z`), language, 'UTC'),
    }]),
    ...(materiality === 'material' ? [{ label: t('fields.confirmed'), value: t(isConfirmed ? 'yes' : 'notYet') }] : []),
  ];
};

function Concerned({ event: { concerned, contractId, finding } }: { event: NonComplianceDetailDto }) {
  const { t } = useTranslation('nonCompliance');
  const role = useSelector(selectRole);
  const opens = role !== undefined && walletRoles.includes(role);
  if (concerned.length === 0 && contractId === null && finding === null) return null;
  return (
    <SectionCard title={t('concerned')}>
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {finding !== null && (
          <Box component="li" sx={lineStyle}>
            <MuiLink component={Link} to={`/shariah/reviews/${finding.planId}`}>{t('finding')}</MuiLink>
          </Box>
        )}
        {contractId !== null && (
          <Box component="li" sx={lineStyle}>
            {opens ? <MuiLink component={Link} to={`/smart-contracts/${contractId}`}>{t('contract')}</MuiLink>
              : t('contract')}
          </Box>
        )}
        {concerned.map(({ transactionId, amount, currency, createdAt }) => (
          <Box key={transactionId} component="li" sx={lineStyle}>
            <PaymentLink id={transactionId} />
            <DateTime at={createdAt} />
            <Box sx={{ marginInlineStart: 'auto' }}><Money amount={amount} currency={currency} /></Box>
          </Box>
        ))}
      </Box>
    </SectionCard>
  );
}

/** What is tainted of it; an officer of the bank works that out from here. */
function Tainted({ event: { id } }: { event: NonComplianceDetailDto }) {
  const { t } = useTranslation('nonCompliance');
  const isOfficer = useSelector(selectRole) === 'bank';
  return (
    <TaintedCard
      about={{ eventId: id }}
      {...(isOfficer && { empty: (
        <EmptyState
          title={t('noTainted')} description={t('noTaintedHint')}
          action={(
            <Button component={Link} to={`/shariah/purification?event=${id}`} variant="outlined">{t('compute')}</Button>
          )}
        />
      ) })}
    />
  );
}

/** What the sealed log tells of it, to those who read the log; scholars and auditors read the steps above. */
function Trail({ id }: { id: string }) {
  const role = useSelector(selectRole);
  return role !== undefined && walletRoles.includes(role) ? <OpenTrail id={id} /> : null;
}

function OpenTrail({ id }: { id: string }) {
  return <TrailCard trail={useObjectTrail('noncompliance', id)} />;
}

function History({ event: { history } }: { event: NonComplianceDetailDto }) {
  const { t } = useTranslation('nonCompliance');
  return (
    <SectionCard title={t('history')}>
      <Box component="ol" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {history.map(({ position, kind, note, plan, takenBy, takenAt }) => (
          <Box key={position} component="li" sx={{ ...lineStyle, display: 'grid', gap: 0.5 }}>
            <Box sx={{ fontWeight: 600 }}>{t(`step.${kind}`)}</Box>
            {kind === 'planned' && plan !== null && (
              <Box sx={{ overflowWrap: 'anywhere' }}><bdi>{plan}</bdi></Box>
            )}
            {note !== null && <Box sx={{ overflowWrap: 'anywhere' }}><bdi>{note}</bdi></Box>}
            <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
              <bdi>{takenBy ?? t('clock')}</bdi> · <DateTime at={takenAt} />
            </Box>
          </Box>
        ))}
      </Box>
    </SectionCard>
  );
}

const columnsStyle = columns('minmax(20rem, 3fr) minmax(0, 3fr)');

const lineStyle = {
  display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 0.5, paddingInline: 2.5,
  paddingBlock: 1.25, typography: 'body2',
  '&:not(:last-of-type)': { borderBlockEnd: '1px solid', borderColor: 'divider' },
} as const;
