import type { ReportDetailDto } from '@connect/sdk';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { ApiRequestButton } from '../../parts/api-request/api-request-button.tsx';
import type { SampleCall } from '../../api/snippets/api-call.ts';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { formatDay, formatHijri } from '../../ui/format/format.ts';
import { SectionCard } from '../../ui/layout/section-card.tsx';
import { ToneChip } from '../../ui/data/tone-chip.tsx';
import { ExportButtons } from './export-buttons.tsx';
import { ReportFigures } from './figures.tsx';
import { endsOf } from './period.ts';

/** One report: what it is about, how far it is or what it says, and its files. */
export function CurrentReport({ report }: { report: ReportDetailDto }) {
  const { t, i18n } = useTranslation('reports');
  const { from, to } = endsOf(report);
  const days = (format: typeof formatDay) =>
    [from, to].map((day) => format(day, i18n.language, report.timeZone)).join(' – ');
  const about = [days(formatDay), days(formatHijri), report.timeZone, report.bankName ?? t('current.allBanks')];
  return (
    <>
      <SectionCard
        title={t(`type.${report.type}`)}
        subtitle={<bdi>{about.join(' · ')}</bdi>}
        actions={
          <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', justifyContent: 'flex-end' }}>
            {report.provisional && <ToneChip tone="caution" label={t('current.provisional')} />}
            <ReportStateChip state={report.state} />
            <ApiRequestButton size="small" calls={() => callsOf(report.id)} />
          </Box>
        }
      >
        {report.state === 'failed' && (
          <ErrorState title={t('current.notMade')} message={t('current.notMadeHint')} />
        )}
        {report.state === 'done' && <ExportButtons report={report} />}
        {(report.state === 'queued' || report.state === 'running') && (
          <Box sx={{ padding: 2.5, display: 'grid', gap: 1 }}>
            <LinearProgress variant="determinate" value={report.progress} aria-label={t('current.progress')} />
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {t('current.making')}
            </Typography>
          </Box>
        )}
      </SectionCard>
      {report.figures && <ReportFigures figures={report.figures} />}
    </>
  );
}

const callsOf = (id: string): SampleCall[] => [
  (sdk) => sdk.reports.getReport({ id }),
  (sdk) => sdk.reports.downloadReport({ id, format: 'pdf', lang: 'en' }),
  (sdk) => sdk.reports.getReportSignature({ id, format: 'json' }),
];

const tones = { queued: 'neutral', running: 'neutral', done: 'positive', failed: 'negative' } as const;

/** How far the making of a report is. */
export function ReportStateChip({ state }: { state: keyof typeof tones }) {
  const { t } = useTranslation('reports');
  return <ToneChip tone={tones[state]} label={t(`state.${state}`)} />;
}
