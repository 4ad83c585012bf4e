import Box from '@mui/material/Box';
import { Navigate, Outlet, useSearchParams } from 'react-router-dom';
import { selectPhase } from '../../api/session.slice.ts';
import { useAppSelector } from '../hooks.ts';
import { returnParameter, safeReturnPath } from './return-path.ts';
import { bannerHeight, SandboxBanner } from '../shell/sandbox-banner.tsx';
import { useDocumentTitle, useIsSandbox } from '../shell/screen.ts';
import { StartingPage } from './starting-page.tsx';
import { UnreachablePage } from './unreachable-page.tsx';

interface GuestGateProps {
  /** Whether those who are signed in may stay. */
  isOpenToAll?: boolean;
}

/** Shows the sign-in screens to those who are not signed in, and takes the others to where they wanted to go. */
export function GuestGate({ isOpenToAll = false }: GuestGateProps) {
  const phase = useAppSelector(selectPhase);
  const [parameters] = useSearchParams();
  const isSandbox = useIsSandbox();
  useDocumentTitle();
  if (phase === 'starting') return <StartingPage />;
  if (phase === 'unreachable') return <UnreachablePage />;
  if (phase === 'signed-in' && !isOpenToAll) {
    return <Navigate to={safeReturnPath(parameters.get(returnParameter))} replace />;
  }
  return (
    <Box sx={{ '--banner': isSandbox ? bannerHeight : '0px' }}>
      {isSandbox && <SandboxBanner />}
      <Outlet />
    </Box>
  );
}
