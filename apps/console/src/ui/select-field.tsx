import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import type { InputBaseComponentProps } from '@mui/material/InputBase';
import OutlinedInput from '@mui/material/OutlinedInput';
import { type ElementType, type ReactNode, type Ref, useId, useState } from 'react';
import { fetchedSoon } from './fetched-soon.tsx';
import { FieldLabel } from './field.tsx';
import { SelectDisplay } from './select-display.tsx';
import type { Option } from './typed-option.ts';

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
  ref?: Ref<HTMLElement>;
}

// What it takes beside an input's own properties comes by inputProps.
const Display = SelectDisplay as ElementType<InputBaseComponentProps>;
const SelectMenu = fetchedSoon(async () => (await import('./select-menu.tsx')).SelectMenu);

/** A labelled choice of one among a few. */
export function SelectField({ label, options, value, error, hint, ref, ...rest }: SelectFieldProps) {
  const { name = '', disabled = false, displayEmpty = false, renderValue, onChange, onBlur } = rest;
  const id = useId();
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  const [isOpen, setIsOpen] = useState<boolean | null>(null);
  const note = error ?? hint;
  const choose = (chosen: string) => {
    setIsOpen(false);
    if (chosen !== value) onChange({ target: { name, value: chosen } });
  };
  const shown = options.find((option) => option.value === value && (displayEmpty || value !== ''))?.label;
  return (
    <FormControl fullWidth error={error !== undefined} disabled={disabled}>
      <FieldLabel id={`${id}-label`} onClick={() => document.getElementById(id)?.focus()}>
        {label}
      </FieldLabel>
      <OutlinedInput
        id={id}
        ref={setFrame}
        size="small"
        value={value}
        inputRef={ref}
        inputComponent={Display}
        inputProps={{
          'aria-labelledby': `${id}-label`,
          'aria-describedby': note && `${id}-note`,
          'aria-expanded': isOpen === true,
          'aria-controls': isOpen === true ? `${id}-menu` : undefined,
          options,
          onChoose: choose,
          onOpen: () => setIsOpen(true),
          children: renderValue?.(value) ?? shown,
        }}
        onBlur={onBlur}
        sx={frameStyle}
      />
      <SelectMenu
        shown={isOpen !== null && {
          id: `${id}-menu`, labelId: `${id}-label`, frame, open: isOpen, options, value,
          onChoose: choose, onClose: () => setIsOpen(false),
        }}
      />
      {note !== undefined && <FormHelperText id={`${id}-note`}>{note}</FormHelperText>}
    </FormControl>
  );
}

const frameStyle = {
  '& .MuiOutlinedInput-input': {
    minHeight: '1.4375em',
    paddingInlineEnd: '32px',
    borderRadius: 1,
    cursor: 'pointer',
    userSelect: 'none',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
} as const;
