import type { RecallDto } from '@connect/sdk';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { Money } from '../../parts/money/money.tsx';
import { WalletText } from '../../parts/payments/wallet-text.tsx';
import { RecallChip, RecallTime } from '../../parts/recalls/recall-standing.tsx';
import { CodedWords } from '../../parts/recalls/recall-words.tsx';
import { DateTime } from '../../ui/format/date-time.tsx';
import { formatAmount } from '../../ui/format/format.ts';
import { ArrowRightIcon } from '../../ui/icons/navigation-icons.tsx';
import { rowStyle } from '../../ui/layout/row-style.ts';

/** One recall of the list: how much between whom, why, where it stands, and whose turn it is. */
export function RecallRow({ recall, onOpen }: { recall: RecallDto; onOpen: () => void }) {
  const { t, i18n } = useTranslation('recalls');
  const { amount, currency, fromAddress, toAddress, reason, reasonText, requestedBy, requestedAt, sides } = recall;
  const [side, both] = sides;
  const name = t('open', { amount: formatAmount(amount, i18n.language), currency });
  return (
    <Box component="li" aria-label={name} sx={{ ...rowStyle, position: 'relative', '&:hover': hoverStyle }}>
      <Box sx={{ flex: '2 1 15rem', minInlineSize: 0 }}>
        <Link component="button" type="button" aria-label={name} onClick={onOpen} sx={amountStyle}>
          <Money amount={amount} currency={currency} />
        </Link>
        <Box sx={partiesStyle}>
          <WalletText address={fromAddress} copyable={false} />
          <Box component={ArrowRightIcon} sx={{ flex: 'none', '&:dir(rtl)': { transform: 'scaleX(-1)' } }} />
          <WalletText address={toAddress} copyable={false} />
        </Box>
      </Box>
      <Box sx={{ flex: '2 1 14rem', minInlineSize: 0, typography: 'body2', overflowWrap: 'anywhere' }}>
        <CodedWords code={reason} words={reasonText} />
        <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
          {side !== undefined && both === undefined && <>{t(`side.${side}`)} · </>}
          <bdi>{requestedBy}</bdi> · <DateTime at={requestedAt} />
        </Box>
      </Box>
      <Box sx={{ flex: { xs: '1 1 100%', md: '0 0 20rem' }, textAlign: { md: 'end' }, typography: 'caption' }}>
        <RecallChip state={recall.state} />
        <Box sx={{ color: 'text.secondary', marginBlockStart: 0.5 }}><RecallTime recall={recall} /></Box>
        {recall.mayDecide && <Box sx={{ typography: 'body2', fontWeight: 600 }}>{t('yours')}</Box>}
      </Box>
    </Box>
  );
}

const hoverStyle = { bgcolor: 'surface.hover' } as const;

// The button's own area is stretched over its row, so that the whole row can be pressed and is still one button.
const amountStyle = {
  font: 'inherit', fontWeight: 600, textAlign: 'start', color: 'text.primary', textDecoration: 'none',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
} as const;

const partiesStyle = {
  display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, typography: 'caption',
  color: 'text.secondary',
} as const;
