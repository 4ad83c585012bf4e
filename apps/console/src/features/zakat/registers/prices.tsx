import type { MetalPriceVersionDto } from '@connect/sdk';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { reasonOf } from '../../../api/problem.ts';
import { selectUser } from '../../../api/session.slice.ts';
import { i18n } from '../../../i18n/i18n.ts';
import { DecisionDialog, decisionRules } from '../../../parts/forms/decision-dialog.tsx';
import { Money } from '../../../parts/money/money.tsx';
import { ToneChip } from '../../../ui/data/tone-chip.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { DateTime } from '../../../ui/format/date-time.tsx';
import { rowStyle } from '../../../ui/layout/row-style.ts';
import { SectionCard } from '../../../ui/layout/section-card.tsx';
import { lazyPopup, prefetched } from '../../../ui/loading/lazy.tsx';
import { RowsSkeleton } from '../../../ui/loading/skeletons.tsx';
import { useDecideMetalPricesMutation, useListMetalPricesQuery, useListMetalPriceVersionsQuery } from '../zakat.api.ts';

const ImportDialog = prefetched(lazyPopup(async () => (await import('./import-dialog.tsx')).ImportDialog));

const tones = { proposed: 'caution', approved: 'positive', refused: 'neutral' } as const;
const rules = decisionRules(() => i18n.t('zakat:errors.reason'));

/** The prices in force, and the imports they came in. */
export function Prices() {
  const { t } = useTranslation('zakat');
  const mayPropose = useSelector(selectUser)?.role === 'admin';
  const { data: prices } = useListMetalPricesQuery(undefined, { refetchOnMountOrArgChange: true });
  const { data: versions, error, refetch } = useListMetalPriceVersionsQuery(undefined, {
    refetchOnMountOrArgChange: true });
  const [isImporting, setImporting] = useState(false);
  const [decided, setDecided] = useState<{ version: MetalPriceVersionDto; isApproved: boolean } | null>(null);
  return (
    <>
      <SectionCard
        title={t('prices.title')} subtitle={t('prices.subtitle')}
        {...(mayPropose && {
          actions: <Button variant="contained" onClick={() => setImporting(true)}>{t('prices.import')}</Button>,
        })}
      >
        {error && <ErrorState title={t('prices.failed')} {...reasonOf(error)} onRetry={() => void refetch()} />}
        {!versions && !error && <RowsSkeleton rows={2} height={72} />}
        {versions?.length === 0 && <EmptyState title={t('prices.none')} description={t('prices.noneHint')} />}
        <Box component="ul" sx={listStyle}>
          {versions?.map((version) => (
            <VersionRow
              key={version.version} version={version} onDecide={(isApproved) => setDecided({ version, isApproved })}
            />
          ))}
        </Box>
      </SectionCard>
      {prices && prices.length > 0 && (
        <SectionCard title={t('prices.inForce')}>
          <Box component="ul" sx={listStyle}>
            {prices.map(({ day, metal, aed, qar, source }) => (
              <Box key={day + metal} component="li" sx={rowStyle}>
                <Box sx={{ flex: '2 1 14rem', minInlineSize: 0, overflowWrap: 'anywhere' }}>
                  <Box sx={{ fontWeight: 600 }}>{t(`metalNames.${metal}`)} · <bdi>{day}</bdi></Box>
                  <Box sx={quiet}><bdi>{source}</bdi></Box>
                </Box>
                <Box sx={{ marginInlineStart: 'auto', textAlign: 'end' }}>
                  <Box><Money amount={aed} currency="AED" /></Box>
                  <Box><Money amount={qar} currency="QAR" /></Box>
                </Box>
              </Box>
            ))}
          </Box>
        </SectionCard>
      )}
      <ImportDialog shown={isImporting && { onClose: () => setImporting(false) }} />
      {decided && <Decide {...decided} onClose={() => setDecided(null)} />}
    </>
  );
}

function VersionRow(
  { version: one, onDecide }: { version: MetalPriceVersionDto; onDecide: (isApproved: boolean) => void },
) {
  const { t } = useTranslation('zakat');
  const { version, state, note, prices, firstDay, lastDay, proposedBy, proposedAt, mayDecide } = one;
  return (
    <Box component="li" sx={rowStyle}>
      <Box sx={{ flex: '2 1 14rem', minInlineSize: 0, overflowWrap: 'anywhere' }}>
        <Box sx={{ fontWeight: 600 }}>{t('prices.version', { version })} · <bdi>{note}</bdi></Box>
        <Box sx={quiet}>{t('prices.holds', { count: prices })} · <bdi>{firstDay}</bdi> – <bdi>{lastDay}</bdi></Box>
        <Box sx={quiet}><bdi>{proposedBy}</bdi> · <DateTime at={proposedAt} /></Box>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <ToneChip tone={tones[state]} label={t(`prices.state.${state}`)} />
        {mayDecide && (
          <>
            <Button variant="contained" onClick={() => onDecide(true)}>{t('approve')}</Button>
            <Button variant="outlined" color="inherit" onClick={() => onDecide(false)}>{t('refuse')}</Button>
          </>
        )}
      </Box>
    </Box>
  );
}

interface DecideProps { version: MetalPriceVersionDto; isApproved: boolean; onClose: () => void }

function Decide({ version: { version, note }, isApproved, onClose }: DecideProps) {
  const { t } = useTranslation('zakat');
  const [decide] = useDecideMetalPricesMutation();
  const decision = isApproved ? 'approve' : 'refuse';
  return (
    <DecisionDialog
      isApproved={isApproved} name={note} rules={rules} onClose={onClose}
      words={{
        title: t(isApproved ? 'prices.approveTitle' : 'prices.refuseTitle', { version }),
        text: t(isApproved ? 'prices.approveText' : 'prices.refuseText'), reason: t('reason'), cancel: t('cancel'),
        submit: t(decision), pending: t('pending'), done: t('decided'),
      }}
      send={(reason) => decide({ id: version, decision, reason })}
      call={(reason) => (sdk) =>
        sdk.zakat.decideMetalPrices({ id: String(version), requestBody: { decision, reason } })}
    />
  );
}

const listStyle = { listStyle: 'none', margin: 0, padding: 0 } as const;
const quiet = { typography: 'body2', color: 'text.secondary' } as const;
