import type { WalletDto } from '@connect/sdk';
import Typography from '@mui/material/Typography';
import { Length } from 'class-validator';
import { useTranslation } from 'react-i18next';
import { useMutationForm } from '../../parts/forms/use-mutation-form.ts';
import { useFreezeWalletMutation, useUnfreezeWalletMutation } from '../../api/wallets.api.ts';
import { i18n } from '../../i18n/i18n.ts';
import { Field } from '../../ui/inputs/field.tsx';
import { FormDialog } from '../../parts/forms/form-dialog.tsx';
import { FormProblem } from '../../ui/feedback/form-problem.tsx';
import { useToast } from '../../ui/feedback/toast/toast-context.ts';

/** Why a wallet is frozen or released. */
class FreezeWalletForm {
  @Length(3, 300, { message: () => i18n.t('wallets:errors.reason') })
  reason = '';
}

const words = {
  freeze: {
    title: 'freeze.title', text: 'freeze.text', submit: 'freeze.submit', pending: 'freeze.pending', done: 'freeze.done',
  },
  release: {
    title: 'freeze.releaseTitle', text: 'freeze.releaseText', submit: 'freeze.releaseSubmit',
    pending: 'freeze.releasePending', done: 'freeze.releaseDone',
  },
} as const;

interface FreezeDialogProps {
  wallet: WalletDto;
  onClose: () => void;
}

/** Freezes a wallet, or releases a frozen one, for a reason that is kept. */
export function FreezeDialog({ wallet: { id, label, isFrozen }, onClose }: FreezeDialogProps) {
  const { t } = useTranslation('wallets');
  const { toast } = useToast();
  const [freeze] = useFreezeWalletMutation();
  const [unfreeze] = useUnfreezeWalletMutation();
  const say = words[isFrozen ? 'release' : 'freeze'];

  const { form, field, submit, failure, isBusy } = useMutationForm({
    rules: FreezeWalletForm,
    send: ({ reason }) => (isFrozen ? unfreeze : freeze)({ id, reason }),
    onDone: () => {
      toast({ title: t(say.done), description: label });
      onClose();
    },
  });
  return (
    <FormDialog
      title={t(say.title, { label })}
      cancel={t('freeze.cancel')}
      submit={t(say.submit)}
      pending={t(say.pending)}
      isPending={isBusy}
      onOpen={() => form.setFocus('reason')}
      call={() => (sdk) =>
        sdk.wallets[isFrozen ? 'unfreezeWallet' : 'freezeWallet']({ id, requestBody: form.getValues() })}
      onClose={onClose}
      onSubmit={submit}
    >
      <Typography variant="body2">{t(say.text)}</Typography>
      <FormProblem message={failure} />
      <Field
        label={t('freeze.reason')}
        multiline
        minRows={2}
        inputProps={{ dir: 'auto' }}
        {...field('reason')}
      />
    </FormDialog>
  );
}
