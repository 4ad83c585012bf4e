import type { InputBaseComponentProps } from '@mui/material/InputBase';
import OutlinedInput from '@mui/material/OutlinedInput';
import { type ElementType, type ReactNode, type Ref, useId, useRef, useState } from 'react';
import { FieldFrame, FieldLabel } from './field.tsx';
import { lazyPopup, prefetched } from './lazy.tsx';
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
const SelectMenu = prefetched(lazyPopup(async () => (await import('./select-menu.tsx')).SelectMenu));

/** A labelled choice of one among a few. */
export function SelectField({ label, options, value, error, hint, ref, ...rest }: SelectFieldProps) {
  const { name = '', disabled = false, displayEmpty = false, renderValue, onChange, onBlur } = rest;
  const id = useId();
  const frame = useRef<HTMLElement>(null);
  const [isOpen, setIsOpen] = useState<boolean | null>(null);
  const note = error ?? hint;
  const isWrong = error !== undefined;
  const choose = (chosen: string) => {
    setIsOpen(false);
    if (chosen !== value) onChange({ target: { name, value: chosen } });
  };
  const shown = options.find((option) => option.value === value && (displayEmpty || value !== ''))?.label;
  const title = (
    <FieldLabel
      id={`${id}-label`}
      isWrong={isWrong}
      isDisabled={disabled}
      onClick={() => document.getElementById(id)?.focus()}
    >
      {label}
    </FieldLabel>
  );
  return (
    <FieldFrame label={title} noteId={`${id}-note`} error={error} hint={hint} isDisabled={disabled}>
      <OutlinedInput
        id={id}
        ref={frame}
        size="small"
        fullWidth
        error={isWrong}
        disabled={disabled}
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
    </FieldFrame>
  );
}

const frameStyle = {
  '& .MuiOutlinedInput-input': {
    minHeight: '1.4375em',
    paddingInlineEnd: '32px',
    borderRadius: 1,
    cursor: 'pointer',
    userSelect: 'none',
    WebkitUserSelect: 'none',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
} as const;
