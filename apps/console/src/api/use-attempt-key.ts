import { useRef } from 'react';

/**
 * Gives every attempt at the same order one idempotency key, so that an attempt repeated after a lost answer counts
 * once. A different order, or the same again after `settled`, has a key of its own.
 */
export function useAttemptKey() {
  const last = useRef<{ order: string; key: string } | null>(null);
  return {
    keyFor: (order: string) => {
      if (last.current?.order !== order) last.current = { order, key: crypto.randomUUID() };
      return last.current.key;
    },
    settled: () => {
      last.current = null;
    },
  };
}
