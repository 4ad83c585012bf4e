import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { type Connection, selectConnection } from '../../api/live.slice.ts';
import { Tooltip } from '../../ui/feedback/tooltip.tsx';
import { visuallyHidden } from '../../ui/layout/visually-hidden.ts';
import { useAppSelector } from '../hooks.ts';

const colours: Record<Connection, string> = {
  connecting: 'text.secondary',
  live: 'success.main',
  reconnecting: 'warning.main',
  polling: 'warning.main',
  offline: 'error.main',
};

/** Whether what is shown follows what happens; what is amiss is said in words at any width. */
export function ConnectionState() {
  const { t } = useTranslation('shell');
  const connection = useAppSelector(selectConnection);
  const isAmiss = connection === 'polling' || connection === 'offline';
  return (
    <Tooltip title={t(`connection.${connection}Hint`)} describeChild>
      <Box role="status" data-connection={connection} sx={stateStyle}>
        <Box component="span" aria-hidden="true" sx={{ ...dotStyle, bgcolor: colours[connection] }} />
        <Box component="span" sx={(theme) => wordStyle(theme, isAmiss)}>
          {t(`connection.${connection}`)}
        </Box>
      </Box>
    </Tooltip>
  );
}

const stateStyle = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 0.75,
  minBlockSize: 24,
  paddingInline: 0.5,
  color: 'text.secondary',
  fontSize: '0.75rem',
  whiteSpace: 'nowrap',
} as const;

const dotStyle = { inlineSize: 8, blockSize: 8, borderRadius: '50%', flex: 'none' } as const;

const wordStyle = (theme: Theme, isAmiss: boolean) =>
  (isAmiss ? {} : { [theme.breakpoints.down('lg')]: visuallyHidden });
