import { startTransition, useCallback, useState } from 'react';

/**
 * What is opened over a screen, and how to open or close it: the press is answered at once, and what it opens is drawn
 * after it, in small pieces.
 */
export function useOpened<Opened>(initial: Opened) {
  const [opened, setOpened] = useState(initial);
  const open = useCallback((next: Opened) => startTransition(() => setOpened(next)), []);
  return [opened, open] as const;
}
