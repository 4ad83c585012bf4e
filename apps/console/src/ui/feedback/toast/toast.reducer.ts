import type { Tone } from '../../data/tone-chip.tsx';

/** At most this many toasts are kept; a newer one takes the place of the older. */
export const toastLimit = 1;

export interface ToastMessage {
  title: string;
  description?: string;
  tone?: Tone;
  /** What can be done about it at once. */
  action?: { label: string; run: () => void };
}

export interface ToastRecord extends ToastMessage {
  id: number;
  isOpen: boolean;
}

export type ToastAction =
  | { type: 'added'; toast: ToastRecord }
  | { type: 'dismissed'; id: number }
  | { type: 'removed'; id: number };

/** Keeps the list of toasts: added in front, dismissed first out of sight, removed later from memory. */
export function toastReducer(toasts: readonly ToastRecord[], action: ToastAction): readonly ToastRecord[] {
  switch (action.type) {
    case 'added':
      return [action.toast, ...toasts].slice(0, toastLimit);
    case 'dismissed':
      return toasts.map((toast) => (toast.id === action.id ? { ...toast, isOpen: false } : toast));
    case 'removed':
      return toasts.filter((toast) => toast.id !== action.id);
  }
}
