import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useTranslation } from 'react-i18next';
import { AlertIcon } from '../../../ui/icons/status-icons.tsx';
import { SelectField } from '../../../ui/inputs/select-field.tsx';
import { SectionCard } from '../../../ui/layout/section-card.tsx';
import { encodings } from '../reading/bytes.ts';
import { delimiters } from '../reading/dialect.ts';
import { ColumnsTable } from './columns-table.tsx';
import { TemplateField, type KeepTemplate } from './template-field.tsx';
import type { Import } from './use-import.ts';

const delimiterNames = { ',': 'comma', ';': 'semicolon', '\t': 'tab', '|': 'pipe' } as const;

interface ColumnsStepProps {
  reading: Import;
  onBack: () => void;
  onKeep: KeepTemplate;
}

/** How a file was read, and everything of it that can be chosen otherwise, beside what it makes of the first rows. */
export function ColumnsStep({ reading, onBack, onKeep }: ColumnsStepProps) {
  const { t } = useTranslation('batches');
  const { work, table, choose } = reading;
  const { delimiter, hasNames, decimal } = table.reading;
  const isReady = table.body.length > 0 && table.doubts.every((doubt) => doubt === 'delimiter')
    || (table.doubts.length === 1 && table.doubts[0] === 'columns' && hasNeeded(reading));
  return (
    <SectionCard title={t('columns.title')} subtitle={t('columns.subtitle')}>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2.5, padding: 2.5 }}>
        <Doubts reading={reading} />
        <Box sx={choicesStyle}>
          <SelectField
            label={t('columns.delimiter')} value={delimiter}
            options={delimiters.map((value) => ({ value, label: t(`columns.sign.${delimiterNames[value]}`) }))}
            onChange={({ target }) => choose({ delimiter: delimiters.find((one) => one === target.value) ?? ',' })}
          />
          {work.bytes && (
            <SelectField
              label={t('columns.encoding')} value={work.encoding}
              options={encodings.map((value) => ({ value, label: t(`columns.encodings.${value}`) }))}
              onChange={({ target }) =>
                reading.chooseEncoding(encodings.find((one) => one === target.value) ?? 'utf-8')}
            />
          )}
          <SelectField
            label={t('columns.decimal')} value={decimal ?? ''} displayEmpty
            options={[
              ...(decimal === null ? [{ value: '', label: t('columns.choose') }] : []),
              { value: '.', label: t('columns.decimalPoint') }, { value: ',', label: t('columns.decimalComma') },
            ]}
            onChange={({ target }) => choose({ decimal: target.value === ',' ? ',' : '.' })}
          />
          <FormControlLabel
            control={<Switch checked={hasNames} />} label={t('columns.hasNames')}
            onChange={(_, isOn) => choose({ hasNames: isOn })} sx={{ marginInline: 0, alignSelf: 'end' }}
          />
        </Box>
        <ColumnsTable table={table} onChange={(columns) => choose({ columns })} />
        {isReady && table.head && <TemplateField table={table} onKeep={onKeep} />}
        <Box sx={{ display: 'flex', gap: 1.5, justifyContent: 'flex-end' }}>
          <Button variant="outlined" color="inherit" onClick={onBack}>{t('columns.back')}</Button>
          <Button variant="contained" disabled={!isReady} onClick={reading.accept}>{t('columns.next')}</Button>
        </Box>
      </Box>
    </SectionCard>
  );
}

const hasNeeded = ({ table: { reading: { columns } } }: Import) =>
  columns.includes('amount') && (columns.includes('toAddress') || columns.includes('counterpartyName'));

/** What somebody should look at before the table is taken as it was read. */
function Doubts({ reading: { work, table } }: { reading: Import }) {
  const { t } = useTranslation('batches');
  const doubts = [...(work.isEncodingSure ? [] : ['encoding' as const]), ...table.doubts];
  return doubts.map((doubt) => (
    <Alert key={doubt} severity="warning" icon={<AlertIcon size={20} />}>{t(`columns.doubt.${doubt}`)}</Alert>
  ));
}

const choicesStyle = {
  display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
} as const;
