import { useEffect, useEffectEvent, useRef } from 'react';
import { inBrowserStore } from '../../../ui/data/browser-store.ts';
import { machineNow } from '../../../ui/format/use-now.ts';
import { forgetImport, importStore } from './import-store.ts';
import type { ImportWork } from './use-import.ts';

interface Kept<Form> {
  ownerId: string;
  keptAt: number;
  work: ImportWork;
  form: Form;
}

const restMs = 400;
/** What lies longer than a week was forgotten; it names people and sums. */
const longestMs = 7 * 24 * 60 * 60 * 1000;

/**
 * Keeps what one is importing in this browser while it is changed, and brings it back after a reload. It is gone once
 * it is sent, begun anew, or whoever imports signs out. A browser that keeps nothing loses nothing else.
 */
export function useKeptImport<Form>(
  ownerId: string, work: ImportWork, form: Form, restore: (work: ImportWork, form: Form) => void,
): void {
  const isReady = useRef(false);
  const bringBack = useEffectEvent(restore);
  const wasChanged = useEffectEvent(() => work.step !== 'file');

  useEffect(() => {
    let isGone = false;
    const read = async () => {
      const kept = await inBrowserStore(importStore, 'readonly', (rows): IDBRequest<unknown> => rows.get(ownerId))
        .catch(() => undefined) as Kept<Form> | undefined;
      if (isGone) return;
      isReady.current = true;
      if (kept && machineNow() - kept.keptAt < longestMs && !wasChanged()) bringBack(kept.work, kept.form);
    };
    void read();
    return () => { isGone = true; };
  }, [ownerId]);

  useEffect(() => {
    if (!isReady.current) return undefined;
    const timer = setTimeout(() => {
      const kept = { ownerId, keptAt: machineNow(), work, form } satisfies Kept<Form>;
      const done = work.step === 'file'
        ? forgetImport(ownerId) : inBrowserStore(importStore, 'readwrite', (rows) => rows.put(kept));
      done.catch(() => undefined);
    }, restMs);
    return () => clearTimeout(timer);
  }, [ownerId, work, form]);
}
