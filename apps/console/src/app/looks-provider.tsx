import type { LookList } from '@connect/sdk';
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSaveListLookMutation, useListListLooksQuery } from './list-looks.api.ts';
import { selectUser } from '../api/session.slice.ts';
import { storeChoice } from '../ui/preferences/stored-choice.ts';
import { type Look, lookKey, LooksContext, lookText } from '../parts/lists/list-look.ts';
import { useToast } from '../ui/feedback/toast/toast-context.ts';
import { useAppSelector } from './hooks.ts';

/** Keeps how the person at the console wants lists to look, so that other browsers show them like that as well. */
export function LooksProvider({ children }: { children: ReactNode }) {
  const { t } = useTranslation('ui');
  const { toast } = useToast();
  const owner = useAppSelector(selectUser)?.id ?? '';
  const [isWanted, setWanted] = useState(false);
  const { currentData: looks } = useListListLooksQuery(owner, { skip: owner === '' || !isWanted });
  const [send] = useSaveListLookMutation();
  // What is chosen here is newer than an answer that was asked for before.
  const chosenHere = useRef(new Set<string>());
  const sending = useRef<Promise<unknown>>(Promise.resolve());

  useEffect(() => {
    for (const { list, ...look } of looks ?? []) {
      const key = lookKey(owner, list);
      if (!chosenHere.current.has(key)) storeChoice(key, lookText(look));
    }
  }, [looks, owner]);

  const fetch = useCallback(() => setWanted(true), []);
  const save = useCallback((list: LookList, { density, hidden }: Look) => {
    if (owner === '') return;
    chosenHere.current.add(lookKey(owner, list));
    // One after the other, so that the last choice is the one that stays.
    sending.current = sending.current.then(async () => {
      const { error } = await send({ list, density, hidden: [...hidden] });
      if (error) toast({ tone: 'caution', title: t('display.unsaved'), description: t('display.unsavedHint') });
    });
  }, [owner, send, t, toast]);

  const store = useMemo(() => ({ owner, fetch, save }), [owner, fetch, save]);
  return <LooksContext value={store}>{children}</LooksContext>;
}
