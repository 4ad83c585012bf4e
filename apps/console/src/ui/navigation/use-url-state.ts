import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';

/**
 * Keeps the state of a screen in its address, so that a copied link shows the same; empty values leave the address. A
 * change of one of the filters leads back to the first page of what they filter.
 */
export function useUrlState<Key extends string>(keys: readonly Key[], filters: readonly Key[] = []) {
  const [parameters, setParameters] = useSearchParams();
  // A change may come from a timer that was set on an earlier render: it goes on from the newest address.
  const newest = useRef({ parameters, setParameters });
  useEffect(() => {
    newest.current = { parameters, setParameters };
  }, [parameters, setParameters]);
  const state = Object.fromEntries(keys.map((key) => [key, parameters.get(key) ?? ''])) as Record<Key, string>;

  /** Filters replace the address as one goes; opening something is a step of its own, which Back undoes. */
  const change = (changes: Partial<Record<Key, string>>, { isStep = false } = {}) => {
    const changed = new URLSearchParams(newest.current.parameters);
    for (const [key, value] of Object.entries<string | undefined>(changes)) {
      if (value) changed.set(key, value);
      else changed.delete(key);
    }
    if (filters.some((key) => key in changes)) changed.delete('page');
    newest.current.parameters = changed;
    newest.current.setParameters(changed, { replace: !isStep, preventScrollReset: true });
  };
  return [state, change] as const;
}
