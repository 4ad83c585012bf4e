import { useEffect, useSyncExternalStore } from 'react';

const pending = new Set<object>();
const subscribers = new Set<() => void>();

/** Notes that something the page shows is still on its way; answers what to call once it is there. */
export function beginPending(): () => void {
  const piece = {};
  pending.add(piece);
  notify();
  return () => {
    pending.delete(piece);
    notify();
  };
}

function notify(): void {
  for (const subscriber of subscribers) subscriber();
}

const subscribe = (subscriber: () => void): (() => void) => {
  subscribers.add(subscriber);
  return () => subscribers.delete(subscriber);
};

/** Whether anything is on its way at this moment. */
export const isAnythingPending = (): boolean => pending.size > 0;

/** The same, followed. */
export const useIsAnythingPending = (): boolean => useSyncExternalStore(subscribe, isAnythingPending);

/** Notes that a piece of the page is on its way for as long as that is so. */
export function usePending(): void {
  useEffect(() => beginPending(), []);
}

/** What stands for a piece that is fetched, and leaves no mark of its own. */
export function Pending(): null {
  usePending();
  return null;
}
