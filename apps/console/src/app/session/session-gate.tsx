import { useTranslation } from 'react-i18next';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { selectPhase } from '../../api/session.slice.ts';
import { SpinnerPage } from '../../ui/loading/spinner.tsx';
import { useAppSelector } from '../hooks.ts';
import { guestPaths } from '../guest-paths.ts';
import { signInPath } from './return-path.ts';
import { FactorGate } from './factor-gate.tsx';
import { StartingPage } from './starting-page.tsx';
import { UnreachablePage } from './unreachable-page.tsx';

/** Lets only a signed-in person through; everybody else waits, or is sent to sign in and comes back afterwards. */
export function SessionGate() {
  const { t } = useTranslation('shell');
  const phase = useAppSelector(selectPhase);
  const location = useLocation();
  switch (phase) {
    case 'starting':
      return <StartingPage />;
    case 'authenticating':
      return <SpinnerPage text={t('authenticating')} />;
    case 'unreachable':
      return <UnreachablePage />;
    case 'signed-out':
      return <Navigate to={signInPath(guestPaths.signIn, location)} replace />;
    case 'signed-in':
      return <FactorGate><Outlet /></FactorGate>;
  }
}
