import type { ReportDto, ReportFormat, ReportLanguage } from '@connect/sdk';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { reasonOf } from '../../api/problem.ts';
import { useDownloadReportMutation } from './reports.api.ts';
import { BusyButton } from '../../ui/inputs/busy-button.tsx';
import { DownloadIcon } from '../../ui/icons/action-icons.tsx';
import { saveFrom } from '../../ui/data/save-file.ts';
import { useToast } from '../../ui/feedback/toast/toast-context.ts';
import { fileNameOf } from './period.ts';

const files = [
  { name: 'exportPdf', format: 'pdf', lang: 'en' },
  { name: 'exportPdfAr', format: 'pdf', lang: 'ar' },
  { name: 'exportCsv', format: 'csv', lang: 'en' },
  { name: 'exportJson', format: 'json', lang: 'en' },
] as const satisfies { name: string; format: ReportFormat; lang: ReportLanguage }[];

/** Takes a finished report away in any of its forms. */
export function ExportButtons({ report }: { report: ReportDto }) {
  const { t } = useTranslation('reports');
  const { toast } = useToast();
  const [download] = useDownloadReportMutation();
  const [busy, setBusy] = useState<string | null>(null);
  const save = async ({ name, format, lang }: (typeof files)[number]) => {
    setBusy(name);
    const { data, error } = await download({ id: report.id, format, lang });
    setBusy(null);
    if (data === undefined) {
      const { message } = reasonOf(error);
      toast({ tone: 'negative', title: t('toast.notExported'), ...(message && { description: message }) });
      return;
    }
    saveFrom(data, fileNameOf(report, format, lang));
    URL.revokeObjectURL(data);
    toast({ title: t('toast.exported'), description: t('toast.exportedHint', { format: format.toUpperCase() }) });
  };
  return (
    <Box role="group" aria-label={t('current.export')} sx={groupStyle}>
      {files.map((file) => (
        <BusyButton
          key={file.name}
          variant="outlined"
          startIcon={<DownloadIcon />}
          isBusy={busy === file.name}
          disabled={busy !== null}
          onClick={() => void save(file)}
        >
          {t(`current.${file.name}`)}
        </BusyButton>
      ))}
    </Box>
  );
}

const groupStyle = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(4, max-content)' },
  gap: 1.5,
  padding: 2.5,
} as const;
