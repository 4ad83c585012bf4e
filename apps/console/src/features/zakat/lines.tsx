import type { ZakatAdvanceDto, ZakatLineDto } from '@connect/sdk';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { Money } from '../../parts/money/money.tsx';
import { ToneChip } from '../../ui/data/tone-chip.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { rowStyle } from '../../ui/layout/row-style.ts';
import { SectionCard } from '../../ui/layout/section-card.tsx';

const tones = { adds: 'positive', deducts: 'caution', excluded: 'neutral' } as const;

/** What was counted, what was not, and why, each line with where it was read. */
export function WealthLines({ lines }: { lines: readonly ZakatLineDto[] }) {
  const { t } = useTranslation('zakat');
  return (
    <SectionCard title={t('lines.title')} subtitle={t('lines.subtitle')}>
      {lines.length === 0 && <EmptyState title={t('lines.none')} />}
      <Box component="ul" sx={listStyle}>
        {lines.map((line, place) => <Line key={place} line={line} />)}
      </Box>
    </SectionCard>
  );
}

function Line({ line }: { line: ZakatLineDto }) {
  const { t } = useTranslation('zakat');
  const { kind, label, source, effect, because, amount, currency, trace } = line;
  return (
    <Box component="li" sx={rowStyle}>
      <Box sx={{ flex: '2 1 14rem', minInlineSize: 0, overflowWrap: 'anywhere' }}>
        <Box sx={{ fontWeight: 600 }}>
          {trace.contractId === undefined ? <bdi>{label}</bdi> : (
            <Link component={RouterLink} to={`/smart-contracts/${trace.contractId}`}><bdi>{label}</bdi></Link>
          )}
        </Box>
        <Box sx={quiet}>
          {[t(`kinds.${kind}`), t(`sources.${source}`),
            ...(trace.entry === undefined ? [] : [t('lines.entry', { number: trace.entry })])].join(' · ')}
        </Box>
        {trace.held !== undefined && Number(trace.held) > 0 && (
          <Box sx={quiet}>{t('lines.held')} <Money amount={trace.held} currency={currency} /></Box>
        )}
      </Box>
      <Box sx={{ flex: '1 1 12rem', minInlineSize: 0 }}>
        <ToneChip tone={tones[effect]} label={t(`effects.${effect}`)} />
        <Box sx={{ ...quiet, marginBlockStart: 0.5 }}>{t(`reasons.${because}`)}</Box>
      </Box>
      <Box sx={{ marginInlineStart: 'auto', fontWeight: 600 }}><Money amount={amount} currency={currency} /></Box>
    </Box>
  );
}

/** What was paid before, and whether it counts for the year. */
export function Advances({ advances }: { advances: readonly ZakatAdvanceDto[] }) {
  const { t } = useTranslation('zakat');
  if (advances.length === 0) return null;
  return (
    <SectionCard title={t('advances.title')} subtitle={t('advances.subtitle')}>
      <Box component="ul" sx={listStyle}>
        {advances.map(({ kind, transactionId, amount, currency, counts }) => (
          <Box key={transactionId + kind} component="li" sx={rowStyle}>
            <Box sx={{ flex: '2 1 14rem', minInlineSize: 0, overflowWrap: 'anywhere' }}>
              <Box sx={{ fontWeight: 600 }}>{t(`kinds.${kind}`)}</Box>
              <Link component={RouterLink} to={`/transactions/${transactionId}`} sx={{ typography: 'body2' }}>
                <bdi dir="ltr">{transactionId}</bdi>
              </Link>
            </Box>
            <ToneChip tone={counts ? 'positive' : 'neutral'} label={t(counts ? 'advances.counts' : 'advances.not')} />
            <Box sx={{ marginInlineStart: 'auto', fontWeight: 600 }}><Money amount={amount} currency={currency} /></Box>
          </Box>
        ))}
      </Box>
    </SectionCard>
  );
}

const listStyle = { listStyle: 'none', margin: 0, padding: 0 } as const;
const quiet = { typography: 'body2', color: 'text.secondary' } as const;
