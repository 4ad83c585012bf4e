import type { ScorePointDto } from '@connect/sdk';
import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { LineChart } from '@mui/x-charts/LineChart';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { formatBucket, formatPercent } from '../../ui/format/format.ts';

const good = 80;
const failing = 60;

/** The score over the period; a stretch in which nothing was judged leaves a gap. */
export function ScoreChart({ scores }: { scores: readonly ScorePointDto[] }) {
  const { t, i18n } = useTranslation('reports');
  const { vars } = useTheme();
  const frame = useRef<HTMLDivElement>(null);
  const name = t('sections.scores');
  // The chart gives the element that takes the keyboard no name of its own.
  useEffect(() => {
    const entrance = frame.current?.querySelector('[tabindex="0"]');
    entrance?.setAttribute('role', 'group');
    entrance?.setAttribute('aria-label', name);
  }, [name]);
  const points = i18n.dir() === 'rtl' ? [...scores].reverse() : scores;
  return (
    <Box ref={frame} sx={{ position: 'relative', minBlockSize: 340 }}>
      <Box sx={{ position: 'absolute', inset: 12 }}>
        <LineChart
          xAxis={[{
            scaleType: 'point',
            data: points.map(({ from }) => from),
            valueFormatter: (from: string, { location }) =>
              (location === 'tick' ? formatBucket(from, i18n.language) : from.replace('T', ' ')),
          }]}
          yAxis={[{ min: 0, max: 100, position: i18n.dir() === 'rtl' ? 'right' : 'left' }]}
          series={[{
            data: points.map(({ averageScore }) => averageScore),
            label: t('table.score'),
            color: vars.palette.primary.main,
            showMark: points.length <= 62,
            connectNulls: false,
            valueFormatter: (value) => (value === null ? t('noData') : formatPercent(value, i18n.language)),
          }]}
          grid={{ horizontal: true }}
          hideLegend
        >
          <ChartsReferenceLine y={good} lineStyle={{ strokeDasharray: '4 4' }} />
          <ChartsReferenceLine y={failing} lineStyle={{ strokeDasharray: '4 4' }} />
        </LineChart>
      </Box>
    </Box>
  );
}
