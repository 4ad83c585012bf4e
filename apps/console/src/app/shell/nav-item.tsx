import Box from '@mui/material/Box';
import ListItemButton from '@mui/material/ListItemButton';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import { Tooltip } from '../../ui/tooltip/tooltip.tsx';
import type { ScreenRoute } from '../screen-route.ts';
import { isInIconsOnly } from './icons-only.ts';

interface NavItemProps {
  screen: ScreenRoute;
  onNavigate?: (() => void) | undefined;
}

/** One line of the menu; collapsed it is its icon, with the name on hover and for screen readers. */
export function NavItem({ screen, onNavigate }: NavItemProps) {
  const { t } = useTranslation('shell');
  const title = t(`screens.${screen.title}`);
  const Mark = screen.icon;
  return (
    <Box component="li" sx={{ display: 'flex' }}>
      <Tooltip title={title} placement="right" isNeeded={isInIconsOnly}>
        <ListItemButton
          component={NavLink}
          to={screen.path}
          end
          onClick={onNavigate}
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
