import type { LoadedListDto, ScreeningSource } from '@connect/sdk';
import { type ChangeEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isProblem, reasonOf } from '../../api/problem.ts';
import { useLoadScreeningListMutation } from './screening.api.ts';
import { BusyButton } from '../../ui/inputs/busy-button.tsx';
import { UploadIcon } from '../../ui/icons/action-icons.tsx';
import { useToast } from '../../ui/feedback/toast/toast-context.ts';
import { ConfirmListDialog, type Replacement, replacementIn } from './confirm-list-dialog.tsx';

/** A list that was refused until somebody confirms what it does. */
interface Waiting {
  file: File;
  replacement: Replacement;
}

/** Takes a publisher’s file and puts it in force, asks whether it is meant to be, or says why it is not. */
export function UploadButton() {
  const { t } = useTranslation('screening');
  const { toast } = useToast();
  const input = useRef<HTMLInputElement>(null);
  const [load, { isLoading }] = useLoadScreeningListMutation();
  const [waiting, setWaiting] = useState<Waiting | null>(null);

  const showOutcome = ({ source, outcome, entries, added, changed, removed, clearancesEnded }: LoadedListDto) => {
    toast({
      title: t(`upload.${outcome}`, { source: t(`source.${source}`) }),
      description: t(`upload.${outcome}Hint`, { entries, added, changed, removed, ended: clearancesEnded }),
    });
  };

  const send = async (file: File, order: { source?: ScreeningSource; confirm?: number } = {}) => {
    const { data, error } = await load({ file, ...order });
    if (data) {
      setWaiting(null);
      showOutcome(data);
      return;
    }
    const replacement = isProblem(error) ? replacementIn(error) : null;
    setWaiting(replacement && { file, replacement });
    if (replacement) return;
    const { message } = reasonOf(error);
    toast({ tone: 'negative', title: t('upload.failed'), ...(message !== undefined && { description: message }) });
  };

  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.currentTarget.files?.[0];
    // The same file can be chosen again, which confirms it.
    event.currentTarget.value = '';
    if (file) void send(file);
  };

  return (
    <>
      <BusyButton
        variant="outlined"
        startIcon={<UploadIcon />}
        isBusy={isLoading && waiting === null}
        onClick={() => input.current?.click()}
      >
        {t('upload.choose')}
      </BusyButton>
      <input
        ref={input}
        type="file"
        accept=".xml,.csv,application/xml,text/xml,text/csv"
        aria-label={t('upload.file')}
        hidden
        onChange={choose}
      />
      {waiting && (
        <ConfirmListDialog
          replacement={waiting.replacement}
          isPending={isLoading}
          onClose={() => setWaiting(null)}
          onConfirm={(order) => void send(waiting.file, order)}
        />
      )}
    </>
  );
}
