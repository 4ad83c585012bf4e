import { startTransition, useEffect, useState } from 'react';
import { useIsReturning } from './returning.ts';
import { useUnderWay } from './under-way.ts';

/**
 * How many of a long list to draw by now: a few at first, then a few more each time, so that no piece of work holds up
 * the page; what is seen first is drawn first. All at once on a screen that one came back to.
 */
export function useGradually(total: number, step: number): number {
  const isReturning = useIsReturning();
  const [drawn, setDrawn] = useState(isReturning ? Infinity : step);
  useEffect(() => {
    if (drawn < total) startTransition(() => setDrawn(drawn + step));
  }, [drawn, total, step]);
  useUnderWay(drawn < total);
  return Math.min(drawn, total);
}
