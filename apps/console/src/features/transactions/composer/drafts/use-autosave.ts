import type { WalletDto } from '@connect/sdk';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useSelector } from 'react-redux';
import { selectUser } from '../../../../api/session.slice.ts';
import { keptOf, type SendForm } from '../send.form.ts';
import { readDraft } from './read-draft.ts';

/**
 * Keeps what is written and not sent in this tab, so that it is there again when the page is loaded anew: for whoever
 * wrote it, and until it is sent, saved or thrown away. The words of a confidential memo are never kept.
 */
export function useAutosave(form: UseFormReturn<SendForm>, wallets: readonly WalletDto[], isUnsaved: boolean) {
  const key = `composer_unsent:${useSelector(selectUser)?.id ?? ''}`;
  const [found] = useState(() => readKept(key));
  const [isRestored, setIsRestored] = useState(found !== null);
  const hasWritten = useRef(false);
  const restore = useEffectEvent(() => {
    if (found) form.reset({ ...readDraft(found, wallets) }, { keepDefaultValues: true });
  });
  useEffect(() => restore(), []);
  const written = JSON.stringify(keptOf(form.getValues()));
  const text = isUnsaved && written !== JSON.stringify(form.formState.defaultValues) ? written : null;
  useEffect(() => {
    keep(key, text);
    if (text !== null) hasWritten.current = true;
    else if (hasWritten.current) setIsRestored(false);
  }, [key, text]);
  return { isRestored, discard: () => keep(key, null), hide: () => setIsRestored(false) };
}

function readKept(key: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return typeof value === 'object' ? value as Record<string, unknown> | null : null;
  } catch {
    return null;
  }
}

// Where the browser keeps nothing for us, the form is as it was before: lost with the page.
function keep(key: string, text: string | null): void {
  try {
    if (text === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
  } catch { /* Nothing is kept. */ }
}
