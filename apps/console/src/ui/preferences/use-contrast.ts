import { useSyncExternalStore } from 'react';
import { subscribeToChoices, storeChoice, storedChoice } from './stored-choice.ts';

/** Where the choice is kept; public/first-paint.js reads the same key before the first paint. */
const storageKey = 'connect.contrast';

export const contrastModes = ['standard', 'high', 'system'] as const;
export type ContrastMode = (typeof contrastModes)[number];

const asked = () => matchMedia('(prefers-contrast: more)');

const modeNow = (): ContrastMode => contrastModes.find((mode) => mode === storedChoice(storageKey)) ?? 'system';

const isHighNow = (): boolean => modeNow() === 'high' || (modeNow() === 'system' && asked().matches);

const subscribe = (reader: () => void): (() => void) => {
  const leave = subscribeToChoices(reader);
  const media = asked();
  media.addEventListener('change', reader);
  return () => {
    leave();
    media.removeEventListener('change', reader);
  };
};

/** Marks the page by its contrast, now and whenever the choice or the system's wish changes. */
export function followContrast(): void {
  const mark = () => { document.documentElement.dataset['contrast'] = isHighNow() ? 'high' : 'standard'; };
  mark();
  subscribe(mark);
}

/** How much contrast was chosen, whether that makes it high, and the means to change it; the browser keeps it. */
export function useContrast() {
  const mode = useSyncExternalStore(subscribe, modeNow);
  const isHigh = useSyncExternalStore(subscribe, isHighNow);
  return { mode, isHigh, choose: (chosen: ContrastMode) => storeChoice(storageKey, chosen) };
}
