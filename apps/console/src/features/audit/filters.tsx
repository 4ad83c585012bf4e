import type { AuditPersonDto } from '@connect/sdk';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { useTranslation } from 'react-i18next';
import { Field } from '../../ui/field.tsx';
import { CloseIcon } from '../../ui/icons/action-icons.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { type FilterKey, type FilterState, severities } from './use-audit-filter.ts';
import { wordsOf } from '../../ui/trail/words.ts';

interface FiltersProps {
  state: FilterState;
  isFiltered: boolean;
  /** Every action and resource there is to choose from. */
  actions: readonly string[];
  resources: readonly string[];
  people: readonly AuditPersonDto[];
  onChange: (changes: Partial<FilterState>) => void;
  onClear: () => void;
}

/** Narrows the log down; the address keeps what was chosen. */
export function Filters({ state, isFiltered, actions, resources, people, onChange, onClear }: FiltersProps) {
  const { t } = useTranslation('audit');
  const { t: tTrail } = useTranslation('trail');
  const choice = (key: FilterKey, names: readonly string[], say = wordsOf) => {
    const known = state[key] === '' || names.includes(state[key]) ? names : [...names, state[key]];
    return (
      <SelectField
        label={t(`filters.${key as 'action'}`)}
        value={state[key]}
        displayEmpty
        options={[{ value: '', label: t('filters.any') }, ...known.map((value) => ({ value, label: say(value) }))]}
        onChange={(event) => onChange({ [key]: event.target.value })}
      />
    );
  };
  const nameOf = (id: string) => people.find((person) => person.id === id)?.name ?? id;
  const exact = (key: 'resourceId' | 'ipAddress') => (
    <SearchField label={t(`filters.${key}`)} value={state[key]} onSearch={(value) => onChange({ [key]: value })} />
  );
  const day = (key: 'from' | 'to') => (
    <Field
      label={t(`filters.${key}`)}
      type="date"
      value={state[key]}
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
      {choice('action', actions)}
      {choice('resource', resources)}
      {choice('severity', severities, (value) => tTrail(`severity.${value as 'info'}`))}
      {choice('userId', people.map(({ id }) => id), nameOf)}
      {exact('resourceId')}
      {exact('ipAddress')}
      {day('from')}
      {day('to')}
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
