// eslint-disable-next-line no-restricted-syntax -- this is the one place where a failure of it is said and tried again
import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useEffectEvent } from 'react';
import { loadChunk } from './chunk-load-error.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { PartFailure } from './part-failure.tsx';
import { useFailureToast } from './use-failure-toast.ts';
import { Pending } from './pending.ts';

type Load<Props> = () => Promise<ComponentType<Props>>;

/** A part of the console whose program is fetched when it is first shown, or before. */
type Lazy<Props> = ComponentType<Props> & { prefetch: () => void };

interface Meanwhile {
  /** What stands in its place while it is fetched. */
  fallback?: ReactNode;
  /** What stands there when that failed, instead of saying so. */
  failure?: ReactNode;
}

interface PopupProps {
  /** Absent: it is open as long as it is there. */
  open?: boolean;
  onClose: () => void;
}

/** React keeps a failure of `lazy` for ever, so that each attempt needs another one. */
function retriable<Props extends object>(load: Load<Props>) {
  const fetch = async () => ({ default: await loadChunk(load) });
  let Part = lazy(fetch);
  return {
    Latest: (props: Props) => <Part {...props} />,
    renew: () => { Part = lazy(fetch); },
    // Whoever opens it later fetches it then, and is told if that fails.
    prefetch: () => { load().catch(() => undefined); },
  };
}

/** A part of a screen that is fetched when it is first shown; that this failed is said in its place. */
export function lazyPart<Props extends object>(load: Load<Props>): Lazy<Props & Meanwhile> {
  const { Latest, renew, prefetch } = retriable(load);
  function LazyPart({ fallback = null, failure, ...props }: Props & Meanwhile) {
    return (
      <ErrorBoundary
        onError={renew}
        fallback={(error, retry) => failure ?? <PartFailure error={error} onRetry={retry} />}
      >
        <Suspense fallback={<>{fallback}<Pending /></>}><Latest {...props as unknown as Props} /></Suspense>
      </ErrorBoundary>
    );
  }
  return Object.assign(LazyPart, { prefetch });
}

/** A dialog, menu or panel that is fetched when it is first opened; if that fails, it closes and a toast says so. */
export function lazyPopup<Props extends PopupProps>(load: Load<Props>): Lazy<Props> {
  const { Latest, renew, prefetch } = retriable(load);
  function LazyPopup(props: Props) {
    return (
      <ErrorBoundary
        onError={renew}
        retryWhen={props.open !== false}
        fallback={(error) => <PopupFailure error={error} onClose={props.onClose} />}
      >
        <Suspense fallback={null}><Latest {...props} /></Suspense>
      </ErrorBoundary>
    );
  }
  return Object.assign(LazyPopup, { prefetch });
}

function PopupFailure({ error, onClose }: { error: unknown; onClose: () => void }) {
  const showFailure = useFailureToast();
  const close = useEffectEvent(() => {
    showFailure(error);
    onClose();
  });
  useEffect(() => close(), []);
  return null;
}

interface PrefetchedProps<Props> {
  /** What it is shown with; nothing as long as it is not shown. */
  shown: Props | null | false | undefined;
}

/** The same part, fetched as soon as the screen that may show it has nothing else to do. */
export function prefetched<Props extends object>(Part: Lazy<Props>) {
  return function Prefetched({ shown }: PrefetchedProps<Props>) {
    useEffect(() => whenIdle(Part.prefetch), []);
    return shown ? <Part {...shown} /> : null;
  };
}

const longestWaitMs = 5000;
const pauseMs = 3000;

/** Does something when the page has nothing better to do, within five seconds; answers how to call it off. */
function whenIdle(act: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const asked = requestIdleCallback(act, { timeout: longestWaitMs });
    return () => cancelIdleCallback(asked);
  }
  const timer = setTimeout(act, pauseMs);
  return () => clearTimeout(timer);
}
