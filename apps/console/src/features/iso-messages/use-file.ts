import { useTranslation } from 'react-i18next';
import { isProblem } from '../../api/problem.ts';
import { refusalWords } from '../../api/problem-words.ts';
import { saveFrom } from '../../ui/data/save-file.ts';
import { useToast } from '../../ui/feedback/toast/toast-context.ts';
import { type IsoFileOrder, useTakeIsoFileMutation } from './iso-messages.api.ts';

/** Hands a file of a message to the reader to keep, to the byte. */
export function useFile() {
  const { t } = useTranslation('isoMessages');
  const { toast } = useToast();
  const [take, { isLoading }] = useTakeIsoFileMutation();
  const download = async (order: IsoFileOrder, name: string) => {
    const { data: url, error } = await take(order);
    if (url !== undefined) {
      saveFrom(url, name);
      URL.revokeObjectURL(url);
    } else if (isProblem(error)) {
      toast({ tone: 'negative', title: t('file.failed'), description: refusalWords(error) });
    }
  };
  return { download, isLoading };
}
