import type { PurificationBalanceDto } from '@connect/sdk';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { Money } from '../../parts/money/money.tsx';

/** How a bank stands in one currency: what is tainted is what reached charity and what did not yet. */
export function BalanceRow({ balance }: { balance: PurificationBalanceDto }) {
  const { t } = useTranslation('purification');
  const { bank, currency, tainted, purified, open, setAside } = balance;
  const waits = Math.max(0, Number(open) - Number(setAside));
  const parts = [
    { name: 'purified', share: Number(purified), colour: 'success.main' },
    { name: 'setAside', share: Number(setAside), colour: 'info.main' },
    { name: 'waits', share: waits, colour: 'warning.main' },
  ] as const;
  const amounts = { purified, setAside, waits: waits.toFixed(2) };
  return (
    <Box component="li" sx={rowStyle}>
      <Box sx={{ typography: 'caption', color: 'text.secondary' }}><bdi>{bank.name}</bdi></Box>
      <Box component="dl" sx={sumStyle}>
        <Figure label={t('sum.tainted')}><Money amount={tainted} currency={currency} /></Figure>
        <Box component="span" aria-hidden sx={signStyle}>=</Box>
        <Figure label={t('sum.purified')}><Money amount={purified} currency={currency} /></Figure>
        <Box component="span" aria-hidden sx={signStyle}>+</Box>
        <Figure label={t('sum.open')}><Money amount={open} currency={currency} /></Figure>
      </Box>
      <Box aria-hidden sx={barStyle}>
        {parts.filter(({ share }) => share > 0).map(({ name, share, colour }) => (
          <Box key={name} sx={{ flex: `${share} 1 0`, minInlineSize: 4, bgcolor: colour }} />
        ))}
      </Box>
      <Box component="ul" sx={legendStyle}>
        {parts.map(({ name, colour }) => (
          <Box key={name} component="li" sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}>
            <Box aria-hidden sx={{ inlineSize: 10, blockSize: 10, borderRadius: 0.5, bgcolor: colour, flex: 'none' }} />
            {t(`part.${name}`)} <Money amount={amounts[name]} currency={currency} />
          </Box>
        ))}
      </Box>
    </Box>
  );
}

function Figure({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <Box>
      <Box component="dt" sx={{ typography: 'body2', color: 'text.secondary' }}>{label}</Box>
      <Box component="dd" sx={{ margin: 0, fontWeight: 600, typography: 'h3' }}>{children}</Box>
    </Box>
  );
}

const rowStyle = {
  padding: 2.5, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5,
  '&:not(:last-of-type)': { borderBlockEnd: '1px solid', borderColor: 'divider' },
} as const;
const sumStyle = {
  margin: 0, display: 'flex', flexWrap: 'wrap', alignItems: 'end', columnGap: 2.5, rowGap: 1,
} as const;
const signStyle = { typography: 'h3', color: 'text.secondary' } as const;
const barStyle = {
  display: 'flex', gap: '2px', blockSize: 8, borderRadius: 999, overflow: 'hidden', bgcolor: 'tone.neutral',
} as const;
const legendStyle = {
  listStyle: 'none', margin: 0, padding: 0, display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 0.75,
  typography: 'caption', color: 'text.secondary',
} as const;
