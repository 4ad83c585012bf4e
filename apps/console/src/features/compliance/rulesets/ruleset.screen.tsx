import type { RulesetDto } from '@connect/sdk';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { Link, useParams } from 'react-router-dom';
import { useObjectTrail } from '../../../api/audit.api.ts';
import { reasonOf } from '../../../api/problem.ts';
import { columns } from '../../../ui/layout/columns.ts';
import { useListRulesetsQuery } from './rulesets.api.ts';
import { isStaff, selectUser } from '../../../api/session.slice.ts';
import { ApiRequestButton } from '../../../parts/api-request/api-request-button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { InfoIcon } from '../../../ui/icons/status-icons.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { CardSkeleton } from '../../../ui/loading/skeletons.tsx';
import { BoundBy, useResolutionOf } from '../../../parts/resolutions/bound-by.tsx';
import { TrailCard } from '../../../parts/trail/trail-card.tsx';
import { ActivateDialog } from './activate-dialog.tsx';
import { DifferencesCard } from './differences-card.tsx';
import { SettingsCard } from './settings-card.tsx';
import { ShadowDialog } from './shadow-dialog.tsx';
import { rulesetStatusOf } from './ruleset-status.ts';
import { TrialCard } from './trial-card.tsx';
import { TrialChanges } from './trial-changes.tsx';

/** One version of the settings: what it changes, what it would have decided of recent payments, and its activation. */
export function RulesetScreen() {
  const { t } = useTranslation('rulesets');
  const { version = '' } = useParams();
  const { data, error, refetch } = useListRulesetsQuery(undefined, { refetchOnMountOrArgChange: true });
  const ruleset = data?.find((candidate) => String(candidate.version) === version);
  const inForce = data?.find(({ state }) => state === 'active');
  const failure = error && <ErrorState title={t('failed')} {...reasonOf(error)} onRetry={() => void refetch()} />;
  if (!data && failure) return failure;
  if (!data) return <Box role="status" aria-label={t('title')}><CardSkeleton height={360} /></Box>;
  if (ruleset && inForce) {
    return (
      <>
        {failure}
        <Version key={version} ruleset={ruleset} inForce={inForce} />
      </>
    );
  }
  const back = (
    <Button component={Link} to="/compliance/rulesets" variant="outlined" color="inherit">{t('back')}</Button>
  );
  return (
    <>
      {failure}
      <PageHeader title={t('title')} />
      <Card><EmptyState title={t('notFound')} description={t('notFoundHint')} action={back} /></Card>
    </>
  );
}

interface VersionProps {
  ruleset: RulesetDto;
  inForce: RulesetDto;
}

function Version({ ruleset, inForce }: VersionProps) {
  const { t } = useTranslation('rulesets');
  const user = useSelector(selectUser);
  const [task, setTask] = useState<'try' | 'activate' | null>(null);
  const status = rulesetStatusOf(ruleset, user?.id);
  const { version, note, createdBy, trial } = ruleset;
  // Scholars and auditors read the settings alone: what payments they would change is their bank's.
  const mayAct = isStaff(user?.role);
  const bound = { binds: `ruleset:${String(version)}`, bankId: null };
  const { inForce: resolution } = useResolutionOf(bound);
  const isWaiting = status === 'untried' || status === 'ownWork' || status === 'ready';
  const isOpen = mayAct && isWaiting;
  const tryOut = (
    <Button
      variant={status === 'untried' ? 'contained' : 'outlined'}
      color={status === 'untried' ? 'primary' : 'inherit'}
      onClick={() => setTask('try')}
    >
      {t(trial ? 'shadow.again' : 'shadow.open')}
    </Button>
  );
  return (
    <>
      <PageHeader
        title={t('version', { version })}
        subtitle={createdBy === null ? t('shippedNote') : note}
        actions={
          <>
            <ApiRequestButton calls={() => [(sdk) => sdk.compliance.getRuleset({ id: String(version) })]} />
            {isOpen && tryOut}
            {mayAct && status === 'ready' && resolution !== undefined && (
              <Button variant="contained" onClick={() => setTask('activate')}>{t('activate.open')}</Button>
            )}
          </>
        }
      />
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 }}>
        <Alert
          severity={status === 'inForce' ? 'success' : 'info'}
          {...(status !== 'inForce' && { icon: <InfoIcon size={20} /> })}
        >
          {t(`status.${status === 'ready' && resolution === undefined ? 'unresolved' : status}`,
            { maker: createdBy ?? t('shipped'), version: inForce.version })}
        </Alert>
        {isWaiting && <BoundBy {...bound} />}
        <Box sx={columnsStyle}>
          <SettingsCard ruleset={ruleset} />
          <Box sx={{ display: 'grid', gap: 3, minInlineSize: 0 }}>
            {status !== 'inForce' && <DifferencesCard ruleset={ruleset} inForce={inForce} />}
            {trial && <TrialCard trial={trial} version={version} />}
            {mayAct && trial && trial.changes.length > 0 && <TrialChanges version={version} />}
            {mayAct && <Trail version={version} />}
          </Box>
        </Box>
      </Box>
      {task === 'try' && <ShadowDialog version={version} onClose={() => setTask(null)} />}
      {task === 'activate' && resolution !== undefined && (
        <ActivateDialog
          version={version} replaced={inForce.version} resolution={resolution} onClose={() => setTask(null)}
        />
      )}
    </>
  );
}

function Trail({ version }: { version: number }) {
  return <TrailCard trail={useObjectTrail('ruleset', String(version))} />;
}

const columnsStyle = columns('minmax(20rem, 2fr) minmax(0, 3fr)');
