const longestWaitMs = 5000;
const pauseMs = 3000;

/** Does something when the page has nothing better to do, within five seconds; answers how to call it off. */
export function whenIdle(act: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const asked = requestIdleCallback(act, { timeout: longestWaitMs });
    return () => cancelIdleCallback(asked);
  }
  const timer = setTimeout(act, pauseMs);
  return () => clearTimeout(timer);
}
