import type { IsoMessagePreviewDto } from '@connect/sdk';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { isProblem, isUnclear, type Problem } from '../../../api/problem.ts';
import { useToast } from '../../../ui/feedback/toast/toast-context.ts';
import { useRehearseIsoMessageMutation, useSendIsoMessageMutation } from '../iso-messages.api.ts';

/** The server takes no more bytes in one message. */
const mostBytes = 32 * 1024 * 1024;

/** A file before it is sent, as far as it was looked at. */
export type Looked =
  | { step: 'reading' | 'tooLarge'; file: File }
  | { step: 'refused'; file: File; problem: Problem }
  | { step: 'shown'; file: File; preview: IsoMessagePreviewDto; isOutcomeUnknown: boolean };

/** Takes a file through a look at what it would do to the server, where it is one message however often it comes. */
export function useMessageSending() {
  const { t } = useTranslation('isoMessages');
  const { toast } = useToast();
  const navigate = useNavigate();
  const [rehearse] = useRehearseIsoMessageMutation();
  const [send, { isLoading: isSending }] = useSendIsoMessageMutation();
  const [looked, setLooked] = useState<Looked | null>(null);

  // Whoever has chosen another file meanwhile is not shown what was found in the first.
  const settle = (file: File, found: Looked | null) =>
    setLooked((now) => (now?.file === file ? found : now));

  const look = async (file: File) => {
    if (file.size > mostBytes) {
      setLooked({ step: 'tooLarge', file });
      return;
    }
    setLooked({ step: 'reading', file });
    const { data: preview, error } = await rehearse(file);
    if (preview) settle(file, { step: 'shown', file, preview, isOutcomeUnknown: false });
    else settle(file, isProblem(error) ? { step: 'refused', file, problem: error } : null);
  };

  const confirm = async () => {
    if (looked?.step !== 'shown') return;
    const { file } = looked;
    const { data: message, error } = await send(file);
    if (message) {
      toast({ title: t('send.done'), description: message.messageId });
      void navigate(`/iso20022/${message.id}`);
    } else if (isProblem(error)) {
      const refused: Looked = { step: 'refused', file, problem: error };
      settle(file, isUnclear(error) ? { ...looked, isOutcomeUnknown: true } : refused);
    }
  };

  return { looked, isSending, look, confirm, leave: () => setLooked(null) };
}
