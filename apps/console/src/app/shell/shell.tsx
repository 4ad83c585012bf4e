import { skipToken } from '@reduxjs/toolkit/query';
import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { useGetSandboxClockQuery } from './sandbox-clock/sandbox-clock.api.ts';
import { type Role, selectUser } from '../../api/session.slice.ts';
import { Main } from '../../ui/layout/main.tsx';
import { ClockOffset } from '../../ui/format/use-now.ts';
import { useAppSelector } from '../hooks.ts';
import { TourHost } from '../tour/tour-host.tsx';
import { ForbiddenScreen } from './forbidden.screen.tsx';
import { Header } from './header.tsx';
import { NotFoundScreen } from './not-found.screen.tsx';
import { bannerHeight, SandboxBanner } from './sandbox-banner.tsx';
import { ClockButton } from './sandbox-clock/clock-button.tsx';
import { type Screen, useDocumentTitle, useIsSandbox, useScreen } from './screen.ts';
import { SectionNav } from './section-nav.tsx';
import { Sidebar, SidebarHost } from './sidebar.tsx';

const contentId = 'content';

/** The frame around every screen: where one can go, who one is, and that this is a sandbox. */
export function Shell() {
  const user = useAppSelector(selectUser);
  const screen = useScreen();
  const isSandbox = useIsSandbox();
  const clock = useGetSandboxClockQuery(isSandbox ? undefined : skipToken);
  const offsetMs = clock.data?.offsetMs ?? 0;
  const main = useFocusOnNavigation();
  useDocumentTitle();
  if (!user) return null;

  return (
    <ClockOffset value={offsetMs}>
      <Box sx={{ ...frameStyle, '--banner': isSandbox ? bannerHeight : '0px' }}>
        <SkipLink target={contentId} />
        {isSandbox && (
          <SandboxBanner>
            {!clock.isLoading && <ClockButton role={user.role} offsetMs={offsetMs} />}
          </SandboxBanner>
        )}
        <Box sx={{ flex: 1, display: 'flex' }}>
          <SidebarHost>
            <Sidebar role={user.role} />
            <Box sx={{ flex: 1, minInlineSize: 0, display: 'flex', flexDirection: 'column' }}>
              <Header title={screen.title} user={user} />
              <Main id={contentId} ref={main} tabIndex={-1} sx={mainStyle}>
                <SectionNav role={user.role} />
                <TourHost />
                <Content screen={screen} role={user.role} isSandbox={isSandbox} />
              </Main>
            </Box>
          </SidebarHost>
        </Box>
      </Box>
    </ClockOffset>
  );
}

interface ContentProps {
  screen: Screen;
  role: Role;
  isSandbox: boolean;
}

/** The open screen, or why it is not to be seen. */
function Content({ screen: { roles, isSandboxOnly = false }, role, isSandbox }: ContentProps) {
  if (isSandboxOnly && !isSandbox) return <NotFoundScreen />;
  return !roles || roles.includes(role) ? <Outlet /> : <ForbiddenScreen needed={roles} actual={role} />;
}

const frameStyle = { minBlockSize: '100dvh', display: 'flex', flexDirection: 'column' } as const;

const mainStyle = {
  flex: 1,
  inlineSize: '100%',
  maxInlineSize: 1440,
  boxSizing: 'border-box',
  marginInline: 'auto',
  padding: { xs: 2, md: 4 },
  outline: 'none',
} as const;

/** After a change of screen the keyboard goes on from the new content, not from the link that was left. */
function useFocusOnNavigation() {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const previous = useRef(pathname);
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return main;
}

const Anchor = styled('a')(({ theme }) => ({
  position: 'fixed',
  insetBlockStart: 8,
  insetInlineStart: 8,
  zIndex: theme.zIndex.tooltip,
  padding: '8px 16px',
  borderRadius: 8,
  fontWeight: 600,
  textDecoration: 'none',
  color: theme.vars.palette.primary.contrastText,
  backgroundColor: theme.vars.palette.primary.main,
  '&:not(:focus)': { transform: 'translateY(-200%)' },
}));

/** Takes keyboard users past the menu. */
function SkipLink({ target }: { target: string }) {
  const { t } = useTranslation('shell');
  return <Anchor href={`#${target}`}>{t('skipToContent')}</Anchor>;
}
