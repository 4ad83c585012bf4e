import type { ProfileDto } from '@connect/sdk';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { reasonOf } from '../../api/problem.ts';
import { useGetProfileQuery } from '../../api/profile.api.ts';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { FactsList } from '../../ui/data/facts-list.tsx';
import { SectionCard } from '../../ui/layout/section-card.tsx';
import { RowsSkeleton } from '../../ui/loading/skeletons.tsx';

/** What the bank knows of the person at the console. */
export function PersonCard() {
  const { t } = useTranslation('settings');
  const { data, error, refetch } = useGetProfileQuery();
  return (
    <SectionCard title={t('person.title')} subtitle={t('person.subtitle')}>
      {error && <ErrorState title={t('person.failed')} {...reasonOf(error)} onRetry={() => void refetch()} />}
      <Box sx={{ paddingBlock: 1 }}>
        {!data && !error && <RowsSkeleton rows={6} height={40} />}
        {data && <Person person={data} />}
      </Box>
    </SectionCard>
  );
}

function Person({ person }: { person: ProfileDto }) {
  const { t } = useTranslation('settings');
  const { t: tShell } = useTranslation('shell');
  return (
    <Box sx={{ paddingInline: 2.5 }}>
      <FactsList
        facts={[
          { label: t('person.name'), value: <bdi>{person.name}</bdi> },
          { label: t('person.username'), value: <bdi dir="ltr">{person.username}</bdi> },
          { label: t('person.email'), value: <bdi dir="ltr">{person.email}</bdi> },
          { label: t('person.role'), value: tShell(`role.${person.role}`) },
          { label: t('person.bank'), value: <bdi>{person.bank?.name ?? t('person.noBank')}</bdi> },
          { label: t('person.identity'), value: t(`person.kyc.${person.kycStatus}`) },
        ]}
      />
    </Box>
  );
}
