import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { reasonOf } from '../../api/problem.ts';
import { type HistoryFilter, useExportWalletHistoryMutation } from '../../api/wallets.api.ts';
import { BusyButton } from '../../ui/inputs/busy-button.tsx';
import type { Days } from '../../ui/format/days.ts';
import { DayField } from '../../ui/inputs/day-field.tsx';
import { DownloadIcon } from '../../ui/icons/action-icons.tsx';
import { saveCsv } from '../../ui/data/save-file.ts';
import { useToast } from '../../ui/feedback/toast/toast-context.ts';

interface HistoryToolsProps {
  filter: HistoryFilter;
  days: Days;
  onDaysChange: (changes: Partial<Days>) => void;
  /** There is nothing to take away. */
  isEmpty: boolean;
}

/** Narrows a wallet's history to some days, and takes what is left away as a file. */
export function HistoryTools({ filter, days, onDaysChange, isEmpty }: HistoryToolsProps) {
  const { t } = useTranslation('wallets');
  const { toast } = useToast();
  const [read, { isLoading }] = useExportWalletHistoryMutation();
  const save = async () => {
    const { data, error } = await read(filter);
    if (data !== undefined) {
      saveCsv('wallet-history', data);
      return;
    }
    const { message } = reasonOf(error);
    toast({ tone: 'negative', title: t('history.exportFailed'), ...(message && { description: message }) });
  };
  const day = (key: keyof Days) => (
    <DayField
      label={t(`history.${key}`)}
      value={days[key]}
      onChange={({ target }) => onDaysChange({ [key]: target.value })}
    />
  );
  return (
    <Box sx={toolsStyle}>
      {day('from')}
      {day('to')}
      <BusyButton
        variant="outlined"
        startIcon={<DownloadIcon />}
        isBusy={isLoading}
        disabled={isEmpty}
        onClick={() => void save()}
        sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' }, whiteSpace: 'nowrap' }}
      >
        {t(isLoading ? 'history.exporting' : 'history.export')}
      </BusyButton>
    </Box>
  );
}

const toolsStyle = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr 1fr', sm: '1fr 1fr auto' },
  alignItems: 'end',
  gap: 1.5,
  paddingInline: 2.5,
  paddingBlock: 2,
  borderBlockEnd: '1px solid',
  borderColor: 'divider',
} as const;
