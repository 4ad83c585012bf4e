import InputAdornment from '@mui/material/InputAdornment';
import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { useDestination } from '../navigation/destination.ts';
import { Field } from './field.tsx';
import { SearchIcon } from '../icons/action-icons.tsx';

const quietMs = 300;

interface SearchFieldProps {
  label: string;
  placeholder?: string;
  value: string;
  /** Hears what is sought once typing pauses. */
  onSearch: (text: string) => void;
}

/** A search that follows the typing, a moment behind it. */
export function SearchField({ label, placeholder, value, onSearch }: SearchFieldProps) {
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  const destination = useDestination();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  // Whoever changes the value from outside (a cleared filter, the Back button) changes the text with it.
  if (value !== known) {
    setKnown(value);
    if (value !== text.trim()) setText(value);
  }

  const type = (event: ChangeEvent<HTMLInputElement>) => {
    const typed = event.target.value;
    setText(typed);
    clearTimeout(timer.current);
    const here = destination();
    timer.current = setTimeout(() => {
      // Who has pressed a link meanwhile is on the way: the search must not hold them back.
      if (destination() === here) onSearch(typed.trim());
    }, quietMs);
  };
  return (
    <Field
      label={label}
      type="search"
      value={text}
      onChange={type}
      {...(placeholder !== undefined && { placeholder })}
      startAdornment={
        <InputAdornment position="start">
          <SearchIcon size={18} />
        </InputAdornment>
      }
    />
  );
}
