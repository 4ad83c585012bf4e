import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import MenuItem from '@mui/material/MenuItem';
import Select, { type SelectProps } from '@mui/material/Select';
import { type Ref, useId } from 'react';
import { FieldLabel } from './field.tsx';
import { ChevronDownIcon } from './icons/navigation-icons.tsx';

/** One thing that can be chosen. */
export interface Option {
  value: string;
  label: string;
}

export interface SelectFieldProps extends Omit<SelectProps<string>, 'error' | 'label' | 'labelId' | 'id' | 'ref'> {
  label: string;
  options: readonly Option[];
  error?: string | undefined;
  hint?: string | undefined;
  ref?: Ref<HTMLInputElement>;
}

/** A labelled choice of one among a few. */
export function SelectField({ label, options, error, hint, ref, ...select }: SelectFieldProps) {
  const id = useId();
  const note = error ?? hint;
  return (
    <FormControl fullWidth error={error !== undefined}>
      <FieldLabel id={`${id}-label`}>{label}</FieldLabel>
      <Select<string>
        labelId={`${id}-label`}
        id={id}
        size="small"
        inputRef={ref}
        IconComponent={ChevronDownIcon}
        SelectDisplayProps={{ 'aria-describedby': note && `${id}-note` }}
        {...select}
      >
        {options.map((option) => (
          <MenuItem key={option.value} value={option.value}>
            {option.label}
          </MenuItem>
        ))}
      </Select>
      {note !== undefined && <FormHelperText id={`${id}-note`}>{note}</FormHelperText>}
    </FormControl>
  );
}
