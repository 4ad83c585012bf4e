import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { DayField } from '../../ui/inputs/day-field.tsx';
import { SearchField } from '../../ui/inputs/search-field.tsx';
import { SelectField } from '../../ui/inputs/select-field.tsx';
import { type BatchFilterState, batchStates } from './use-batch-filter.ts';

interface BatchFiltersProps {
  state: BatchFilterState;
  onChange: (changes: Partial<BatchFilterState>) => void;
}

/** Narrows the batches down; the address keeps what was chosen. */
export function BatchFilters({ state, onChange }: BatchFiltersProps) {
  const { t } = useTranslation('batches');
  const any = { value: '', label: t('recent.anyState') };
  const day = (key: 'from' | 'to') => (
    <DayField
      label={t(`recent.${key}`)} value={state[key]}
      onChange={({ target }) => onChange({ [key]: target.value })}
    />
  );
  return (
    <Box sx={gridStyle}>
      <Box sx={wideStyle}>
        <SearchField
          label={t('recent.search')} placeholder={t('recent.searchHint')} value={state.q}
          onSearch={(q) => onChange({ q })}
        />
      </Box>
      <Box sx={wideStyle}>
        <SelectField
          label={t('recent.state')} value={state.state} displayEmpty
          options={[any, ...batchStates.map((value) => ({ value, label: t(`state.${value}`) }))]}
          onChange={({ target }) => onChange({ state: target.value })}
        />
      </Box>
      {day('from')}
      {day('to')}
    </Box>
  );
}

const wideStyle = { gridColumn: { xs: '1 / -1', lg: 'auto' } } as const;

const gridStyle = {
  display: 'grid', gap: 2, padding: 2.5,
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', lg: 'minmax(0, 2fr) repeat(3, minmax(0, 1fr))' },
} as const;
