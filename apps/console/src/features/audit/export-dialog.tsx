import type { AuditExportFormat } from '@connect/sdk';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type AuditFilter, useExportAuditLogMutation } from '../../api/audit.api.ts';
import { reasonOf } from '../../api/problem.ts';
import { FormDialog } from '../../parts/forms/form-dialog.tsx';
import { formatCount } from '../../ui/format/format.ts';
import { type Language, languageOf, languages } from '../../ui/preferences/languages.ts';
import { saveFrom } from '../../ui/data/save-file.ts';
import { SelectField } from '../../ui/inputs/select-field.tsx';
import { useToast } from '../../ui/feedback/toast/toast-context.ts';
import { machineNow } from '../../ui/format/use-now.ts';

const formats: readonly AuditExportFormat[] = ['csv', 'json', 'pdf'];

interface ExportDialogProps {
  filter: AuditFilter;
  /** How many events match the filter, once they are counted. */
  rows: number | undefined;
  onClose: () => void;
}

/** Asks in which form to take the matching events away, after saying how many they are. */
export function ExportDialog({ filter, rows, onClose }: ExportDialogProps) {
  const { t, i18n } = useTranslation('audit');
  const { toast } = useToast();
  const [format, setFormat] = useState<AuditExportFormat>('csv');
  const [lang, setLang] = useState<Language>(languageOf(i18n.language));
  const [take, { error, isLoading }] = useExportAuditLogMutation();
  const submit = async () => {
    toast({ title: t('export.started'), description: t('export.startedHint') });
    const { data: url } = await take({ ...filter, format, lang });
    if (url === undefined) return;
    const name = nameOf(filter, format === 'pdf' ? `${lang}.pdf` : format);
    saveFrom(url, name);
    URL.revokeObjectURL(url);
    toast({ title: t('export.done'), description: t('export.doneHint', { name }) });
    onClose();
  };
  return (
    <FormDialog
      title={t('export.title')}
      cancel={t('export.cancel')}
      submit={t('export.submit')}
      pending={t('export.pending')}
      isPending={isLoading}
      call={() => (sdk) => sdk.audit.exportAuditLog({ ...filter, format })}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <Typography role="status">
        {rows === undefined
          ? t('export.counting')
          : t('export.rows', { count: rows, formatted: formatCount(rows, i18n.language) })}
      </Typography>
      <SelectField
        label={t('export.format')}
        value={format}
        options={formats.map((value) => ({ value, label: t(`export.${value}`) }))}
        onChange={(event) => setFormat(event.target.value as AuditExportFormat)}
      />
      {format === 'pdf' && (
        <SelectField
          label={t('export.language')}
          value={lang}
          options={languages.map(({ code, name }) => ({ value: code, label: name }))}
          onChange={(event) => setLang(event.target.value as Language)}
        />
      )}
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        {t('export.recorded')}
      </Typography>
      {error && (
        <Typography role="alert" variant="body2" sx={{ color: 'error.main' }}>
          {reasonOf(error).message ?? t('export.failed')}
        </Typography>
      )}
    </FormDialog>
  );
}

/** A file name that tells what the file holds and when it was taken. */
function nameOf(filter: AuditFilter, ending: string): string {
  const parts = Object.entries(filter).map(([key, value]) => `${key}-${String(value).replaceAll(/[^\w.-]+/g, '_')}`);
  const moment = `${new Date(machineNow()).toISOString().slice(0, 19).replaceAll(':', '')}Z`;
  return `${['audit-log', moment, ...parts].join('_').slice(0, 150)}.${ending}`;
}
