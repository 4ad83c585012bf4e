import type { TransactionExportFormat, TransactionSort } from '@connect/sdk';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isProblem } from '../../../api/problem.ts';
import { refusalWords } from '../../../api/problem-words.ts';
import { FormDialog } from '../../../parts/forms/form-dialog.tsx';
import { saveFrom } from '../../../ui/data/save-file.ts';
import { FormProblem } from '../../../ui/feedback/form-problem.tsx';
import { useToast } from '../../../ui/feedback/toast/toast-context.ts';
import { formatCount } from '../../../ui/format/format.ts';
import { machineNow } from '../../../ui/format/use-now.ts';
import { SelectField } from '../../../ui/inputs/select-field.tsx';
import { type Language, languageOf, languages } from '../../../ui/preferences/languages.ts';
import { type TransactionFilter, useExportTransactionsMutation } from './explorer.api.ts';

interface ExportDialogProps {
  filter: TransactionFilter & { sort?: TransactionSort };
  /** How many rows are read, and whether there are more that match. */
  rows: number;
  hasMore: boolean;
  onClose: () => void;
}

const formats = ['csv', 'json', 'pdf'] as const satisfies readonly TransactionExportFormat[];

/** Takes what the filters let through away as a file, after saying how much that is. */
export function PaymentsExportDialog({ filter, rows, hasMore, onClose }: ExportDialogProps) {
  const { t, i18n } = useTranslation('explorer');
  const { toast } = useToast();
  const [format, setFormat] = useState<TransactionExportFormat>('csv');
  const [lang, setLang] = useState<Language>(languageOf(i18n.language));
  const [take, { error, isLoading }] = useExportTransactionsMutation();
  const submit = async () => {
    const { data: url } = await take({ ...filter, format, lang });
    if (url === undefined) return;
    const name = nameOf(format === 'pdf' ? `${lang}.pdf` : format);
    saveFrom(url, name);
    URL.revokeObjectURL(url);
    toast({ title: t('export.done'), description: t('export.doneHint', { name }) });
    onClose();
  };
  const figure = formatCount(rows, i18n.language);
  return (
    <FormDialog
      title={t('export.title')}
      cancel={t('export.cancel')}
      submit={t('export.submit')}
      pending={t('export.pending')}
      isPending={isLoading}
      call={() => (sdk) => sdk.transactions.exportTransactions({ ...filter, format })}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <Typography>
        {hasMore ? t('export.moreThan', { figure }) : t('export.rows', { count: rows, figure })}
      </Typography>
      <SelectField
        label={t('export.format')}
        value={format}
        options={formats.map((value) => ({ value, label: t(`export.${value}`) }))}
        onChange={({ target }) => setFormat(target.value as TransactionExportFormat)}
      />
      {format === 'pdf' && (
        <SelectField
          label={t('export.language')}
          value={lang}
          options={languages.map(({ code, name }) => ({ value: code, label: name }))}
          onChange={({ target }) => setLang(target.value as Language)}
        />
      )}
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>{t('export.recorded')}</Typography>
      <FormProblem message={error && (isProblem(error) ? refusalWords(error) : t('export.failed'))} />
    </FormDialog>
  );
}

/** A file name that tells what the file holds and when it was taken. */
const nameOf = (ending: string): string =>
  `transactions_${new Date(machineNow()).toISOString().slice(0, 19).replaceAll(':', '')}Z.${ending}`;
