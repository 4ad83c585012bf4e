import * as RadixToast from '@radix-ui/react-toast';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { ToastCard, ToastViewport } from './toast-card.tsx';
import { placeToastHost } from './toast-host.ts';
import type { ToastRecord } from './toast.reducer.ts';
import { useToastSide } from './use-toast-side.ts';

const displayMs = 5000;
const swipeThresholdPx = 50;
const regionHotkey = ['F8'];

interface ToastRegionProps {
  toasts: readonly ToastRecord[];
  onDismiss(id: number): void;
}

/** The corner of the page where toasts stand for five seconds each, swiped away, reached by F8. */
export function ToastRegion({ toasts, onDismiss }: ToastRegionProps) {
  const { t, i18n } = useTranslation('ui');
  const [host] = useState(() => document.createElement('div'));
  useEffect(() => placeToastHost(host), [host]);
  const corner = useRef<HTMLOListElement>(null);
  const side = useToastSide(corner, toasts.some(({ isOpen }) => isOpen));
  return (
    <RadixToast.Provider
      duration={displayMs}
      label={t('toast.label')}
      swipeDirection={i18n.dir() === 'rtl' ? 'left' : 'right'}
      swipeThreshold={swipeThresholdPx}
    >
      {toasts.map((record) => (
        <ToastCard key={record.id} record={record} onDismiss={onDismiss} />
      ))}
      {createPortal(
        <ToastViewport ref={corner} data-side={side} hotkey={regionHotkey} label={t('toast.region')} />, host,
      )}
    </RadixToast.Provider>
  );
}
