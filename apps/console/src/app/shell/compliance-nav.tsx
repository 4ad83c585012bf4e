import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink, useLocation } from 'react-router-dom';
import type { Role } from '../../api/session.slice.ts';
import { screens } from '../routes.tsx';

const root = '/compliance';
const tabs = [
  { path: root, name: 'engine' },
  { path: '/compliance/rules', name: 'rules' },
  { path: '/compliance/reviews', name: 'reviews' },
  { path: '/compliance/screening', name: 'screening' },
  { path: '/compliance/rulesets', name: 'rulesets' },
  { path: '/compliance/guidance', name: 'guidance' },
] as const;

const rolesOf = (path: string) => screens.find((screen) => screen.path === path)?.roles;

/** The way between the compliance screens, shown on each of them, as far as they are open to one's role. */
export function ComplianceNav({ role }: { role: Role }) {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  const nav = useRef<HTMLElement>(null);
  // Where the tabs do not fit, the open one may stand outside of what is seen.
  useEffect(() => {
    nav.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [pathname]);
  if (pathname !== root && !pathname.startsWith(`${root}/`)) return null;
  return (
    <Box component="nav" ref={nav} aria-label={t('compliance.label')} sx={navStyle}>
      {tabs.filter(({ path }) => rolesOf(path)?.includes(role) ?? true).map(({ path, name }) => (
        <Box key={path} component={NavLink} to={path} end={path === root} sx={tabStyle}>
          {t(`compliance.${name}`)}
        </Box>
      ))}
    </Box>
  );
}

// On a narrow screen the tabs scroll sideways instead of breaking into lines.
const navStyle = {
  display: 'flex',
  gap: 0.5,
  overflowX: 'auto',
  marginBlockEnd: 3,
  borderBlockEnd: '1px solid',
  borderColor: 'divider',
} as const;

const tabStyle = {
  flex: 'none',
  paddingInline: 1.5,
  paddingBlock: 1.25,
  typography: 'body2',
  fontWeight: 550,
  color: 'text.secondary',
  textDecoration: 'none',
  borderBlockEnd: '2px solid transparent',
  '&:hover': { color: 'text.primary', borderColor: 'surface.strongLine' },
  '&.active': { color: 'primary.main', borderColor: 'primary.main' },
  // The frame of the scrolling row would cut a focus ring that stands outside.
  '&:focus-visible': { outlineOffset: -2 },
} as const;
