import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { useTranslation } from 'react-i18next';
import { CloseIcon } from '../../ui/icons/action-icons.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { SelectField, type Option } from '../../ui/select-field.tsx';
import { networks, states, type ReviewFilterKey, type ReviewFilterState } from './use-review-filter.ts';

interface FiltersProps {
  state: ReviewFilterState;
  isFiltered: boolean;
  onChange: (changes: Partial<ReviewFilterState>) => void;
  onClear: () => void;
}

/** Narrows the queue down; the address keeps what was chosen. */
export function Filters({ state, isFiltered, onChange, onClear }: FiltersProps) {
  const { t } = useTranslation('reviews');
  const any = { value: '', label: t('filters.any') };
  const choice = (key: Exclude<ReviewFilterKey, 'q'>, options: readonly Option[]) => (
    <SelectField
      label={t(`filters.${key}`)}
      value={state[key]}
      displayEmpty
      options={options}
      onChange={(event) => onChange({ [key]: event.target.value })}
    />
  );
  return (
    <Card component="section" aria-label={t('filters.label')} sx={gridStyle}>
      <Box sx={{ gridColumn: { xs: '1 / -1', lg: 'span 2' } }}>
        <SearchField
          label={t('filters.search')}
          placeholder={t('filters.searchHint')}
          value={state.q}
          onSearch={(q) => onChange({ q })}
        />
      </Box>
      {choice('state', states.map((value) => ({ value: value === 'open' ? '' : value, label: t(`state.${value}`) })))}
      {choice('assignee', [any, { value: 'me', label: t('filters.me') }, { value: 'none', label: t('filters.none') }])}
      {choice('network', [any, ...networks.map((value) => ({ value, label: t(`network.${value}`) }))])}
      {choice('older', [any, { value: '24', label: t('filters.over24') }, { value: '72', label: t('filters.over72') }])}
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<CloseIcon />}
        disabled={!isFiltered}
        onClick={onClear}
        sx={{ alignSelf: 'end', justifySelf: { lg: 'start' } }}
      >
        {t('filters.clear')}
      </Button>
    </Card>
  );
}

const gridStyle = {
  display: 'grid',
  gridTemplateColumns: { xs: 'repeat(auto-fill, minmax(9rem, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' },
  gap: 2,
  padding: 2.5,
} as const;
