import type { DraftDto, WalletDto } from '@connect/sdk';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { keptOf, type SendForm } from '../send.form.ts';
import { readDraft } from './read-draft.ts';

/** Which draft stands in the form, and how it gets there and away from there. */
export function useDrafting(form: UseFormReturn<SendForm>, wallets: readonly WalletDto[], isUnsaved: boolean) {
  const [draft, setDraft] = useState<DraftDto | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  const [asked, setAsked] = useState<DraftDto | null>(null);

  const replaceBy = (opened: DraftDto) => {
    form.reset({ ...readDraft(opened.form, wallets) });
    setDraft(opened);
    setAsked(null);
  };
  return {
    draft,
    isSaving,
    /** A draft that was to be opened over something unsaved. */
    asked,
    isAsking: isSaving || asked !== null,
    open: (opened: DraftDto) => (isUnsaved ? setAsked(opened) : replaceBy(opened)),
    replaceBy,
    startSaving: () => setIsSaving(true),
    /** Nothing is saved and nothing opened. */
    continueEditing: () => {
      setIsSaving(false);
      setAsked(null);
    },
    saved: (kept: DraftDto) => {
      // What is not kept stays written, and unsaved.
      form.reset(keptOf(form.getValues()), { keepValues: true });
      setDraft(kept);
      setIsSaving(false);
    },
    deleted: (id: string) => setDraft((current) => (current?.id === id ? null : current)),
  };
}
