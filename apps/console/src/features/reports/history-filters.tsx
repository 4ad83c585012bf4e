import type { ReportState, ReportType } from '@connect/sdk';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { ReportFilter } from './reports.api.ts';
import { boundsOf } from '../../ui/format/days.ts';
import { DayField } from '../../ui/inputs/day-field.tsx';
import { SelectField } from '../../ui/inputs/select-field.tsx';
import { useUrlState } from '../../ui/navigation/use-url-state.ts';

const types = ['daily', 'weekly', 'monthly', 'quarterly', 'annual', 'custom'] as const satisfies ReportType[];
const states = ['queued', 'running', 'done', 'failed'] as const satisfies ReportState[];

export const reportFilterKeys = ['type', 'state', 'from', 'to'] as const;

type FilterState = Record<(typeof reportFilterKeys)[number], string>;

/** The filters of the reports as the address holds them, and how to change them. */
export function useHistoryFilter() {
  const [state, change] = useUrlState(reportFilterKeys, reportFilterKeys);
  const type = types.find((one) => one === state.type);
  const known = states.find((one) => one === state.state);
  const filter: ReportFilter = { ...(type && { type }), ...(known && { state: known }), ...boundsOf(state) };
  return { state, filter, isFiltered: Object.keys(filter).length > 0, change };
}

interface HistoryFiltersProps {
  state: FilterState;
  onChange: (changes: Partial<FilterState>) => void;
}

/** Narrows the reports down; the address keeps what was chosen. */
export function HistoryFilters({ state, onChange }: HistoryFiltersProps) {
  const { t } = useTranslation('reports');
  const any = { value: '', label: t('history.any') };
  const day = (key: 'from' | 'to') => (
    <DayField
      label={t(`history.${key}`)} value={state[key]}
      onChange={({ target }) => onChange({ [key]: target.value })}
    />
  );
  return (
    <Box sx={gridStyle}>
      <SelectField
        label={t('order.type')} value={state.type} displayEmpty
        options={[any, ...types.map((value) => ({ value, label: t(`type.${value}`) }))]}
        onChange={({ target }) => onChange({ type: target.value })}
      />
      <SelectField
        label={t('history.state')} value={state.state} displayEmpty
        options={[any, ...states.map((value) => ({ value, label: t(`state.${value}`) }))]}
        onChange={({ target }) => onChange({ state: target.value })}
      />
      {day('from')}
      {day('to')}
    </Box>
  );
}

const gridStyle = {
  display: 'grid', gap: 2, padding: 2.5,
  gridTemplateColumns: { xs: 'repeat(auto-fill, minmax(9rem, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' },
} as const;
