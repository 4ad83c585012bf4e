import type { ContractVersionDto } from '@connect/sdk';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useListContractVersionsQuery } from '../contracts.api.ts';
import { reasonOf } from '../../../api/problem.ts';
import { DateTime } from '../../../ui/format/date-time.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Money } from '../../../parts/money/money.tsx';
import { SectionCard } from '../../../ui/layout/section-card.tsx';
import { RowsSkeleton } from '../../../ui/loading/skeletons.tsx';
import { ToneChip } from '../../../ui/data/tone-chip.tsx';
import { Changes } from '../../../parts/trail/changes.tsx';
import { UnreadTerms } from '../create/unread-terms.tsx';
import { termName } from '../term-names.ts';

interface VersionsProps {
  id: string;
  /** The version that stands. */
  current: number;
  currency: string;
}

/** Every version of a contract's terms, newest first: who made it, why, and what it changed term by term. */
export function Versions({ id, current: standing, currency }: VersionsProps) {
  const { t } = useTranslation('contracts');
  const { data, error, refetch } = useListContractVersionsQuery(id, { refetchOnMountOrArgChange: true });
  return (
    <SectionCard title={t('versions.title')} subtitle={t('versions.hint')}>
      {error && <ErrorState title={t('versions.failed')} {...reasonOf(error)} onRetry={() => void refetch()} />}
      {!data && !error && <RowsSkeleton rows={1} height={56} />}
      <Box component="ol" reversed sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {data?.map((one) => (
          <Version key={one.version} version={one} isCurrent={one.version === standing} currency={currency} />
        ))}
      </Box>
    </SectionCard>
  );
}

interface VersionProps {
  version: ContractVersionDto;
  isCurrent: boolean;
  currency: string;
}

function Version({ version: one, isCurrent: isStanding, currency }: VersionProps) {
  const { t } = useTranslation('contracts');
  const { version, value, note, madeBy, madeAt, changes, unread } = one;
  return (
    <Box component="li" sx={versionStyle}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
        <strong>{t('versions.number', { version })}</strong>
        {isStanding && <ToneChip tone="positive" label={t('versions.stands')} />}
      </Box>
      <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
        <Money amount={value} currency={currency} /> · <bdi>{madeBy}</bdi> · <DateTime at={madeAt} />
      </Box>
      {note !== null && <Box sx={{ overflowWrap: 'anywhere' }}><bdi>{note}</bdi></Box>}
      {version === 1 && <Box sx={{ typography: 'caption' }}>{t('versions.first')}</Box>}
      <UnreadTerms terms={unread} />
      <Changes changes={changes} nameOf={(field) => termName(t, field)} />
    </Box>
  );
}

const versionStyle = {
  display: 'grid', gap: 0.75, paddingInline: 2.5, paddingBlock: 2,
  '&:not(:first-of-type)': { borderBlockStart: '1px solid', borderColor: 'divider' },
} as const;
