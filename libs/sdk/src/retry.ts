import { ConnectError } from './connect-error.ts';

const TRANSIENT: ReadonlySet<number> = new Set([429, 502, 503, 504]);
const LONGEST_WAIT_MS = 30_000;
const FIRST_WAIT_MS = 250;

/** How long to wait before another try of what failed, in milliseconds; null where another try would not help. */
export function waitAfter(failure: unknown, attempt: number): number | null {
  if (failure instanceof ConnectError) {
    if (!TRANSIENT.has(failure.status)) return null;
    const told = failure.retryAfterSeconds;
    if (told !== null) return told * 1000 <= LONGEST_WAIT_MS ? told * 1000 : null;
  } else if (!isOfNetwork(failure)) {
    return null;
  }
  return FIRST_WAIT_MS * 2 ** attempt * (0.5 + Math.random());
}

// To fetch a network that fails is a TypeError, perhaps of another realm; whatever else is thrown has other reasons.
const isOfNetwork = (failure: unknown): boolean =>
  typeof failure === 'object' && failure !== null && 'name' in failure && failure.name === 'TypeError';

/** Waits, or fails as soon as the caller gives up. */
export const pause = (ms: number, signal?: AbortSignal): Promise<void> => new Promise((resolve, reject) => {
  const giveUp = () => {
    clearTimeout(timer);
    reject(signal?.reason instanceof Error ? signal.reason : new Error('The call was given up.'));
  };
  const timer = setTimeout(() => {
    signal?.removeEventListener('abort', giveUp);
    resolve();
  }, ms);
  if (signal?.aborted) giveUp();
  else signal?.addEventListener('abort', giveUp, { once: true });
});
