import type { UseFormReturn } from 'react-hook-form';
import { keptOf, type SendForm } from '../send.form.ts';
import { LossDialog } from './loss-dialog.tsx';
import { SaveDraftDialog } from './save-draft-dialog.tsx';
import type { useDrafting } from './use-drafting.ts';

interface DraftDialogsProps {
  drafting: ReturnType<typeof useDrafting>;
  form: UseFormReturn<SendForm>;
  onClose: () => void;
}

/** What has to be answered while drafts are saved and opened. */
export function DraftDialogs({ drafting, form, onClose }: DraftDialogsProps) {
  const { draft, asked, isSaving, replaceBy, saved } = drafting;
  return (
    <>
      {isSaving && (
        <SaveDraftDialog draft={draft} content={keptOf(form.getValues())} onSaved={saved} onClose={onClose} />
      )}
      {asked && <LossDialog loss="replace" onClose={onClose} onLose={() => replaceBy(asked)} />}
    </>
  );
}
