import MuiTooltip, { type TooltipProps } from '@mui/material/Tooltip';
import { useSyncExternalStore } from 'react';

const openDelayMs = 700;
const skipDelayMs = 300;

// A tooltip that follows another within the skip time opens at once; all tooltips share this one fact.
let justClosed = false;
let timer: ReturnType<typeof setTimeout> | undefined;
const readers = new Set<() => void>();

function announce(value: boolean) {
  justClosed = value;
  for (const reader of readers) reader();
}

function noteClosing() {
  clearTimeout(timer);
  announce(true);
  timer = setTimeout(() => announce(false), skipDelayMs);
}

function subscribe(reader: () => void) {
  readers.add(reader);
  return () => readers.delete(reader);
}

/** A short explanation on hover or focus: opens after 700 ms, at once within 300 ms of the last one. */
export function Tooltip(props: TooltipProps) {
  const skip = useSyncExternalStore(subscribe, () => justClosed);
  const delay = skip ? 0 : openDelayMs;
  return <MuiTooltip arrow enterDelay={delay} enterNextDelay={delay} onClose={noteClosing} {...props} />;
}
