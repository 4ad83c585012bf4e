import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { Role } from '../../api/session.slice.ts';
import { BrandMark } from '../../ui/layout/brand.tsx';
import { useOpenScreens } from '../open-screens.ts';
import type { ScreenRoute } from '../../parts/feature/feature.ts';
import { iconsOnly } from './icons-only.ts';
import { NavItem } from './nav-item.tsx';
import { NetworkList } from './network-list.tsx';

interface SidebarContentProps {
  role: Role;
  onNavigate?: () => void;
}

/** The menu: the screens open to one's role, and below them whether the networks answer. */
export function SidebarContent({ role, onNavigate }: SidebarContentProps) {
  const { t } = useTranslation('shell');
  const menu = useOpenScreens(role).filter(({ icon }) => icon);
  const governance = menu.filter(({ isGovernance }) => isGovernance);
  return (
    <Box sx={{ blockSize: '100%', display: 'flex', flexDirection: 'column', overflowX: 'hidden', overflowY: 'auto' }}>
      <Box sx={brandStyle}>
        <BrandMark size={30} />
        <Box sx={{ lineHeight: 1.2, whiteSpace: 'nowrap', ...fullOnly }}>
          <Box sx={{ fontWeight: 700, letterSpacing: '-0.02em', fontSize: '1.0625rem' }}>{t('product')}</Box>
          <Box sx={{ color: 'text.secondary', fontSize: '0.75rem' }}>{t('productLine')}</Box>
        </Box>
      </Box>
      <Box component="nav" aria-label={t('nav.label')} sx={{ paddingBlock: 1.5, ...sideStyle }}>
        <GroupLabel>{t('nav.operations')}</GroupLabel>
        <NavGroup
          screens={menu.filter(({ isHelp, isGovernance }) => !isHelp && !isGovernance)} onNavigate={onNavigate}
        />
        {governance.length > 0 && (
          <>
            <GroupLabel>{t('nav.governance')}</GroupLabel>
            <Box component="hr" sx={dividerStyle} />
            <NavGroup screens={governance} onNavigate={onNavigate} />
          </>
        )}
        <GroupLabel>{t('nav.help')}</GroupLabel>
        <Box component="hr" sx={dividerStyle} />
        <NavGroup screens={menu.filter(({ isHelp }) => isHelp)} onNavigate={onNavigate} />
      </Box>
      <Box sx={{ marginBlockStart: 'auto', paddingBlock: 2, ...sideStyle }}>
        <GroupLabel>{t('nav.networks')}</GroupLabel>
        <NetworkList />
      </Box>
    </Box>
  );
}

interface NavGroupProps {
  screens: readonly ScreenRoute[];
  onNavigate?: (() => void) | undefined;
}

function NavGroup({ screens: group, onNavigate }: NavGroupProps) {
  return (
    <Box component="ul" sx={groupStyle}>
      {group.map((screen) => (
        <NavItem key={screen.path} screen={screen} onNavigate={onNavigate} />
      ))}
    </Box>
  );
}

function GroupLabel({ children }: { children: string }) {
  return (
    <Typography variant="overline" component="h2" sx={labelStyle}>
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
  paddingInlineStart: '20px',
  [iconsOnly]: { paddingInlineStart: '8px' },
} as const;

const fullOnly = { [iconsOnly]: { display: 'none' } } as const;

const sideStyle = { paddingInline: 1.5, [iconsOnly]: { paddingInline: 0.5 } } as const;

const labelStyle = { color: 'text.secondary', paddingInline: 1.5, mb: 0.5, ...fullOnly } as const;

const groupStyle = {
  display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 0.25, listStyle: 'none', margin: 0, padding: 0,
  marginBlockEnd: 1.5,
  [iconsOnly]: { marginBlockEnd: 0 },
} as const;

const dividerStyle = {
  display: 'none', [iconsOnly]: { display: 'block' },
  inlineSize: '100%', border: 0, borderBlockEnd: '1px solid', borderColor: 'divider', marginBlock: 1, marginInline: 0,
} as const;
