import type { ClearanceDto } from '@connect/sdk';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { reasonOf } from '../../api/problem.ts';
import { useListClearancesQuery } from './screening.api.ts';
import { selectUser } from '../../api/session.slice.ts';
import { DateTime } from '../../ui/format/date-time.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { rowStyle } from '../../ui/layout/row-style.ts';
import { SectionCard } from '../../ui/layout/section-card.tsx';
import { RowsSkeleton } from '../../ui/loading/skeletons.tsx';
import { type Tone, ToneChip } from '../../ui/data/tone-chip.tsx';
import { ClearDialog } from './clear-dialog.tsx';
import { RevokeDialog } from './revoke-dialog.tsx';

const tones = {
  in_force: 'positive', proposed: 'caution', expired: 'neutral', revoked: 'negative',
} as const satisfies Record<string, Tone>;

/** Who was told apart from whom, why, by whom and until when. */
export function ClearancesCard() {
  const { t } = useTranslation('screening');
  const { data: clearances, error, refetch } = useListClearancesQuery();
  const [revoking, setRevoking] = useState<ClearanceDto | null>(null);
  const [agreeing, setAgreeing] = useState<ClearanceDto | null>(null);
  return (
    <SectionCard title={t('clearances.title')} subtitle={t('clearances.subtitle')}>
      {error && <ErrorState title={t('clearances.failed')} {...reasonOf(error)} onRetry={() => void refetch()} />}
      {!clearances && !error && <RowsSkeleton rows={2} />}
      {clearances?.length === 0 && (
        <EmptyState title={t('clearances.empty')} description={t('clearances.emptyHint')} />
      )}
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {clearances?.map((clearance) => (
          <ClearanceRow
            key={clearance.id} clearance={clearance} onRevoke={() => setRevoking(clearance)}
            onAgree={() => setAgreeing(clearance)}
          />
        ))}
      </Box>
      {agreeing && (
        <ClearDialog
          hit={{ entryId: agreeing.entryId, name: agreeing.entryName }} name={agreeing.name}
          onClose={() => setAgreeing(null)}
        />
      )}
      {revoking && <RevokeDialog clearance={revoking} onClose={() => setRevoking(null)} />}
    </SectionCard>
  );
}

interface ClearanceRowProps { clearance: ClearanceDto; onRevoke: () => void; onAgree: () => void }

function ClearanceRow({ clearance, onRevoke, onAgree }: ClearanceRowProps) {
  const { t } = useTranslation('screening');
  const { name, entryName, entryId, bank, state, reason, createdBy, secondedBy, expiresAt, revocation } = clearance;
  const me = useSelector(selectUser);
  return (
    <Box component="li" aria-label={name} sx={rowStyle}>
      <Box sx={{ flex: '2 1 18rem', minInlineSize: 0, overflowWrap: 'anywhere' }}>
        <Box sx={{ fontWeight: 600 }}>
          <bdi>{name}</bdi>
        </Box>
        <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
          {t('clearances.isNot')} <bdi>{entryName}</bdi> (<bdi dir="ltr">{entryId}</bdi>)
        </Box>
        <Box sx={{ typography: 'body2' }}>
          <bdi>{revocation ?? reason}</bdi>
        </Box>
      </Box>
      <Box sx={{ flex: '1 1 14rem', typography: 'body2', color: 'text.secondary' }}>
        <div>
          {expiresAt === null ? t('clearances.untilChange') : (
            <>
              {t('clearances.until')} <DateTime at={expiresAt} />
            </>
          )}
        </div>
        <bdi>{t('clearances.by', { name: createdBy, bank: bank ?? t('clearances.allBanks') })}</bdi>
        {secondedBy !== null && <div><bdi>{t('clearances.second', { name: secondedBy })}</bdi></div>}
      </Box>
      <ToneChip tone={tones[state]} label={t(`state.${state}`)} />
      {state === 'proposed' && clearance.ownerId === null && createdBy !== me?.name && (
        <Button size="small" onClick={onAgree}>{t('clearances.agree')}</Button>
      )}
      {(state === 'in_force' || state === 'proposed') && (
        <Button size="small" color="error" onClick={onRevoke}>
          {t('clearances.revoke')}
        </Button>
      )}
    </Box>
  );
}
