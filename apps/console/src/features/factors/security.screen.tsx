import type { FactorDto } from '@connect/sdk';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useListFactorsQuery } from './factors.api.ts';
import { reasonOf } from '../../api/problem.ts';
import { DateTime } from '../../ui/format/date-time.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { rowStyle } from '../../ui/layout/row-style.ts';
import { SectionCard } from '../../ui/layout/section-card.tsx';
import { RowsSkeleton } from '../../ui/loading/skeletons.tsx';
import { AddButtons } from './add-buttons.tsx';
import { LinkedIdentities } from './linked-identities.tsx';
import { RemoveDialog } from './remove-dialog.tsx';
import { RenewCodes } from './renew-codes.tsx';

/** What one proves oneself by beside the password: added, removed, and what is left of the recovery codes. */
export function SecurityScreen() {
  const { t } = useTranslation('factors');
  const { data, error, refetch } = useListFactorsQuery(undefined, { refetchOnMountOrArgChange: true });
  const [removed, setRemoved] = useState<FactorDto | null>(null);
  return (
    <>
      <PageHeader title={t('title')} subtitle={t('subtitle')} actions={<AddButtons />} />
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 }}>
        <SectionCard title={t('list')} subtitle={data && t(data.isRequired ? 'required' : 'optional')}>
          {error && <ErrorState title={t('failed')} {...reasonOf(error)} onRetry={() => void refetch()} />}
          {!data && !error && <RowsSkeleton rows={2} height={64} />}
          {data?.factors.length === 0 && <EmptyState title={t('empty')} description={t('emptyHint')} />}
          <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
            {data?.factors.map((factor) => (
              <FactorRow key={factor.id} factor={factor} onRemove={() => setRemoved(factor)} />
            ))}
          </Box>
        </SectionCard>
        <LinkedIdentities />
      </Box>
      {removed && <RemoveDialog factor={removed} onClose={() => setRemoved(null)} />}
    </>
  );
}

function FactorRow({ factor, onRemove }: { factor: FactorDto; onRemove: () => void }) {
  const { t } = useTranslation('factors');
  const { kind, label, createdAt, lastUsedAt, codesLeft } = factor;
  const kindName = t(`kind.${kind}`);
  const isSheet = kind === 'recovery_codes';
  return (
    <Box component="li" aria-label={isSheet ? kindName : label} sx={rowStyle}>
      <Box sx={{ flex: '1 1 16rem', minInlineSize: 0, overflowWrap: 'anywhere' }}>
        <Box sx={{ fontWeight: 600 }}><bdi>{isSheet ? kindName : label}</bdi></Box>
        <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
          {isSheet ? t('codesLeft', { count: codesLeft ?? 0 }) : kindName}
          {' · '}{t('added')} <DateTime at={createdAt} />
          {' · '}{t('lastUsed')} {lastUsedAt === null ? t('never') : <DateTime at={lastUsedAt} />}
        </Box>
      </Box>
      {isSheet ? <RenewCodes /> : (
        <Button size="small" color="error" aria-label={t('remove.of', { name: label })} onClick={onRemove}>
          {t('remove.action')}
        </Button>
      )}
    </Box>
  );
}
