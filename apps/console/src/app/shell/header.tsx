import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { SessionUser } from '../../api/session.slice.ts';
import { NotificationsBell } from '../../features/notifications/notifications-bell.tsx';
import { GearIcon } from '../../ui/icons/navigation-icons.tsx';
import { wholeOrHidden } from '../../ui/layout/whole-or-hidden.ts';
import { Tooltip } from '../../ui/feedback/tooltip.tsx';
import type { ScreenRoute } from '../../parts/feature/feature.ts';
import { lowWindow } from '../../ui/layout/low-window.ts';
import { CommandCenter } from '../commands/command-center.tsx';
import { ConnectionState } from './connection-state.tsx';
import { PersonaMenu } from './persona-menu.tsx';
import { useTitle } from './screen.ts';
import { ShariahBadge } from './shariah-badge.tsx';
import { SidebarToggle } from './sidebar.tsx';
import { UserMenu } from './user-menu.tsx';

interface HeaderProps {
  title: ScreenRoute['title'];
  user: SessionUser;
}

/** The bar over every screen: its title, the Shariah mark, and who is acting. */
export function Header({ title, user }: HeaderProps) {
  const { t } = useTranslation('shell');
  return (
    <Box component="header" sx={headerStyle}>
      <SidebarToggle />
      <Box sx={titleStyle}><span>{useTitle()(title)}</span></Box>
      <CommandCenter user={user} />
      <ConnectionState />
      <ShariahBadge />
      <PersonaMenu user={user} />
      <NotificationsBell />
      <Tooltip title={t('settings.open')}>
        <IconButton component={Link} to="/settings" aria-label={t('settings.open')} sx={{ fontSize: 20 }}>
          <GearIcon />
        </IconButton>
      </Tooltip>
      <UserMenu user={user} />
    </Box>
  );
}

const headerStyle = {
  position: 'sticky',
  [lowWindow]: { position: 'static' },
  insetBlockStart: 'var(--banner)',
  zIndex: 'appBar',
  blockSize: 64,
  display: 'flex',
  alignItems: 'center',
  gap: { xs: 0.25, sm: 0.5, md: 1.5 },
  paddingInline: { xs: 1, md: 3 },
  bgcolor: 'surface.rail',
  borderBlockEnd: '1px solid',
  borderColor: 'divider',
} as const;

const titleStyle = { ...wholeOrHidden, fontWeight: 600, fontSize: '0.9375rem' } as const;
