import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from '../../../../ui/inputs/field.tsx';
import { SelectField } from '../../../../ui/inputs/select-field.tsx';
import { type ExplorerChanges, explorerKeys, type ExplorerKey, type ExplorerState } from '../use-explorer-filter.ts';
import { filterGroups, further } from './filter-groups.ts';
import type { Opened } from './filter-pill.tsx';
import { FilterPopover } from './filter-popover.tsx';
import { useFurtherOptions } from './use-further-options.ts';
import { problemOfFilter } from './problem-of-filter.ts';

interface FurtherPopoverProps {
  opened: Opened;
  title: string;
  state: ExplorerState;
  /** The people who sent what is shown, by their ids. */
  senders: ReadonlyMap<string, string>;
  onChange: (changes: ExplorerChanges) => void;
}

const keys: readonly ExplorerKey[] = further.flatMap((group) => filterGroups[group]);

/** The filters that are asked for less often, written or chosen one by one and taken together. */
export function FurtherPopover({ opened, title, state, senders, onChange }: FurtherPopoverProps) {
  const { t } = useTranslation('explorer');
  const [written, setWritten] = useState(state);
  const [isChecked, setIsChecked] = useState(false);
  const options = useFurtherOptions(written, senders);
  const write = (key: ExplorerKey) => ({ target }: { target: { value: string } }) =>
    setWritten((before) => ({ ...before, [key]: target.value }));
  const problem = (key: ExplorerKey) => {
    const code = isChecked ? problemOfFilter(key, written) : null;
    return code === null ? undefined : t(`filters.problem.${code}`);
  };
  const text = (key: 'counterparty' | 'reference' | 'scoreFrom' | 'scoreTo' | 'batch' | 'metadata') => (
    <Field
      key={key}
      label={t(`filters.${key}`)}
      value={written[key]}
      error={problem(key)}
      onChange={write(key)}
      inputProps={{ maxLength: 541, ...(key.startsWith('score') ? { inputMode: 'numeric' } : { dir: 'auto' }) }}
      {...(key === 'metadata' && { placeholder: 'costCentre:CC-204' })}
    />
  );
  const choice = (key: 'purposeCode' | 'rule' | 'principle' | 'actor' | 'wallet') => (
    <SelectField
      key={key}
      label={t(`filters.${key}`)}
      value={written[key]}
      displayEmpty
      options={[{ value: '', label: t('filters.any') }, ...options[key]]}
      onChange={write(key)}
    />
  );
  return (
    <FilterPopover
      opened={opened}
      title={title}
      isWide
      onApply={() => {
        setIsChecked(true);
        const isGood = keys.every((key) => problemOfFilter(key, written) === null);
        const changes = explorerKeys.filter((key) => keys.includes(key)).map((key) => [key, written[key].trim()]);
        if (isGood) onChange(Object.fromEntries(changes) as ExplorerChanges);
        return isGood;
      }}
    >
      <Box sx={fieldsStyle}>
        {text('counterparty')}
        {text('reference')}
        {choice('wallet')}
        {choice('actor')}
        {choice('purposeCode')}
        {choice('rule')}
        {choice('principle')}
        {text('scoreFrom')}
        {text('scoreTo')}
        {text('batch')}
        {text('metadata')}
      </Box>
    </FilterPopover>
  );
}

const fieldsStyle = {
  display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }, gap: 2,
  alignItems: 'start',
} as const;
