import type { AuditPersonDto } from '@connect/sdk';
import { useTranslation } from 'react-i18next';
import { useViews } from '../../api/views.api.ts';
import { DayField } from '../../ui/inputs/day-field.tsx';
import { FilterCard } from '../../ui/layout/filter-card.tsx';
import { SearchField } from '../../ui/inputs/search-field.tsx';
import { SelectField } from '../../ui/inputs/select-field.tsx';
import { useLogNames } from '../../parts/trail/log-names.ts';
import { ViewsMenu } from '../../parts/views/views-menu.tsx';
import { type FilterKey, auditFilterKeys, type FilterState, severities } from './use-audit-filter.ts';

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
export function AuditFilters({ state, isFiltered, actions, resources, people, onChange, onClear }: FiltersProps) {
  const { t } = useTranslation('audit');
  const { t: tTrail } = useTranslation('trail');
  const log = useLogNames();
  const views = useViews('audit');
  const choice = (key: FilterKey, names: readonly string[], say: (name: string) => string) => {
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
    <DayField
      label={t(`filters.${key}`)}
      value={state[key]}
      onChange={(event) => onChange({ [key]: event.target.value })}
    />
  );
  return (
    <FilterCard
      label={t('filters.label')}
      isFiltered={isFiltered}
      onClear={onClear}
      tools={<ViewsMenu keys={auditFilterKeys} {...views} />}
      search={
        <SearchField
          label={t('filters.search')}
          placeholder={t('filters.searchHint')}
          value={state.q}
          onSearch={(q) => onChange({ q })}
        />
      }
    >
      {choice('action', actions, log.action)}
      {choice('resource', resources, log.resource)}
      {choice('severity', severities, (value) => tTrail(`severity.${value as 'info'}`))}
      {choice('userId', people.map(({ id }) => id), nameOf)}
      {exact('resourceId')}
      {exact('ipAddress')}
      {day('from')}
      {day('to')}
    </FilterCard>
  );
}
