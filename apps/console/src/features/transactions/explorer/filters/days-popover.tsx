import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DayField } from '../../../../ui/inputs/day-field.tsx';
import { useNow } from '../../../../ui/format/use-now.ts';
import type { ExplorerChanges, ExplorerState } from '../use-explorer-filter.ts';
import type { Opened } from './filter-pill.tsx';
import { FilterPopover } from './filter-popover.tsx';
import { dayPresets } from './presets.ts';

interface DaysPopoverProps {
  opened: Opened;
  title: string;
  state: ExplorerState;
  onChange: (changes: ExplorerChanges) => void;
}

/** The days between which payments were sent: a usual span with one press, or any. */
export function DaysPopover({ opened, title, state, onChange }: DaysPopoverProps) {
  const { t } = useTranslation('explorer');
  const now = useNow();
  const [days, setDays] = useState({ from: state.from.slice(0, 10), to: state.to.slice(0, 10) });
  const take = (span: { from: string; to: string }) => {
    onChange(span);
    setDays(span);
    opened.onClose();
  };
  const isBackwards = days.from !== '' && days.to !== '' && days.from > days.to;
  const day = (key: 'from' | 'to') => (
    <DayField
      label={t(`filters.${key}`)}
      value={days[key]}
      {...(key === 'to' && isBackwards && { error: t('filters.backwards') })}
      onChange={({ target }) => setDays((before) => ({ ...before, [key]: target.value }))}
    />
  );
  return (
    <FilterPopover
      opened={opened}
      title={title}
      onApply={() => {
        if (!isBackwards) onChange(days);
        return !isBackwards;
      }}
    >
      <Box role="group" aria-label={t('filters.spans')} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {dayPresets.map(({ name, spanOf }) => (
          <Button
            key={name} size="small" variant="outlined" color="inherit" onClick={() => take(spanOf(new Date(now)))}
          >
            {t(`filters.span.${name}`)}
          </Button>
        ))}
      </Box>
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1.5, alignItems: 'start' }}>
        {day('from')}
        {day('to')}
      </Box>
    </FilterPopover>
  );
}
