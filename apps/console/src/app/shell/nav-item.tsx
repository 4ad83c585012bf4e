import Box from '@mui/material/Box';
import ListItemButton from '@mui/material/ListItemButton';
import { use } from 'react';
import { NavLink } from 'react-router-dom';
import { Tooltip } from '../../ui/feedback/tooltip.tsx';
import type { ScreenRoute } from '../../parts/feature/feature.ts';
import { withWords } from '../../i18n/with-words.ts';
import { useTitle } from './screen.ts';
import { SidebarContext } from './sidebar-state.ts';

interface NavItemProps {
  screen: ScreenRoute;
  onNavigate?: (() => void) | undefined;
}

/** One line of the menu; collapsed it is its icon, with the name on hover and for screen readers. */
export function NavItem({ screen, onNavigate }: NavItemProps) {
  const title = useTitle()(screen.title);
  const Mark = screen.icon;
  const isRail = use(SidebarContext)?.isRail;
  return (
    <Box component="li" sx={{ display: 'flex' }}>
      <Tooltip title={isRail ? title : undefined} placement="right">
        <ListItemButton
          component={NavLink}
          to={screen.path}
          end
          onClick={onNavigate}
          onPointerEnter={() => prefetchScreen(screen)}
          onFocus={() => prefetchScreen(screen)}
          sx={itemStyle}
        >
          {Mark && <Mark size={20} />}
          <span>{title}</span>
        </ListItemButton>
      </Tooltip>
    </Box>
  );
}

const itemStyle = {
  position: 'relative',
  borderRadius: 1,
  minBlockSize: 40,
  gap: 1.5,
  paddingInline: '10px',
  fontSize: '0.875rem',
  fontWeight: 500,
  // In a rail of icons there is room for the icon alone.
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  color: 'text.secondary',
  '&:hover': { bgcolor: 'surface.hover', color: 'text.primary' },
  '&.active': { bgcolor: 'tone.positive', color: 'primary.main', fontWeight: 600 },
} as const;

/** Fetches a screen when somebody is about to go there; if that fails, it is said to whoever does go. */
const prefetchScreen = ({ words, load }: ScreenRoute): void => {
  withWords(words, load)().catch(() => undefined);
};
