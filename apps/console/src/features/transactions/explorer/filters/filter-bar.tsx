import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useMenu } from '../../../../ui/inputs/use-menu.ts';
import { SearchField } from '../../../../ui/inputs/search-field.tsx';
import { SlidersIcon } from '../../../../ui/icons/action-icons.tsx';
import { formatCount } from '../../../../ui/format/format.ts';
import type { ExplorerChanges, ExplorerState } from '../use-explorer-filter.ts';
import { AmountPopover } from './amount-popover.tsx';
import { ChoiceMenu } from './choice-menu.tsx';
import { DaysPopover } from './days-popover.tsx';
import { foremost, further, without } from './filter-groups.ts';
import { useFilterOptions } from './filter-options.ts';
import { FilterChip, FilterPill, type Opened } from './filter-pill.tsx';
import { FurtherPopover } from './further-popover.tsx';
import { useFilterWords } from './use-filter-words.ts';

interface FilterBarProps {
  state: ExplorerState;
  isFiltered: boolean;
  /** The people who sent what is shown, by their ids. */
  senders: ReadonlyMap<string, string>;
  onChange: (changes: ExplorerChanges) => void;
  onClear: () => void;
  /** What else can be done with the list, beside the search. */
  tools: ReactNode;
}

type Foremost = (typeof foremost)[number];

/** Narrows the payments down: by any words, by what is asked for most with one press, by the rest behind a button. */
export function FilterBar({ state, isFiltered, senders, onChange, onClear, tools }: FilterBarProps) {
  const { t } = useTranslation('explorer');
  const say = useFilterWords(state, senders);
  const options = useFilterOptions();
  const opens = (group: Foremost, opened: Opened) => {
    const asked = { opened, title: t(`filters.group.${group}`), state, onChange };
    if (group === 'days') return <DaysPopover {...asked} />;
    if (group === 'amount') return <AmountPopover {...asked} />;
    const choose = (value: string) => onChange({ [group]: value });
    return <ChoiceMenu opened={opened} options={options[group]} value={state[group]} onChoose={choose} />;
  };
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
            opens={group === 'days' || group === 'amount' ? 'dialog' : 'menu'}
            onRemove={() => onChange(without(group))}
          >
            {(opened) => opens(group, opened)}
          </FilterPill>
        ))}
        <FurtherButton state={state} senders={senders} count={further.filter((group) => say(group) !== '').length}
          onChange={onChange} />
        {further.filter((group) => say(group) !== '').map((group) => (
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

type FurtherButtonProps = Pick<FilterBarProps, 'state' | 'senders' | 'onChange'> & { count: number };

function FurtherButton({ state, senders, count, onChange }: FurtherButtonProps) {
  const { t, i18n } = useTranslation('explorer');
  const { button, menu } = useMenu();
  const name = t('filters.further');
  const label = count === 0 ? name : t('filters.furtherCount', { figure: formatCount(count, i18n.language) });
  return (
    <>
      <Button
        size="small" color="inherit" startIcon={<SlidersIcon />} {...button} aria-haspopup="dialog"
        sx={{ minBlockSize: 34, borderRadius: 999, paddingInline: 1.5, color: 'text.secondary' }}
      >
        {label}
      </Button>
      {menu.open && <FurtherPopover opened={menu} title={name} state={state} senders={senders} onChange={onChange} />}
    </>
  );
}

const barStyle = {
  display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5, padding: 2.5, paddingBlockEnd: 2,
} as const;

const searchStyle = { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: 1 } as const;

const pillsStyle = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 } as const;
