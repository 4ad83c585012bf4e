import type { IsoPreviewInstructionDto } from '@connect/sdk';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { refusalWords } from '../../../api/problem-words.ts';
import { Money } from '../../../parts/money/money.tsx';
import { WalletText } from '../../../parts/payments/wallet-text.tsx';
import { ToneChip } from '../../../ui/data/tone-chip.tsx';
import { formatCount } from '../../../ui/format/format.ts';
import { ClockIcon } from '../../../ui/icons/status-icons.tsx';
import { PreviewPayments } from './preview-payments.tsx';

/** One PmtInf before it is sent: from which wallet, how much, what would become of it, and its first payments. */
export function PreviewInstruction({ instruction }: { instruction: IsoPreviewInstructionDto }) {
  const { t, i18n } = useTranslation('isoMessages');
  const { instructionId, fromAddress, payments, total, currency, first } = instruction;
  const left = payments - first.length;
  const count = (number: number) => formatCount(number, i18n.language);
  return (
    <Box sx={{ borderBlockStart: '1px solid', borderColor: 'divider' }}>
      <Box sx={headStyle}>
        <Box sx={{ minInlineSize: 0 }}>
          <Box component="bdi" dir="ltr" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{instructionId}</Box>
          <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
            {t('preview.from')}{' '}<WalletText address={fromAddress} copyable={false} />
          </Box>
        </Box>
        <Box sx={{ textAlign: 'end' }}>
          <Box sx={{ fontWeight: 600 }}><Money amount={total} currency={currency} /></Box>
          <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
            {t('payments', { count: payments, figure: count(payments) })}
          </Box>
        </Box>
        <Forecast instruction={instruction} />
      </Box>
      <PreviewPayments payments={first} currency={currency} label={t('preview.first', { id: instructionId })} />
      {left > 0 && (
        <Box sx={{ paddingInline: 2.5, paddingBlock: 1.5, typography: 'body2', color: 'text.secondary' }}>
          {t('preview.more', { count: left, figure: count(left) })}
        </Box>
      )}
    </Box>
  );
}

const outcomes = [
  { part: 'completed', word: 'paid', tone: 'positive' },
  { part: 'pending', word: 'held', tone: 'caution', icon: ClockIcon },
  { part: 'refused', word: 'refused', tone: 'negative' },
] as const;

/** How many of the payments would be paid, wait and be refused, or why none would be made. */
function Forecast({ instruction }: { instruction: IsoPreviewInstructionDto }) {
  const { t, i18n } = useTranslation('isoMessages');
  const { code, error } = instruction;
  if (code !== null) {
    return (
      <Box sx={forecastStyle}>
        <ToneChip tone="negative" label={t('preview.none')} />
        <Box sx={{ typography: 'body2' }}>
          <bdi>{refusalWords({ code, sentence: error ?? code, status: 422 })}</bdi>
        </Box>
      </Box>
    );
  }
  return (
    <Box sx={forecastStyle}>
      {outcomes.filter(({ part }) => instruction[part] > 0).map(({ part, word, ...look }) => (
        <ToneChip
          key={part} {...look} label={`${t(`preview.${word}`)} ${formatCount(instruction[part], i18n.language)}`}
        />
      ))}
    </Box>
  );
}

const headStyle = {
  display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'start', columnGap: 2, rowGap: 1,
  paddingInline: 2.5, paddingBlock: 1.5, bgcolor: 'surface.sunken', borderBlockEnd: '1px solid', borderColor: 'divider',
} as const;

const forecastStyle = {
  gridColumn: '1 / -1', display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1,
} as const;
