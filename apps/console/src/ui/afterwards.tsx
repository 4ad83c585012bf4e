import { type ReactNode, useDeferredValue } from 'react';

interface AfterwardsProps {
  /** What stands in the place meanwhile; nothing, unless something below would have to move. */
  fallback?: ReactNode;
  children: ReactNode;
}

/** Draws its children as a piece of work of its own, when what stands around them is there. */
export function Afterwards({ fallback, children }: AfterwardsProps) {
  const isTime = useDeferredValue(true, false);
  return isTime ? children : fallback;
}
