import type { StatusDayDto } from '@connect/sdk';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { formatCount, formatShare } from '../../ui/format/format.ts';
import { machineNow } from '../../ui/format/use-now.ts';

const daysShown = 90;
const dayMs = 86_400_000;
const step = 4;
const bar = { width: 3, height: 32 };

interface DayBarsProps {
  name: string;
  uptime: number | null;
  days: readonly StatusDayDto[];
}

/** Ninety days as bars; a failure cuts into a bar from below and a gap in the measuring from above. */
export function DayBars({ name, uptime, days }: DayBarsProps) {
  const { t, i18n } = useTranslation('status');
  const sum = (key: 'failedMinutes' | 'unknownMinutes') =>
    formatCount(days.reduce((total, day) => total + day[key], 0), i18n.language);
  const summary = uptime === null ? t('barsEmpty') : t('barsSummary', {
    uptime: formatShare(uptime, i18n.language), failed: sum('failedMinutes'), unknown: sum('unknownMinutes'),
  });
  return (
    <Box
      component="svg" role="img" aria-label={t('bars', { part: name, summary })} preserveAspectRatio="none"
      viewBox={`0 0 ${daysShown * step - 1} ${bar.height}`} sx={barsStyle}
    >
      {lastDays(days).map(({ day, measured }, index) => (
        <Day key={day} day={day} x={index * step} {...(measured && { measured })} />
      ))}
    </Box>
  );
}

interface DayProps { day: string; x: number; measured?: StatusDayDto }

function Day({ day, x, measured }: DayProps) {
  const { t, i18n } = useTranslation('status');
  const title = measured === undefined ? t('dayUnmeasured', { day }) : t('day', {
    day, uptime: formatShare(measured.uptime, i18n.language), failed: measured.failedMinutes,
    unknown: measured.unknownMinutes,
  });
  return (
    <g transform={`translate(${x})`}>
      <title>{title}</title>
      <Bar
        isMeasured={measured !== undefined} hasFailed={(measured?.failedMinutes ?? 0) > 0}
        isUnknown={(measured?.unknownMinutes ?? 0) > 0}
      />
    </g>
  );
}

interface BarProps { isMeasured: boolean; hasFailed: boolean; isUnknown: boolean }

function Bar({ isMeasured, hasFailed, isUnknown }: BarProps) {
  const half = bar.height / 2;
  return (
    <>
      <rect {...bar} rx={1} fill={isMeasured ? colours.worked : colours.unmeasured} />
      {isUnknown && <rect width={bar.width} height={half - 4} rx={1} fill={colours.unknown} />}
      {hasFailed && <rect width={bar.width} y={half - 2} height={half + 2} rx={1} fill={colours.failed} />}
    </>
  );
}

/** One bar for the legend. */
export function Swatch({ kind }: { kind: 'worked' | 'failed' | 'unknown' | 'unmeasured' }) {
  return (
    <svg viewBox={`0 0 ${bar.width} ${bar.height}`} width={6} height={18} preserveAspectRatio="none" aria-hidden="true">
      <Bar isMeasured={kind !== 'unmeasured'} hasFailed={kind === 'failed'} isUnknown={kind === 'unknown'} />
    </svg>
  );
}

function lastDays(days: readonly StatusDayDto[]): { day: string; measured: StatusDayDto | undefined }[] {
  const known = new Map(days.map((day) => [day.day, day]));
  const newest = Date.parse(days.at(-1)?.day ?? new Date(machineNow()).toISOString().slice(0, 10));
  return Array.from({ length: daysShown }, (_, index) => {
    const day = new Date(newest - (daysShown - 1 - index) * dayMs).toISOString().slice(0, 10);
    return { day, measured: known.get(day) };
  });
}

const colours = {
  worked: 'var(--mui-palette-success-main)',
  failed: 'var(--mui-palette-error-main)',
  unknown: 'var(--mui-palette-text-disabled)',
  unmeasured: 'var(--mui-palette-surface-line)',
} as const;

const barsStyle = { inlineSize: '100%', blockSize: bar.height, '&:dir(rtl)': { transform: 'scaleX(-1)' } } as const;
