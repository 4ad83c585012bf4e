import Box from '@mui/material/Box';
import type { ZakatDayDto } from '@connect/sdk';
import { useTranslation } from 'react-i18next';
import { formatDay, formatHijri } from '../../ui/format/format.ts';

/** A day in both calendars: that of Umm al-Qura first. */
export function BothCalendars({ day }: { day: ZakatDayDto }) {
  const { i18n: { language } } = useTranslation();
  const noon = new Date(`${day.day}T12:00:00Z`);
  return (
    <>
      {formatHijri(noon, language, 'UTC')}
      <Box component="span" sx={{ display: 'block', typography: 'body2', color: 'text.secondary' }}>
        {formatDay(noon, language, 'UTC')}
      </Box>
    </>
  );
}
