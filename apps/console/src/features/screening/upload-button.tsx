import { type ChangeEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { reasonOf } from '../../api/problem.ts';
import { useLoadScreeningListMutation } from '../../api/screening.api.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { UploadIcon } from '../../ui/icons/action-icons.tsx';
import { useToast } from '../../ui/toast/toast-context.ts';

/** Takes a publisher's file and puts it in force, or says why it is not. */
export function UploadButton() {
  const { t } = useTranslation('screening');
  const { toast } = useToast();
  const input = useRef<HTMLInputElement>(null);
  const [load, { isLoading }] = useLoadScreeningListMutation();

  const send = async (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.currentTarget.files?.[0];
    // The same file can be chosen again, which confirms it.
    event.currentTarget.value = '';
    if (!file) return;
    const { data, error } = await load(file);
    if (error) {
      const { message } = reasonOf(error);
      toast({ tone: 'negative', title: t('upload.failed'), ...(message !== undefined && { description: message }) });
      return;
    }
    const { source, outcome, entries, added, changed, removed, clearancesEnded } = data;
    toast({
      title: t(`upload.${outcome}`, { source: t(`source.${source}`) }),
      description: t(`upload.${outcome}Hint`, { entries, added, changed, removed, ended: clearancesEnded }),
    });
  };

  return (
    <>
      <BusyButton
        variant="outlined"
        startIcon={<UploadIcon />}
        isBusy={isLoading}
        onClick={() => input.current?.click()}
      >
        {t('upload.choose')}
      </BusyButton>
      <input
        ref={input}
        type="file"
        accept=".xml,application/xml,text/xml"
        aria-label={t('upload.file')}
        hidden
        onChange={(event) => void send(event)}
      />
    </>
  );
}
