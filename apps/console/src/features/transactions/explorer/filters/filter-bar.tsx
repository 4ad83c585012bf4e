import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SearchField } from '../../../../ui/inputs/search-field.tsx';
import { useFilterOptions } from './filter-options.ts';
import { ChoiceMenu } from './choice-menu.tsx';
import { DaysPopover } from './days-popover.tsx';
import { type FilterGroup, filterGroups, foremost, without } from './filter-groups.ts';
import { FilterChip, FilterPill } from './filter-pill.tsx';
import { useFilterWords } from './use-filter-words.ts';
import type { ExplorerChanges, ExplorerState } from '../use-explorer-filter.ts';

interface FilterBarProps {
  state: ExplorerState;
  isFiltered: boolean;
  onChange: (changes: ExplorerChanges) => void;
  onClear: () => void;
  /** What else can be done with the list, beside the search. */
  tools: ReactNode;
}

const others = (Object.keys(filterGroups) as FilterGroup[]).filter(
  (group) => !foremost.some((one) => one === group));

/** Narrows the payments down: by any words, by what is asked for most with one press, by the rest behind a button. */
export function FilterBar({ state, isFiltered, onChange, onClear, tools }: FilterBarProps) {
  const { t } = useTranslation('explorer');
  const say = useFilterWords(state);
  const options = useFilterOptions();
  return (
    <Box role="group" aria-label={t('filters.label')} sx={barStyle}>
      <Box sx={searchStyle}>
        <Box sx={{ flex: '1 1 16rem' }}>
          <SearchField
            label={t('filters.search')}
            placeholder={t('filters.searchHint')}
            value={state.q}
            onSearch={(q) => onChange({ q })}
          />
        </Box>
        {tools}
      </Box>
      <Box sx={pillsStyle}>
        {foremost.map((group) => (
          <FilterPill
            key={group}
            label={t(`filters.group.${group}`)}
            value={say(group)}
            opens={group === 'days' ? 'dialog' : 'menu'}
            onRemove={() => onChange(without(group))}
          >
            {(opened) => (group === 'days' ? (
              <DaysPopover opened={opened} title={t('filters.group.days')} state={state} onChange={onChange} />
            ) : (
              <ChoiceMenu
                opened={opened}
                options={options[group]}
                value={state[group]}
                onChoose={(value) => onChange({ [group]: value })}
              />
            ))}
          </FilterPill>
        ))}
        {others.filter((group) => say(group) !== '').map((group) => (
          <FilterChip
            key={group}
            label={t(`filters.group.${group}`)}
            value={say(group)}
            onRemove={() => onChange(without(group))}
          />
        ))}
        {isFiltered && <Button size="small" onClick={onClear}>{t('filters.clear')}</Button>}
      </Box>
    </Box>
  );
}

const barStyle = {
  display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5, padding: 2.5, paddingBlockEnd: 2,
} as const;

const searchStyle = { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: 1 } as const;

const pillsStyle = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 } as const;
