import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, use } from 'react';
import { useTranslation } from 'react-i18next';
import type { Role } from '../../api/session.slice.ts';
import { MenuIcon } from '../../ui/icons/navigation-icons.tsx';
import { lazyPopup } from '../../ui/loading/lazy.tsx';
import { Tooltip } from '../../ui/feedback/tooltip.tsx';
import { SidebarContent } from './sidebar-content.tsx';
import { SidebarContext, useSidebarState } from './sidebar-state.ts';

const sidebarId = 'sidebar';
const width = { expanded: '16rem', icons: '3rem' };

const SidebarSheet = lazyPopup(async () => (await import('./sidebar-sheet.tsx')).SidebarSheet);

/** Keeps how the sidebar stands. Only the sidebar and its button are drawn anew when that changes, not the page. */
export function SidebarHost({ children }: { children: ReactNode }) {
  const theme = useTheme();
  const isMobile = useMediaQuery(theme.breakpoints.down('md'), { noSsr: true });
  return <SidebarContext value={useSidebarState(isMobile)}>{children}</SidebarContext>;
}

/** The menu beside the page, in full or as a rail of icons; on a narrow screen a sheet over it. */
export function Sidebar({ role }: { role: Role }) {
  const sidebar = use(SidebarContext);
  const look = sidebar?.isExpanded ? 'expanded' : 'icons';
  if (!sidebar) return null;
  const { isMobile, isSheetOpen, closeSheet } = sidebar;
  if (isMobile) {
    return <SidebarSheet id={sidebarId} role={role} open={isSheetOpen} onClose={closeSheet} />;
  }
  return (
    <Box id={sidebarId} data-sidebar={look} style={{ inlineSize: width[look] }} sx={menuStyle}>
      <SidebarContent role={role} />
    </Box>
  );
}

/** Opens and closes the sidebar. */
export function SidebarToggle() {
  const { t } = useTranslation('shell');
  const sidebar = use(SidebarContext);
  if (!sidebar) return null;
  const { isMobile, isExpanded, isSheetOpen, toggle } = sidebar;
  return (
    <Tooltip title={`${t('nav.toggle')} (${t('nav.shortcut')})`}>
      <IconButton
        aria-label={t('nav.toggle')}
        aria-expanded={isMobile ? isSheetOpen : isExpanded}
        aria-controls={sidebarId}
        onClick={toggle}
        sx={{ fontSize: 20 }}
      >
        <MenuIcon />
      </IconButton>
    </Tooltip>
  );
}

const menuStyle = {
  flex: 'none',
  alignSelf: 'flex-start',
  position: 'sticky',
  insetBlockStart: 'var(--banner)',
  blockSize: 'calc(100dvh - var(--banner))',
  boxSizing: 'border-box',
  bgcolor: 'surface.rail',
  borderInlineEnd: '1px solid',
  borderColor: 'divider',
} as const;
