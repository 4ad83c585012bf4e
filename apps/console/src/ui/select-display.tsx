import Box from '@mui/material/Box';
import { type ComponentProps, type KeyboardEvent, useRef } from 'react';
import { ChevronDownIcon } from './icons/navigation-icons.tsx';
import { type Option, typedOption } from './typed-option.ts';

const openingKeys = [' ', 'Enter', 'ArrowDown', 'ArrowUp'];
const typingPauseMs = 500;

interface SelectDisplayProps extends Omit<ComponentProps<'div'>, 'onKeyDown'> {
  options: readonly Option[];
  value: string;
  disabled?: boolean;
  onOpen: () => void;
  onChoose: (value: string) => void;
}

/** What is chosen, inside the frame of an input; it opens the menu, and takes what is typed as a choice. */
export function SelectDisplay({ options, value, disabled = false, onOpen, onChoose, ...rest }: SelectDisplayProps) {
  const { id, ref, className, children, onFocus, onBlur } = rest;
  const typed = useRef({ text: '', at: 0 });
  const type = ({ key, timeStamp }: KeyboardEvent) => {
    const isGoingOn = timeStamp - typed.current.at < typingPauseMs;
    typed.current = { text: `${isGoingOn ? typed.current.text : ''}${key}`, at: timeStamp };
    const option = typedOption(options, value, typed.current.text);
    if (option) onChoose(option.value);
  };
  const press = (event: KeyboardEvent) => {
    if (openingKeys.includes(event.key)) {
      event.preventDefault();
      onOpen();
    } else if (event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey) {
      type(event);
    }
  };
  return (
    <>
      <div
        id={id}
        ref={ref}
        role="combobox"
        className={className}
        tabIndex={disabled ? -1 : 0}
        aria-haspopup="listbox"
        aria-controls={rest['aria-controls']}
        aria-expanded={rest['aria-expanded']}
        aria-labelledby={rest['aria-labelledby']}
        aria-describedby={rest['aria-describedby']}
        aria-invalid={rest['aria-invalid']}
        aria-disabled={disabled}
        onClick={disabled ? undefined : onOpen}
        onKeyDown={disabled ? undefined : press}
        onFocus={onFocus}
        onBlur={onBlur}
      >
        {children}
      </div>
      <Box component="span" sx={rest['aria-expanded'] === true ? { ...markStyle, rotate: '180deg' } : markStyle}>
        <ChevronDownIcon />
      </Box>
    </>
  );
}

const markStyle = {
  position: 'absolute',
  insetInlineEnd: 7,
  display: 'flex',
  pointerEvents: 'none',
  fontSize: 24,
  color: 'action.active',
} as const;
