import { useSearchParams } from 'react-router-dom';

/** Keeps the state of a screen in its address, so that a copied link shows the same; empty values leave the address. */
export function useUrlState<Key extends string>(keys: readonly Key[]) {
  const [parameters, setParameters] = useSearchParams();
  const state = Object.fromEntries(keys.map((key) => [key, parameters.get(key) ?? ''])) as Record<Key, string>;

  /** Filters replace the address as one goes; opening something is a step of its own, which Back undoes. */
  const change = (changes: Partial<Record<Key, string>>, { isStep = false } = {}) => {
    const next = (current: URLSearchParams) => {
      const changed = new URLSearchParams(current);
      for (const [key, value] of Object.entries<string | undefined>(changes)) {
        if (value) changed.set(key, value);
        else changed.delete(key);
      }
      return changed;
    };
    setParameters(next, { replace: !isStep, preventScrollReset: true });
  };
  return [state, change] as const;
}
