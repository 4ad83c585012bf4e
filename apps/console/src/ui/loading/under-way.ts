import { useEffect, useSyncExternalStore } from 'react';

const underWay = new Set<object>();
const readers = new Set<() => void>();

/** Notes that something the page shows is still on its way; answers what to call once it is there. */
export function begin(): () => void {
  const piece = {};
  underWay.add(piece);
  tell();
  return () => {
    underWay.delete(piece);
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

/** Whether anything is on its way at this moment. */
export const isAnythingUnderWay = (): boolean => underWay.size > 0;

/** The same, followed. */
export const useIsAnythingUnderWay = (): boolean => useSyncExternalStore(follow, isAnythingUnderWay);

/** Notes that a piece of the page is on its way for as long as that is so. */
export function useUnderWay(): void {
  useEffect(() => begin(), []);
}

/** What stands for a piece that is fetched, and leaves no mark of its own. */
export function UnderWay(): null {
  useUnderWay();
  return null;
}
