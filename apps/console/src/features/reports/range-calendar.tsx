import Box from '@mui/material/Box';
import { useState } from 'react';
import { DayPicker, type DateRange } from 'react-day-picker';
import { arSA, enGB } from 'react-day-picker/locale';
import 'react-day-picker/style.css';
import { useTranslation } from 'react-i18next';
import { useNow } from '../../ui/format/use-now.ts';
import type { DayRange } from './period.ts';

interface RangeCalendarProps {
  range: DayRange;
  onChange: (range: DayRange) => void;
}

/** A month of days from which a range is chosen: the first day, then the last. */
export function RangeCalendar({ range, onChange }: RangeCalendarProps) {
  const { i18n } = useTranslation();
  const today = new Date(useNow());
  const [chosen, setChosen] = useState<DateRange | undefined>(range);
  const [known, setKnown] = useState(range);
  if (known !== range) {
    setKnown(range);
    setChosen(range);
  }
  const isArabic = i18n.language.startsWith('ar');
  return (
    <Box sx={calendarStyle}>
      <DayPicker
        mode="range"
        selected={chosen}
        defaultMonth={range.to}
        today={today}
        disabled={{ after: today }}
        locale={isArabic ? arSA : enGB}
        numerals="latn"
        dir={isArabic ? 'rtl' : 'ltr'}
        weekStartsOn={1}
        resetOnSelect
        onSelect={(next) => {
          setChosen(next);
          if (next?.from && next.to) onChange({ from: next.from, to: next.to });
        }}
      />
    </Box>
  );
}

const calendarStyle = {
  typography: 'body2',
  '& .rdp-root': {
    '--rdp-accent-color': 'var(--mui-palette-primary-main)',
    '--rdp-accent-background-color': 'var(--mui-palette-tone-positive)',
    '--rdp-day-width': '40px',
    '--rdp-day-height': '40px',
    '--rdp-day_button-width': '38px',
    '--rdp-day_button-height': '38px',
    '--rdp-range_start-color': 'var(--mui-palette-primary-contrastText)',
    '--rdp-range_end-color': 'var(--mui-palette-primary-contrastText)',
  },
  '& .rdp-selected': { fontSize: 'inherit', fontWeight: 600 },
  '& .rdp-month_caption': { fontSize: '1rem' },
} as const;
