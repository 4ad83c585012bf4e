import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { LossDialog } from './loss-dialog.tsx';

/** Asks before what was written is left behind unsaved, by a link or by closing the page. */
export function LeaveQuestion({ isUnsaved }: { isUnsaved: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isUnsaved && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!isUnsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isUnsaved]);

  if (blocker.state !== 'blocked') return null;
  return <LossDialog loss="leave" onKeep={() => blocker.reset()} onLose={() => blocker.proceed()} />;
}
