import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link, Outlet } from 'react-router-dom';
import { selectPhase } from '../../api/session.slice.ts';
import { BrandMark } from '../../ui/layout/brand.tsx';
import { LanguageSwitch } from '../../ui/preferences/language-switch.tsx';
import { Main } from '../../ui/layout/main.tsx';
import { useAppSelector } from '../hooks.ts';
import { guestPaths } from '../guest-paths.ts';
import { bannerHeight, SandboxBanner } from '../shell/sandbox-banner.tsx';
import { useDocumentTitle, useIsSandbox } from '../shell/screen.ts';
import { Shell } from '../shell/shell.tsx';
import { StartingPage } from './starting-page.tsx';
import { UnreachablePage } from './unreachable-page.tsx';

/** Shows a screen that is open to everybody: inside the shell to those who are signed in, by itself to the others. */
export function OpenGate() {
  switch (useAppSelector(selectPhase)) {
    case 'starting':
    case 'authenticating':
      return <StartingPage />;
    case 'unreachable':
      return <UnreachablePage />;
    case 'signed-out':
      return <OpenFrame />;
    case 'signed-in':
      return <Shell />;
  }
}

function OpenFrame() {
  const { t } = useTranslation('shell');
  const isSandbox = useIsSandbox();
  useDocumentTitle();
  return (
    <Box sx={{ '--banner': isSandbox ? bannerHeight : '0px' }}>
      {isSandbox && <SandboxBanner />}
      <Box component="header" sx={headerStyle}>
        <BrandMark size={30} />
        <Box sx={{ fontWeight: 700, letterSpacing: '-0.02em', flex: 1 }}>{t('product')}</Box>
        <LanguageSwitch />
        <Button component={Link} to={guestPaths.signIn} variant="outlined" size="small">{t('signIn')}</Button>
      </Box>
      <Main sx={mainStyle}>
        <Outlet />
      </Main>
    </Box>
  );
}

const headerStyle = {
  display: 'flex', alignItems: 'center', gap: 1.5, minBlockSize: 64, paddingInline: { xs: 2, md: 4 },
  borderBlockEnd: '1px solid', borderColor: 'divider', bgcolor: 'background.paper',
} as const;

const mainStyle = {
  maxInlineSize: 1120, boxSizing: 'border-box', marginInline: 'auto', padding: { xs: 2, md: 4 },
} as const;
