import { useSyncExternalStore } from 'react';

// Where storage is closed to us, a choice lasts as long as the page.
const unstored = new Map<string, string>();
const subscribers = new Set<() => void>();

/** The choice that was made in this browser, if any was. */
export const storedChoice = (key: string): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    return unstored.get(key) ?? null;
  }
};

/** Keeps a choice in this browser and tells everybody who reads it. */
export function storeChoice(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    unstored.set(key, value);
  }
  for (const subscriber of subscribers) subscriber();
}

/** Is told of every change of a stored choice, in this tab and in the others. */
export const subscribeToChoices = (subscriber: () => void): (() => void) => {
  subscribers.add(subscriber);
  addEventListener('storage', subscriber);
  return () => {
    subscribers.delete(subscriber);
    removeEventListener('storage', subscriber);
  };
};

/** A choice that this browser keeps, the same for every piece that asks for it, and the means to change it. */
export function useStoredChoice(key: string, fallback: string) {
  const value = useSyncExternalStore(subscribeToChoices, () => storedChoice(key) ?? fallback);
  return [value, (chosen: string) => storeChoice(key, chosen)] as const;
}
