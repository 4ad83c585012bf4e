import { useSyncExternalStore } from 'react';

// Where storage is closed to us, a choice lasts as long as the page.
const unstored = new Map<string, string>();
const readers = new Set<() => void>();

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
  for (const reader of readers) reader();
}

/** Hears of every change of a kept choice, in this tab and in the others. */
export const onStoredChoice = (reader: () => void): (() => void) => {
  readers.add(reader);
  addEventListener('storage', reader);
  return () => {
    readers.delete(reader);
    removeEventListener('storage', reader);
  };
};

/** A choice that this browser keeps, the same for every piece that asks for it, and the means to change it. */
export function useStoredChoice(key: string, fallback: string) {
  const value = useSyncExternalStore(onStoredChoice, () => storedChoice(key) ?? fallback);
  return [value, (chosen: string) => storeChoice(key, chosen)] as const;
}
