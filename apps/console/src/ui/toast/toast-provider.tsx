import * as RadixToast from '@radix-ui/react-toast';
import { type ReactNode, useCallback, useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { ToastContext } from './toast-context.ts';
import { ToastCard, ToastViewport } from './toast-card.tsx';
import { placeToastHost } from './toast-host.ts';
import { type ToastMessage, toastReducer } from './toast.reducer.ts';

const displayMs = 5000;
const removalMs = 1_000_000;
const swipeThresholdPx = 50;
const regionHotkey = ['F8'];

/** Holds the toasts of the console: one at a time, for five seconds, swiped away, reached by F8. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const { t, i18n } = useTranslation('ui');
  const [toasts, dispatch] = useReducer(toastReducer, []);
  const [host] = useState(() => document.createElement('div'));
  const nextId = useRef(1);
  const removals = useRef(new Set<ReturnType<typeof setTimeout>>());

  useEffect(() => placeToastHost(host), [host]);

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
      <RadixToast.Provider
        duration={displayMs}
        label={t('toast.label')}
        swipeDirection={i18n.dir() === 'rtl' ? 'left' : 'right'}
        swipeThreshold={swipeThresholdPx}
      >
        {children}
        {toasts.map((record) => (
          <ToastCard key={record.id} record={record} onDismiss={dismiss} />
        ))}
        {createPortal(<ToastViewport hotkey={regionHotkey} label={t('toast.region')} />, host)}
      </RadixToast.Provider>
    </ToastContext>
  );
}
