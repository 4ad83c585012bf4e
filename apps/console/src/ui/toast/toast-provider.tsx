import { type ReactNode, useCallback, useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { whenIdle } from '../when-idle.ts';
import { ToastContext } from './toast-context.ts';
import type { ToastRegion } from './toast-region.tsx';
import { type ToastMessage, toastReducer } from './toast.reducer.ts';

const removalMs = 1_000_000;

/** Holds the toasts of the console, one at a time; what shows them is fetched when the page has nothing else to do. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, dispatch] = useReducer(toastReducer, []);
  const [Region, setRegion] = useState<typeof ToastRegion>();
  const isWanted = toasts.length > 0;
  const nextId = useRef(1);
  const removals = useRef(new Set<ReturnType<typeof setTimeout>>());

  useEffect(() => {
    if (Region) return undefined;
    const fetchRegion = () => {
      import('./toast-region.tsx').then((fetched) => setRegion(() => fetched.ToastRegion), () => undefined);
    };
    if (!isWanted) return whenIdle(fetchRegion);
    fetchRegion();
    return undefined;
  }, [Region, isWanted]);

  useEffect(() => {
    const pending = removals.current;
    return () => pending.forEach(clearTimeout);
  }, []);

  const toast = useCallback((message: ToastMessage) => {
    dispatch({ type: 'added', toast: { ...message, id: nextId.current++, isOpen: true } });
  }, []);

  const dismiss = useCallback((id: number) => {
    dispatch({ type: 'dismissed', id });
    const removal = setTimeout(() => {
      removals.current.delete(removal);
      dispatch({ type: 'removed', id });
    }, removalMs);
    removals.current.add(removal);
  }, []);

  const toasting = useMemo(() => ({ toast }), [toast]);
  return (
    <ToastContext value={toasting}>
      {children}
      {Region && <Region toasts={toasts} onDismiss={dismiss} />}
    </ToastContext>
  );
}
