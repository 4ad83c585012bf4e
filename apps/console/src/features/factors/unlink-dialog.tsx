import type { LinkedIdentityDto } from '@connect/sdk';
import { useTranslation } from 'react-i18next';
import { reasonOf } from '../../api/problem.ts';
import { useUnlinkIdentityMutation } from '../../api/provider.api.ts';
import { useToast } from '../../ui/feedback/toast/toast-context.ts';
import { ConfirmRemovalDialog } from './confirm-removal-dialog.tsx';

interface UnlinkDialogProps {
  identity: LinkedIdentityDto;
  onClose: () => void;
}

/** Unlinks an identity from one's account. */
export function UnlinkDialog({ identity: { id, label }, onClose }: UnlinkDialogProps) {
  const { t } = useTranslation('provider');
  const { toast } = useToast();
  const [unlink, { isLoading, error }] = useUnlinkIdentityMutation();
  const confirm = async () => {
    const { error: refusal } = await unlink(id);
    if (refusal) return;
    toast({ title: t('linked.removed'), description: label });
    onClose();
  };
  return (
    <ConfirmRemovalDialog
      title={t('linked.removeTitle', { label })} text={t('linked.removeText')} cancel={t('linked.cancel')}
      submit={t('linked.remove')} pending={t('linked.removePending')} isPending={isLoading}
      problem={reasonOf(error).message} onClose={onClose} onConfirm={() => void confirm()}
    />
  );
}
