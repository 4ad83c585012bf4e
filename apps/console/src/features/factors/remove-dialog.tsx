import type { FactorDto } from '@connect/sdk';
import { useTranslation } from 'react-i18next';
import { useRemoveFactorMutation } from './factors.api.ts';
import { reasonOf } from '../../api/problem.ts';
import { useToast } from '../../ui/feedback/toast/toast-context.ts';
import { ConfirmRemovalDialog } from './confirm-removal-dialog.tsx';

/** Removes one of one's factors. */
export function RemoveDialog({ factor: { id, label }, onClose }: { factor: FactorDto; onClose: () => void }) {
  const { t } = useTranslation('factors');
  const { toast } = useToast();
  const [remove, { isLoading, error }] = useRemoveFactorMutation();
  const confirm = async () => {
    const { error: refusal } = await remove(id);
    if (refusal) return;
    toast({ title: t('remove.done'), description: label });
    onClose();
  };
  return (
    <ConfirmRemovalDialog
      title={t('remove.title', { name: label })} text={t('remove.text')} cancel={t('cancel')}
      submit={t('remove.submit')} pending={t('remove.pending')} isPending={isLoading}
      problem={reasonOf(error).message} onClose={onClose} onConfirm={() => void confirm()}
    />
  );
}
