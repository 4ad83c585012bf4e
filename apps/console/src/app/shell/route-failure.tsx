import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useNavigation, useRouteError } from 'react-router-dom';
import { BusyButton } from '../../ui/inputs/busy-button.tsx';
import { CrashScreen } from './crash-screen.tsx';

/** What stands in the place of a screen that failed, until another one is opened or the same one comes at last. */
export function ScreenFailure() {
  return <CrashScreen error={useRouteError()} retry={<RetryButton />} />;
}

/** What stands in the place of the console when its frame failed. */
export function FrameFailure() {
  return <CrashScreen error={useRouteError()} isWhole />;
}

/**
 * Fetches the screen again; when it comes, the keyboard goes on from it. It goes to the same place, because the router
 * keeps an error over a mere revalidation whose beginning was never drawn, as when everything comes at once.
 */
function RetryButton() {
  const { t } = useTranslation('ui');
  const location = useLocation();
  const navigate = useNavigate();
  const { state } = useNavigation();
  const fetchAgain = () =>
    void navigate(location, { replace: true, state: location.state as unknown, preventScrollReset: true });
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const pressed = button.current;
    return () => {
      if (pressed === document.activeElement) pressed?.closest('main')?.focus({ preventScroll: true });
    };
  }, []);
  return (
    <BusyButton
      ref={button}
      variant="contained"
      isBusy={state === 'loading'}
      onClick={fetchAgain}
    >
      {t('error.retry')}
    </BusyButton>
  );
}
