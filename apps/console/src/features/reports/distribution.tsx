import type { KindFiguresDto } from '@connect/sdk';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { useTranslation } from 'react-i18next';
import { formatCount, formatPercent } from '../../ui/format/format.ts';

/** Which share of the payments carried which condition. */
export function Distribution({ distribution }: { distribution: readonly KindFiguresDto[] }) {
  const { t, i18n } = useTranslation('reports');
  return (
    <Box component="dl" sx={{ margin: 0, padding: 2.5, display: 'grid', gap: 1.75, typography: 'body2' }}>
      {distribution.map(({ kind, transactions, sharePct }) => {
        const name = t(`kind.${kind}`);
        const share = formatPercent(sharePct ?? 0, i18n.language);
        return (
          <Box key={kind} sx={rowStyle}>
            <dt>{name}</dt>
            <Box component="dd" sx={{ margin: 0, fontVariantNumeric: 'tabular-nums' }}>
              {`${share} (${formatCount(transactions, i18n.language)})`}
            </Box>
            <Box component="dd" aria-hidden sx={{ margin: 0, gridColumn: '1 / -1' }}>
              <LinearProgress variant="determinate" value={sharePct ?? 0} sx={barStyle} />
            </Box>
          </Box>
        );
      })}
    </Box>
  );
}

const rowStyle = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', columnGap: 2, rowGap: 0.75 } as const;

const barStyle = { blockSize: 6, borderRadius: 3, bgcolor: 'surface.sunken' } as const;
