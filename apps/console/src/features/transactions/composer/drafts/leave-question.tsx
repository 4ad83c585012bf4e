import { useBlocker } from 'react-router-dom';
import { lazyPopup, prefetched } from '../../../../ui/loading/lazy.tsx';

const LossDialog = prefetched(lazyPopup(async () => (await import('./loss-dialog.tsx')).LossDialog));

interface LeaveQuestionProps {
  isUnsaved: boolean;
  /** What was written is given up. */
  onLeave: () => void;
}

/** Asks before what was written is left behind unsaved by a link; loading the page anew leaves nothing behind. */
export function LeaveQuestion({ isUnsaved, onLeave }: LeaveQuestionProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isUnsaved && currentLocation.pathname !== nextLocation.pathname,
  );
  return (
    <LossDialog
      shown={blocker.state === 'blocked' && {
        loss: 'leave',
        onClose: () => blocker.reset(),
        onLose: () => {
          onLeave();
          blocker.proceed();
        },
      }}
    />
  );
}
