import Box from '@mui/material/Box';
import { DayPicker, type DayPickerProps } from 'react-day-picker';
import { arSA, enGB } from 'react-day-picker/locale';
import 'react-day-picker/style.css';
import { useTranslation } from 'react-i18next';

/** A month of days to choose from, in the reader's language and with the digits that amounts have. */
export function DayCalendar(choice: DayPickerProps) {
  const { i18n } = useTranslation();
  const isArabic = i18n.language.startsWith('ar');
  return (
    <Box sx={calendarStyle}>
      <DayPicker
        locale={isArabic ? arSA : enGB} numerals="latn" dir={isArabic ? 'rtl' : 'ltr'} weekStartsOn={1} {...choice}
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
  '& .rdp-dropdown_root': { fontSize: '0.875rem' },
} as const;
