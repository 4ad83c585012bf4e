import { startTransition, useEffect, useState } from 'react';

/**
 * How many of a long list to draw by now: a few at first, then a few more each time, so that no piece of work holds up
 * the page; what is seen first is drawn first.
 */
export function useGradually(total: number, step: number): number {
  const [drawn, setDrawn] = useState(step);
  useEffect(() => {
    if (drawn < total) startTransition(() => setDrawn(drawn + step));
  }, [drawn, total, step]);
  return Math.min(drawn, total);
}
