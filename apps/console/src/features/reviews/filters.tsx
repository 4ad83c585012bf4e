import { useTranslation } from 'react-i18next';
import { useViews } from '../../api/views.api.ts';
import { FilterCard } from '../../ui/layout/filter-card.tsx';
import { SearchField } from '../../ui/inputs/search-field.tsx';
import { type Option, SelectField } from '../../ui/inputs/select-field.tsx';
import { ViewsMenu } from '../../parts/views/views-menu.tsx';
import { networks } from '../../parts/money/networks.ts';
import {
  reviewFilterKeys, reviewStates, type ReviewFilterKey, type ReviewFilterState,
} from './use-review-filter.ts';

interface FiltersProps {
  state: ReviewFilterState;
  isFiltered: boolean;
  onChange: (changes: Partial<ReviewFilterState>) => void;
  onClear: () => void;
}

/** Narrows the queue down; the address keeps what was chosen. */
export function ReviewFilters({ state, isFiltered, onChange, onClear }: FiltersProps) {
  const { t } = useTranslation('reviews');
  const views = useViews('reviews');
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
    <FilterCard
      label={t('filters.label')}
      isFiltered={isFiltered}
      onClear={onClear}
      tools={<ViewsMenu keys={reviewFilterKeys} {...views} />}
      search={
        <SearchField
          label={t('filters.search')}
          placeholder={t('filters.searchHint')}
          value={state.q}
          onSearch={(q) => onChange({ q })}
        />
      }
    >
      {choice('state', reviewStates.map((value) => (
        { value: value === 'open' ? '' : value, label: t(`state.${value}`) })))}
      {choice('assignee', [any, { value: 'me', label: t('filters.me') }, { value: 'none', label: t('filters.none') }])}
      {choice('network', [any, ...networks.map((value) => ({ value, label: t(`network.${value}`) }))])}
      {choice('older', [any, { value: '24', label: t('filters.over24') }, { value: '72', label: t('filters.over72') }])}
    </FilterCard>
  );
}
