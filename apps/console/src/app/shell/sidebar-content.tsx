import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { Role } from '../../api/session.slice.ts';
import { BrandMark } from '../../ui/brand.tsx';
import { screens } from '../routes.tsx';
import type { ScreenRoute } from '../screen-route.ts';
import { NavItem } from './nav-item.tsx';
import { NetworkList } from './network-list.tsx';

interface SidebarContentProps {
  role: Role;
  isExpanded: boolean;
  onNavigate?: () => void;
}

/** The menu: the screens open to one's role, and below them whether the networks answer. */
export function SidebarContent({ role, isExpanded, onNavigate }: SidebarContentProps) {
  const { t } = useTranslation('shell');
  const menu = screens.filter((screen) => screen.icon && (!screen.roles || screen.roles.includes(role)));
  const paddingInline = isExpanded ? 1.5 : 0.5;
  return (
    <Box sx={{ blockSize: '100%', display: 'flex', flexDirection: 'column', overflowX: 'hidden', overflowY: 'auto' }}>
      <Box sx={{ ...brandStyle, paddingInlineStart: isExpanded ? '20px' : '8px' }}>
        <BrandMark size={30} />
        {isExpanded && (
          <Box sx={{ lineHeight: 1.2, whiteSpace: 'nowrap' }}>
            <Box sx={{ fontWeight: 700, letterSpacing: '-0.02em', fontSize: '1.0625rem' }}>{t('product')}</Box>
            <Box sx={{ color: 'text.secondary', fontSize: '0.75rem' }}>{t('productLine')}</Box>
          </Box>
        )}
      </Box>
      <Box component="nav" aria-label={t('nav.label')} sx={{ paddingBlock: 1.5, paddingInline }}>
        {isExpanded && <GroupLabel>{t('nav.operations')}</GroupLabel>}
        <NavGroup screens={menu.filter(({ isHelp }) => !isHelp)} isExpanded={isExpanded} onNavigate={onNavigate} />
        {isExpanded ? <GroupLabel>{t('nav.help')}</GroupLabel> : <Box component="hr" sx={dividerStyle} />}
        <NavGroup screens={menu.filter(({ isHelp }) => isHelp)} isExpanded={isExpanded} onNavigate={onNavigate} />
      </Box>
      <Box sx={{ marginBlockStart: 'auto', paddingBlock: 2, paddingInline }}>
        {isExpanded && <GroupLabel>{t('nav.networks')}</GroupLabel>}
        <NetworkList isExpanded={isExpanded} />
      </Box>
    </Box>
  );
}

interface NavGroupProps {
  screens: readonly ScreenRoute[];
  isExpanded: boolean;
  onNavigate?: (() => void) | undefined;
}

function NavGroup({ screens: group, isExpanded, onNavigate }: NavGroupProps) {
  return (
    <Box component="ul" sx={{ ...groupStyle, marginBlockEnd: isExpanded ? 1.5 : 0 }}>
      {group.map((screen) => (
        <NavItem key={screen.path} screen={screen} isExpanded={isExpanded} onNavigate={onNavigate} />
      ))}
    </Box>
  );
}

function GroupLabel({ children }: { children: string }) {
  return (
    <Typography variant="overline" component="h2" sx={{ color: 'text.secondary', paddingInline: 1.5, mb: 0.5 }}>
      {children}
    </Typography>
  );
}

const brandStyle = {
  blockSize: 64,
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: 1.25,
} as const;

const groupStyle = { display: 'grid', gap: 0.25, listStyle: 'none', margin: 0, padding: 0 } as const;

const dividerStyle = {
  inlineSize: '100%', border: 0, borderBlockEnd: '1px solid', borderColor: 'divider', marginBlock: 1, marginInline: 0,
} as const;
