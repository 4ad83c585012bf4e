import { useSyncExternalStore } from 'react';

const delayMs = 700;
const skipDelayMs = 300;

let isSkipped = false;
let timer: ReturnType<typeof setTimeout> | undefined;
const readers = new Set<() => void>();

function skip(isNow: boolean): void {
  isSkipped = isNow;
  for (const reader of readers) reader();
}

/** One of the page's tooltips opened: as long as it is open, another opens at once. */
export function tooltipOpened(): void {
  clearTimeout(timer);
  skip(true);
}

/** It closed; for 300 ms another still opens at once. */
export function tooltipClosed(): void {
  clearTimeout(timer);
  timer = setTimeout(() => skip(false), skipDelayMs);
}

const follow = (reader: () => void): (() => void) => {
  readers.add(reader);
  return () => readers.delete(reader);
};

/** How long the pointer rests before a tooltip opens; MUI itself would skip the delay for 800 ms after another. */
export const useTooltipDelay = (): number => useSyncExternalStore(follow, () => (isSkipped ? 0 : delayMs));
