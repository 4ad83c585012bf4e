import type { WalletDto } from '@connect/sdk';
import Typography from '@mui/material/Typography';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { showProblem } from '../../api/form-problems.ts';
import { useFreezeWalletMutation, useUnfreezeWalletMutation } from '../../api/wallets.api.ts';
import { Field } from '../../ui/inputs/field.tsx';
import { FormDialog } from '../../parts/forms/form-dialog.tsx';
import { FormProblem } from '../../ui/feedback/form-problem.tsx';
import { useToast } from '../../ui/feedback/toast/toast-context.ts';
import { useRulesOf } from '../../ui/inputs/use-rules-of.ts';
import { FreezeWalletForm } from './freeze-wallet.form.ts';

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
  const [freeze, freezing] = useFreezeWalletMutation();
  const [unfreeze, unfreezing] = useUnfreezeWalletMutation();
  const form = useForm<FreezeWalletForm>({
    resolver: useRulesOf(FreezeWalletForm),
    defaultValues: new FreezeWalletForm(),
  });
  const { errors } = form.formState;
  const say = words[isFrozen ? 'release' : 'freeze'];

  const submit = form.handleSubmit(async ({ reason }) => {
    const { error } = await (isFrozen ? unfreeze : freeze)({ id, reason });
    if (error) {
      showProblem(form, error);
      return;
    }
    toast({ title: t(say.done), description: label });
    onClose();
  });

  return (
    <FormDialog
      title={t(say.title, { label })}
      cancel={t('freeze.cancel')}
      submit={t(say.submit)}
      pending={t(say.pending)}
      isPending={freezing.isLoading || unfreezing.isLoading}
      onOpen={() => form.setFocus('reason')}
      call={() => (sdk) =>
        sdk.wallets[isFrozen ? 'unfreezeWallet' : 'freezeWallet']({ id, requestBody: form.getValues() })}
      onClose={onClose}
      onSubmit={(event) => void submit(event)}
    >
      <Typography variant="body2">{t(say.text)}</Typography>
      <FormProblem message={errors.root?.message} />
      <Field
        label={t('freeze.reason')}
        error={errors.reason?.message}
        multiline
        minRows={2}
        inputProps={{ dir: 'auto' }}
        {...form.register('reason')}
      />
    </FormDialog>
  );
}
