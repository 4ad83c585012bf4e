import { createContext, useContext } from 'react';
import type { ToastMessage } from './toast.reducer.ts';

interface Toasts {
  toast(message: ToastMessage): void;
}

export const ToastContext = createContext<Toasts | undefined>(undefined);

/** Gives the means to tell the user briefly what has just happened. */
export function useToast(): Toasts {
  const toasts = useContext(ToastContext);
  if (!toasts) throw new Error('useToast must be used within a ToastProvider.');
  return toasts;
}
