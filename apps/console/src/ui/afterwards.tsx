import { type ReactNode, useDeferredValue } from 'react';

/** Draws its children as a piece of work of its own, when what stands around them is there. */
export function Afterwards({ children }: { children: ReactNode }) {
  const isTime = useDeferredValue(true, false);
  return isTime && children;
}
