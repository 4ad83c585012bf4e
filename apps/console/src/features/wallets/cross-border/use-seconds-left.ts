import { useSyncExternalStore } from 'react';
import { machineNow } from '../../../ui/format/use-now.ts';

const tickMs = 250;

const onEveryTick = (notify: () => void) => {
  const timer = setInterval(notify, tickMs);
  return () => clearInterval(timer);
};

// The begun second is not counted: a transfer sent in it would arrive too late.
const secondsUntil = (moment: string) => Math.max(0, Math.floor((Date.parse(moment) - machineNow()) / 1000));

/** The whole seconds that are left until a moment; none once it has come. */
export function useSecondsLeft(moment: string): number {
  return useSyncExternalStore(onEveryTick, () => secondsUntil(moment));
}
