import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { type ReactNode, type Ref, useId } from 'react';
import { FieldFrame, FieldLabel } from './field.tsx';
import { ChevronDownIcon } from '../icons/navigation-icons.tsx';

/** One thing that can be chosen. */
export interface Option {
  value: string;
  label: string;
}

export interface SelectFieldProps {
  label: string;
  options: readonly Option[];
  value: string;
  name?: string;
  error?: string | undefined;
  hint?: string | undefined;
  disabled?: boolean | undefined;
  /** Whether the option with no value is shown by its label while it is chosen. */
  displayEmpty?: boolean;
  /** What is shown of the choice, where the option's label says too much. */
  renderValue?: (value: string) => ReactNode;
  onChange: (event: { target: { name: string; value: string } }) => void;
  onBlur?: () => void;
  /** Reaches what takes the focus. */
  ref?: Ref<unknown>;
}

/** A labelled choice of one among a few. */
export function SelectField({ label, options, error, hint, ref, ...select }: SelectFieldProps) {
  const id = useId();
  const note = error ?? hint;
  const isWrong = error !== undefined;
  const isDisabled = select.disabled ?? false;
  const title = <FieldLabel id={`${id}-label`} isWrong={isWrong} isDisabled={isDisabled}>{label}</FieldLabel>;
  return (
    <FieldFrame label={title} noteId={`${id}-note`} error={error} hint={hint} isDisabled={isDisabled}>
      <Select
        {...select}
        id={id}
        labelId={`${id}-label`}
        aria-describedby={note && `${id}-note`}
        size="small"
        fullWidth
        error={isWrong}
        inputRef={ref}
        IconComponent={ChevronDownIcon}
        MenuProps={menu}
        sx={arrowStyle}
      >
        {options.map((option) => <MenuItem key={option.value} value={option.value}>{option.label}</MenuItem>)}
      </Select>
    </FieldFrame>
  );
}

/** A longer list is scrolled, so that it opens below the field and not over it. */
const menu = { slotProps: { paper: { sx: { maxHeight: 360 } } } };

const arrowStyle = { '& .MuiSelect-icon': { fontSize: 24 } } as const;
