import type { WalletDto } from '@connect/sdk';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useSelector } from 'react-redux';
import { selectUser } from '../../../../api/session.slice.ts';
import { keptOf, type SendForm } from '../send.form.ts';
import { keepForm, readKept } from './kept-form.ts';
import { readDraft } from './read-draft.ts';

/**
 * Keeps what is written and not sent in this tab, so that it is there again when the page is loaded anew: for whoever
 * wrote it, and until it is sent, saved or thrown away, or they sign out. The words of a confidential memo are never
 * kept.
 */
export function useAutosave(form: UseFormReturn<SendForm>, wallets: readonly WalletDto[], isUnsaved: boolean) {
  const userId = useSelector(selectUser)?.id ?? '';
  const [found] = useState(() => readKept(userId));
  const [isRestored, setIsRestored] = useState(found !== null);
  const hasWritten = useRef(false);
  const restore = useEffectEvent(() => {
    if (found) form.reset({ ...readDraft(found, wallets) }, { keepDefaultValues: true });
  });
  useEffect(() => restore(), []);
  const written = JSON.stringify(keptOf(form.getValues()));
  const text = isUnsaved && written !== JSON.stringify(form.formState.defaultValues) ? written : null;
  useEffect(() => {
    keepForm(userId, text);
    if (text !== null) hasWritten.current = true;
    else if (hasWritten.current) setIsRestored(false);
  }, [userId, text]);
  return { isRestored, discard: () => keepForm(userId, null), hide: () => setIsRestored(false) };
}
