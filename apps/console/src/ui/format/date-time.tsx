import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { formatDateTime, type MomentForm } from './format.ts';
import { Tooltip } from '../feedback/tooltip.tsx';

/** A moment in the reader's time zone, with seconds and zone on hover. */
export function DateTime({ at, form = 'short' }: { at: string; form?: MomentForm }) {
  const { i18n } = useTranslation();
  return (
    <Tooltip title={formatDateTime(at, i18n.language, 'full')}>
      <Box component="time" dateTime={at} sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
        {formatDateTime(at, i18n.language, form)}
      </Box>
    </Tooltip>
  );
}
