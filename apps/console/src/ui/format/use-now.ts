import { createContext, use, useEffect, useState } from 'react';

const everyMs = 30_000;

/** By how many milliseconds the bank's time is ahead of this machine's; a sandbox may have been advanced. */
export const ClockOffset = createContext(0);

/** The time of this machine, for what no sandbox's clock moves: countdowns, keys, measurements, names of files. */
export const machineNow = (): number => Date.now();

/** The bank's time, told anew twice a minute. */
export function useNow(): number {
  const offset = use(ClockOffset);
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), everyMs);
    return () => clearInterval(timer);
  }, []);
  return now + offset;
}
