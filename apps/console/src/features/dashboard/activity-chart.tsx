import type { DayFiguresDto } from '@connect/sdk';
import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { networks } from '../../parts/money/networks.ts';
import { formatAmount, formatBucket, formatCount } from '../../ui/format/format.ts';
import type { Measure } from './activity.tsx';
import { toDay } from './links.ts';

/** The payments of thirty days by network, one bar a day; a bar opens its payments. */
export function ActivityChart({ days, measure }: { days: readonly DayFiguresDto[]; measure: Measure }) {
  const { t, i18n } = useTranslation('dashboard');
  const { vars } = useTheme();
  const navigate = useNavigate();
  const frame = useRef<HTMLDivElement>(null);
  const isMirrored = i18n.dir() === 'rtl';
  const name = t('activity.title');
  // The chart gives the element that takes the keyboard no name of its own.
  useEffect(() => {
    const entrance = frame.current?.querySelector('[tabindex="0"]');
    entrance?.setAttribute('role', 'group');
    entrance?.setAttribute('aria-label', name);
  }, [name]);
  const inOrder = isMirrored ? [...days].reverse() : days;
  const names = [...new Set(inOrder.map(({ day }) => day))];
  const on = (network: string) => inOrder.filter((one) => one.network === network);
  const say = (value: number | null) => (measure === 'count'
    ? formatCount(value ?? 0, i18n.language) : `${formatAmount((value ?? 0).toFixed(2), i18n.language)} AED`);
  const colours = { uae_dirham: vars.palette.primary.main, qatar_cbdc: vars.palette.info.main };
  return (
    <Box ref={frame} sx={frameStyle}>
      <BarChart
        xAxis={[{
          scaleType: 'band', data: names, categoryGapRatio: 0.35,
          valueFormatter: (day: string) => formatBucket(day, i18n.language),
        }]}
        yAxis={[{
          position: isMirrored ? 'right' : 'left', width: 64,
          valueFormatter: (value: number) => compact(value, i18n.language),
        }]}
        series={networks.map((network) => ({
          id: network, stack: 'day', label: t(`activity.network.${network}`), color: colours[network],
          data: on(network).map((one) => (measure === 'count' ? one.transactions : Number(one.volumeInAed))),
          valueFormatter: say,
        }))}
        grid={{ horizontal: true }}
        borderRadius={3}
        onItemClick={(_, { seriesId, dataIndex }) => {
          const day = names[dataIndex];
          if (day !== undefined) void navigate(toDay(day, seriesId));
        }}
        onAxisClick={(_, axis) => {
          if (axis) void navigate(toDay(String(axis.axisValue)));
        }}
      />
    </Box>
  );
}

const compact = (value: number, language: string) =>
  new Intl.NumberFormat(`${language}-u-nu-latn`, { notation: 'compact', maximumFractionDigits: 1 }).format(value);

const frameStyle = {
  padding: 1.5, blockSize: '100%', boxSizing: 'border-box', '& .MuiBarElement-root': { cursor: 'pointer' },
} as const;
