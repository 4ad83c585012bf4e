import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { isProblem } from '../../../api/problem.ts';
import { refusalWords } from '../../../api/problem-words.ts';
import { selectUser } from '../../../api/session.slice.ts';
import { useToast } from '../../../ui/feedback/toast/toast-context.ts';
import { RefreshIcon } from '../../../ui/icons/action-icons.tsx';
import { BusyButton } from '../../../ui/inputs/busy-button.tsx';
import { useRetryIsoMessageMutation } from '../iso-messages.api.ts';

/** An administrator has a message that is stuck carried out again; what was done of it is not done twice. */
export function RetryButton({ id }: { id: string }) {
  const { t } = useTranslation('isoMessages');
  const { toast } = useToast();
  const [retry, { isLoading }] = useRetryIsoMessageMutation();
  if (useSelector(selectUser)?.role !== 'admin') return null;
  const press = async () => {
    const { error } = await retry(id);
    if (isProblem(error)) toast({ tone: 'negative', title: t('page.notRetried'), description: refusalWords(error) });
  };
  return (
    <BusyButton variant="contained" isBusy={isLoading} startIcon={<RefreshIcon />} onClick={() => void press()}>
      {t('page.retry')}
    </BusyButton>
  );
}
