import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { useIsReturning } from './returning.ts';
import { useUnderWay } from './under-way.ts';

interface AfterwardsProps {
  /** What stands in the place meanwhile; nothing, unless something below would have to move. */
  fallback?: ReactNode;
  children: ReactNode;
}

/**
 * Draws its children as a piece of work of its own, when what stands around them is there; also within another one,
 * which a deferred value would not do.
 */
export function Afterwards({ fallback, children }: AfterwardsProps) {
  const isReturning = useIsReturning();
  const [isTime, setIsTime] = useState(isReturning);
  useEffect(() => startTransition(() => setIsTime(true)), []);
  useUnderWay(!isTime);
  return isTime ? children : fallback;
}
