import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { KeyboardEvent, RefObject } from 'react';
import type { Option } from './typed-option.ts';

interface SelectMenuProps {
  id: string;
  labelId: string;
  /** What the menu hangs under, and is at least as wide as. */
  frame: RefObject<HTMLElement | null>;
  open: boolean;
  options: readonly Option[];
  value: string;
  onChoose: (value: string) => void;
  onClose: () => void;
}

/** The options of a choice, as a list over the page. */
export function SelectMenu({ id, labelId, frame, open, options, value, onChoose, onClose }: SelectMenuProps) {
  return (
    <Menu
      anchorEl={() => frame.current}
      open={open}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
      transformOrigin={{ vertical: 'top', horizontal: 'center' }}
      slotProps={{
        list: { id, role: 'listbox', 'aria-labelledby': labelId, disableListWrap: true },
        paper: { style: { minWidth: frame.current?.clientWidth } },
      }}
    >
      {options.map((option) => (
        <MenuItem
          key={option.value}
          role="option"
          selected={option.value === value}
          aria-selected={option.value === value}
          onClick={() => onChoose(option.value)}
          onKeyDown={(event) => {
            if (event.key === ' ' && !event.repeat) onChoose(option.value);
          }}
          onKeyUp={leaveSpace}
        >
          {option.label}
        </MenuItem>
      ))}
    </Menu>
  );
}

// The space bar that opened the menu comes up over an option; it chooses nothing.
function leaveSpace(event: KeyboardEvent) {
  if (event.key === ' ') event.preventDefault();
}
