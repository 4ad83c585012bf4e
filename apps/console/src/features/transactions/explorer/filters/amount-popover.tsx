import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { normaliseAmount, toMinor } from '../../../../parts/money/amount.ts';
import { Field } from '../../../../ui/inputs/field.tsx';
import type { ExplorerChanges, ExplorerState } from '../use-explorer-filter.ts';
import type { Opened } from './filter-pill.tsx';
import { FilterPopover } from './filter-popover.tsx';

interface AmountPopoverProps {
  opened: Opened;
  title: string;
  state: ExplorerState;
  onChange: (changes: ExplorerChanges) => void;
}

/** The least and the largest amount of the payments that are sought, as people write amounts. */
export function AmountPopover({ opened, title, state, onChange }: AmountPopoverProps) {
  const { t } = useTranslation('explorer');
  const [written, setWritten] = useState({ amountFrom: state.amountFrom, amountTo: state.amountTo });
  const [isChecked, setIsChecked] = useState(false);
  const read = (text: string) => (text.trim() === '' ? '' : normaliseAmount(text));
  const [from, to] = [read(written.amountFrom), read(written.amountTo)];
  const isBackwards = from !== null && to !== null && from !== '' && to !== '' && toMinor(from) > toMinor(to);
  const problemOf = (key: 'amountFrom' | 'amountTo') => {
    if (!isChecked) return undefined;
    if ((key === 'amountFrom' ? from : to) === null) return t('filters.amountUnreadable');
    return key === 'amountTo' && isBackwards ? t('filters.amountBackwards') : undefined;
  };
  const field = (key: 'amountFrom' | 'amountTo') => (
    <Field
      label={t(`filters.${key}`)}
      value={written[key]}
      error={problemOf(key)}
      onChange={({ target }) => setWritten((before) => ({ ...before, [key]: target.value }))}
      inputProps={{ inputMode: 'decimal', dir: 'ltr', maxLength: 24 }}
    />
  );
  return (
    <FilterPopover
      opened={opened}
      title={title}
      onApply={() => {
        setIsChecked(true);
        const isGood = from !== null && to !== null && !isBackwards;
        if (isGood) onChange({ amountFrom: from, amountTo: to });
        return isGood;
      }}
    >
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1.5, alignItems: 'start' }}>
        {field('amountFrom')}
        {field('amountTo')}
      </Box>
    </FilterPopover>
  );
}
