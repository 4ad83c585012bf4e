import type { BankProfileDto, ContestedPointsDto } from '@connect/sdk';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { useListContestedPointsQuery } from '../../api/points.api.ts';
import { useGetProfileQuery } from '../../api/profile.api.ts';
import { reasonOf } from '../../api/problem.ts';
import { selectUser } from '../../api/session.slice.ts';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { PlusIcon } from '../../ui/icons/action-icons.tsx';
import { InfoIcon } from '../../ui/icons/status-icons.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { SectionCard } from '../../ui/layout/section-card.tsx';
import { lazyPopup, prefetched } from '../../ui/loading/lazy.tsx';
import { RowsSkeleton } from '../../ui/loading/skeletons.tsx';
import { useListBankProfilesQuery } from './bank-profiles.api.ts';
import { followedIn, usualName } from './choices.ts';
import { PointsList } from './points-list.tsx';
import { VersionsList } from './versions-list.tsx';

const ProposeDialog = prefetched(lazyPopup(async () => (await import('./propose-dialog.tsx')).ProposeDialog));
const DecideOpinionsDialog = prefetched(
  lazyPopup(async () => (await import('./decide-dialog.tsx')).DecideOpinionsDialog));

/** Which opinions the bank follows where schools differ, what was proposed, and what was decided. */
export function OpinionsScreen() {
  const { t } = useTranslation('profile');
  const mayPropose = useSelector(selectUser)?.role === 'bank';
  // Administrators, and scholars of the network's board, see what every bank follows.
  const isOfNoBank = useGetProfileQuery().data?.bank === null;
  const points = useListContestedPointsQuery();
  const versions = useListBankProfilesQuery(undefined, { refetchOnMountOrArgChange: true });
  const [isProposing, setIsProposing] = useState(false);
  const [deciding, decide] = useState<{ version: BankProfileDto; decision: 'approve' | 'refuse' } | null>(null);
  const inForce = isOfNoBank ? undefined : versions.data?.find(({ state }) => state === 'active');
  const error = points.error ?? versions.error;
  const retry = () => { void points.refetch(); void versions.refetch(); };
  return (
    <>
      <PageHeader
        title={t('title')} subtitle={t('subtitle')}
        actions={(
          <>
            <Button component={Link} to="/shariah/resolutions" variant="outlined" color="inherit">
              {t('toResolutions')}
            </Button>
            {mayPropose && (
              <Button
                variant="contained" startIcon={<PlusIcon />} disabled={!points.data || !versions.data}
                onClick={() => setIsProposing(true)}
              >
                {t('propose.open')}
              </Button>
            )}
          </>
        )}
      />
      {error && <ErrorState title={t('failed')} {...reasonOf(error)} onRetry={retry} />}
      {!error && (
        <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 }}>
          <SectionCard title={t('history.title')} subtitle={t('history.hint')}>
            {versions.data
              ? (
                <VersionsList
                  versions={versions.data} tellsBank={isOfNoBank}
                  onDecide={(version, decision) => decide({ version, decision })}
                />
              ) : <RowsSkeleton rows={2} height={96} />}
          </SectionCard>
          <SectionCard title={t('points.title')} subtitle={t('points.hint')}>
            {points.data && versions.data
              ? <Points known={points.data} inForce={inForce} isOfNoBank={isOfNoBank} />
              : <RowsSkeleton rows={6} height={96} />}
          </SectionCard>
        </Box>
      )}
      <ProposeDialog
        shown={isProposing && points.data && { known: points.data, inForce, onClose: () => setIsProposing(false) }}
      />
      <DecideOpinionsDialog shown={deciding && { ...deciding, onClose: () => decide(null) }} />
    </>
  );
}

interface PointsProps { known: ContestedPointsDto; inForce: BankProfileDto | undefined; isOfNoBank: boolean }

function Points({ known, inForce, isOfNoBank }: PointsProps) {
  const { t } = useTranslation('profile');
  const usual = usualName(known);
  const name = inForce?.name ?? usual;
  return (
    <>
      <Alert severity="info" icon={<InfoIcon size={20} />} sx={{ margin: 2.5, marginBlockEnd: 0.5 }}>
        {t(isOfNoBank ? 'points.ofAll' : inForce ? 'points.ofBank' : 'points.usual', { name, usual })}
      </Alert>
      <PointsList followed={followedIn(known, inForce)} />
    </>
  );
}
