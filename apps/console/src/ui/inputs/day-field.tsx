import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import Popover from '@mui/material/Popover';
import useForkRef from '@mui/utils/useForkRef';
import { type ChangeEvent, type FocusEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isDay, isoDay, westernDigits } from '../format/days.ts';
import { useNow } from '../format/use-now.ts';
import { CalendarIcon } from '../icons/action-icons.tsx';
import { lazyPart } from '../loading/lazy.tsx';
import { CardSkeleton } from '../loading/skeletons.tsx';
import { Field, type FieldProps } from './field.tsx';

const DayCalendar = lazyPart(async () => (await import('./day-calendar.tsx')).DayCalendar);

export type DayFieldProps = Omit<FieldProps, 'type' | 'multiline' | 'endAdornment'>;

/**
 * A day, written as 2026-11-20 in every language or chosen in a calendar. Like any field it can be held by its value or
 * registered with a form; who holds its value hears of whole days, and of none.
 */
export function DayField({ ref, value, onChange, onBlur, error, ...field }: DayFieldProps) {
  const { t } = useTranslation('ui');
  const input = useRef<HTMLInputElement>(null);
  const both = useForkRef(ref, input);
  // Where the calendar opens, and the day that stood in the field then.
  const [open, setOpen] = useState<{ anchor: HTMLElement; day: string } | null>(null);
  // What is written while it is no day yet.
  const [unfinished, setUnfinished] = useState<string | null>(null);
  const [isUnreadable, setIsUnreadable] = useState(false);
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const { target } = event;
    const text = westernDigits(target.value);
    if (text !== target.value) target.value = text;
    const isWhole = text === '' || isDay(text);
    setUnfinished(isWhole ? null : text);
    if (isWhole) setIsUnreadable(false);
    if (isWhole || value === undefined) onChange?.(event);
  };
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    setIsUnreadable(unfinished !== null);
    onBlur?.(event);
  };
  const choose = (day: Date | undefined) => {
    if (day && input.current) write(input.current, isoDay(day));
    setOpen(null);
  };
  return (
    <>
      <Field
        autoComplete="off"
        placeholder={t('day.placeholder')}
        sx={placeholderStyle}
        {...field}
        {...(value !== undefined && { value: unfinished ?? value })}
        ref={both}
        inputMode="numeric"
        error={error ?? (isUnreadable ? t('day.unreadable') : undefined)}
        onChange={change}
        onBlur={leave}
        endAdornment={
          <InputAdornment position="end">
            <IconButton
              size="small" edge="end" aria-haspopup="dialog" aria-label={t('day.choose')}
              disabled={field.disabled === true}
              onClick={({ currentTarget }) => setOpen({ anchor: currentTarget, day: input.current?.value ?? '' })}
            >
              <CalendarIcon size={18} />
            </IconButton>
          </InputAdornment>
        }
      />
      <Popover
        open={open !== null}
        anchorEl={open?.anchor ?? null}
        onClose={() => setOpen(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': field.label, sx: { padding: 2 } } }}
      >
        {open && <Choice day={open.day} onChoose={choose} />}
      </Popover>
    </>
  );
}

// Capitals are wider than the figures that are written there; two such fields stand beside each other on a phone.
const placeholderStyle = { '& input::placeholder': { fontSize: '0.8125rem' } } as const;

interface ChoiceProps {
  day: string;
  onChoose: (day: Date | undefined) => void;
}

const yearsAhead = 30;

function Choice({ day, onChoose }: ChoiceProps) {
  const today = new Date(useNow());
  const chosen = isDay(day) ? new Date(`${day}T12:00`) : undefined;
  return (
    <DayCalendar
      mode="single"
      selected={chosen}
      defaultMonth={chosen ?? today}
      today={today}
      captionLayout="dropdown"
      startMonth={new Date(1900, 0)}
      endMonth={new Date(today.getFullYear() + yearsAhead, 11)}
      onSelect={onChoose}
      fallback={<CardSkeleton height={300} />}
    />
  );
}

/** Writes into an input as its user would, so that whoever listens to it hears of it. */
function write(input: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
