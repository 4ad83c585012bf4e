import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink, useLocation } from 'react-router-dom';
import type { Role } from '../../api/session.slice.ts';
import { useOpenScreens } from '../open-screens.ts';
import type { ScreenRoute } from '../../parts/feature/feature.ts';
import { useIsSandbox } from './screen.ts';

/** Screens that belong together under one address, each with the word that leads to it. */
const sections = [
  {
    root: '/compliance',
    label: 'compliance.label',
    tabs: [
      { path: '/compliance', label: 'compliance.engine' },
      { path: '/compliance/rules', label: 'compliance.rules' },
      { path: '/compliance/reviews', label: 'compliance.reviews' },
      { path: '/compliance/screening', label: 'compliance.screening' },
      { path: '/compliance/strs', label: 'compliance.strs' },
      { path: '/compliance/rulesets', label: 'compliance.rulesets' },
      { path: '/compliance/guidance', label: 'compliance.guidance' },
    ],
  },
  {
    root: '/reports',
    label: 'reports.label',
    tabs: [
      { path: '/reports', label: 'reports.reports' },
      { path: '/reports/schedules', label: 'reports.schedules' },
      { path: '/reports/verify', label: 'reports.verify' },
    ],
  },
  {
    root: '/support',
    label: 'support.label',
    tabs: [
      { path: '/support', label: 'support.center' },
      { path: '/support/desk', label: 'support.desk' },
    ],
  },
  {
    root: '/settings',
    label: 'settings.label',
    tabs: [
      { path: '/settings', label: 'settings.profile' },
      { path: '/settings/security', label: 'settings.security' },
      { path: '/settings/keys', label: 'settings.keys' },
      { path: '/settings/webhooks', label: 'settings.webhooks' },
      { path: '/settings/requests', label: 'settings.requests' },
      { path: '/settings/sandbox', label: 'settings.sandbox' },
    ],
  },
] as const;

const isAmong = (screens: readonly ScreenRoute[], isSandbox: boolean) => ({ path }: { path: string }) =>
  screens.some((screen) => screen.path === path && (isSandbox || screen.isSandboxOnly !== true));

/** The way between the screens of one section, shown on each of them, as far as they are open to one's role. */
export function SectionNav({ role }: { role: Role }) {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  const isSandbox = useIsSandbox();
  const screens = useOpenScreens(role);
  const nav = useRef<HTMLElement>(null);
  // Where the tabs do not fit, the open one may stand outside of what is seen.
  useEffect(() => {
    nav.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [pathname]);
  const section = sections.find(({ root }) => pathname === root || pathname.startsWith(`${root}/`));
  const tabs = section?.tabs.filter(isAmong(screens, isSandbox)) ?? [];
  // One screen has nowhere to lead to.
  if (!section || tabs.length < 2) return null;
  return (
    <Box component="nav" ref={nav} aria-label={t(section.label)} sx={navStyle}>
      {tabs.map(({ path, label }) => (
        <Box key={path} component={NavLink} to={path} end={path === section.root} sx={tabStyle}>
          {t(label)}
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
