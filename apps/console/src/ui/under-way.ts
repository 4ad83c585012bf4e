import { useEffect, useSyncExternalStore } from 'react';

const underWay = new Set<object>();
const readers = new Set<() => void>();
let rests = 1;

/** Notes that something the page shows is still on its way; answers what to call once it is there. */
export function begin(): () => void {
  const piece = {};
  underWay.add(piece);
  tell();
  return () => {
    if (underWay.delete(piece) && underWay.size === 0) rests += 1;
    tell();
  };
}

function tell(): void {
  for (const reader of readers) reader();
}

const follow = (reader: () => void): (() => void) => {
  readers.add(reader);
  return () => readers.delete(reader);
};

/** Which rest of the page this is, counted from one; zero while anything is on its way. */
export const currentRest = (): number => (underWay.size === 0 ? rests : 0);

/** The current rest, followed. */
export const useRest = (): number => useSyncExternalStore(follow, currentRest);

/** Notes that a piece of the page is on its way for as long as that is so. */
export function useUnderWay(isUnderWay: boolean): void {
  useEffect(() => (isUnderWay ? begin() : undefined), [isUnderWay]);
}

/** What stands for a piece that is fetched, and leaves no mark of its own. */
export function UnderWay(): null {
  useUnderWay(true);
  return null;
}
