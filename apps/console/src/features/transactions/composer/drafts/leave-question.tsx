import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { lazyPopup, prefetched } from '../../../../ui/loading/lazy.tsx';

const LossDialog = prefetched(lazyPopup(async () => (await import('./loss-dialog.tsx')).LossDialog));

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

  return (
    <LossDialog
      shown={blocker.state === 'blocked' && {
        loss: 'leave', onClose: () => blocker.reset(), onLose: () => blocker.proceed(),
      }}
    />
  );
}
