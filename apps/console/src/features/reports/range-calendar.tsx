import { useState } from 'react';
import type { DateRange } from 'react-day-picker';
import { useNow } from '../../ui/format/use-now.ts';
import { DayCalendar } from '../../ui/inputs/day-calendar.tsx';
import type { DayRange } from './period.ts';

interface RangeCalendarProps {
  range: DayRange;
  onChange: (range: DayRange) => void;
}

/** A month of days from which a range is chosen: the first day, then the last. */
export function RangeCalendar({ range, onChange }: RangeCalendarProps) {
  const today = new Date(useNow());
  const [chosen, setChosen] = useState<DateRange | undefined>(range);
  const [known, setKnown] = useState(range);
  if (known !== range) {
    setKnown(range);
    setChosen(range);
  }
  return (
    <DayCalendar
      mode="range"
      selected={chosen}
      defaultMonth={range.to}
      today={today}
      disabled={{ after: today }}
      resetOnSelect
      onSelect={(next) => {
        setChosen(next);
        if (next?.from && next.to) onChange({ from: next.from, to: next.to });
      }}
    />
  );
}
