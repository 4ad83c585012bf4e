import Box from '@mui/material/Box';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetStatusQuery } from '../../api/status.api.ts';
import { CheckCircleIcon, CrossCircleIcon, UnknownIcon } from '../../ui/icons/status-icons.tsx';
import { Tooltip } from '../../ui/feedback/tooltip.tsx';
import { visuallyHidden } from '../../ui/layout/visually-hidden.ts';
import { iconsOnly } from './icons-only.ts';
import { SidebarContext } from './sidebar-state.ts';

/** The digital networks and whether each answered when last asked; when asking failed, that is unknown. */
export function NetworkList() {
  const { data, isError } = useGetStatusQuery();
  return (
    <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 0.25 }}>
      {data?.networks.map(({ network, name, isOnline }) => (
        <NetworkItem key={network} name={name} isOnline={isError ? null : isOnline} />
      ))}
    </Box>
  );
}

const marks = {
  online: { Mark: CheckCircleIcon, colour: 'success.main' },
  offline: { Mark: CrossCircleIcon, colour: 'error.main' },
  unknown: { Mark: UnknownIcon, colour: 'text.secondary' },
} as const;

interface NetworkItemProps {
  name: string;
  isOnline: boolean | null;
}

function NetworkItem({ name, isOnline }: NetworkItemProps) {
  const { t } = useTranslation('shell');
  const state = isOnline === null ? 'unknown' : isOnline ? 'online' : 'offline';
  const { Mark, colour } = marks[state];
  const isRail = use(SidebarContext)?.isRail;
  const word = t(`network.${state}`);
  return (
    <Tooltip title={isRail ? `${name}: ${word}` : undefined} describeChild placement="right">
      <Box component="li" sx={itemStyle}>
        <Box component="span" sx={{ color: colour, display: 'flex' }}>
          <Mark size={18} />
        </Box>
        <Box component="span" sx={nameStyle}>{name}</Box>
        <Box component="span" sx={{ ...wordStyle, color: colour }}>{word}</Box>
      </Box>
    </Tooltip>
  );
}

const itemStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.25,
  minBlockSize: 36,
  paddingInline: '11px',
  fontSize: '0.8125rem',
  whiteSpace: 'nowrap',
} as const;

const nameStyle = { flex: 1, [iconsOnly]: visuallyHidden } as const;

const wordStyle = { fontSize: '0.75rem', fontWeight: 600, [iconsOnly]: visuallyHidden } as const;
