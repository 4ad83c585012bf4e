import { type ReactNode, useCallback, useEffect, useMemo, useReducer, useRef } from 'react';
import { ToastContext } from './toast-context.ts';
import { ToastRegion } from './toast-region.tsx';
import { type ToastMessage, toastReducer } from './toast.reducer.ts';

const removalMs = 1_000_000;

/** Holds the toasts of the console, one at a time. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, dispatch] = useReducer(toastReducer, []);
  const nextId = useRef(1);
  const removals = useRef(new Set<ReturnType<typeof setTimeout>>());

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
      {/* Part of the program: where no file can be fetched any more, this is what says so. */}
      <ToastRegion toasts={toasts} onDismiss={dismiss} />
    </ToastContext>
  );
}
