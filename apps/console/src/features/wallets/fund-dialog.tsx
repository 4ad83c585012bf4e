import type { WalletDto } from '@connect/sdk';
import { Controller, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { showProblem } from '../../api/form-problems.ts';
import { useAttemptKey } from '../../api/use-attempt-key.ts';
import { useFundWalletMutation } from '../../api/wallets.api.ts';
import { normaliseAmount } from '../../parts/money/amount.ts';
import { AmountField } from '../../parts/money/amount-field.tsx';
import { FactsList } from '../../ui/data/facts-list.tsx';
import { FormDialog } from '../../parts/forms/form-dialog.tsx';
import { FormProblem } from '../../ui/feedback/form-problem.tsx';
import { formatAmount } from '../../ui/format/format.ts';
import { Money } from '../../parts/money/money.tsx';
import { useToast } from '../../ui/feedback/toast/toast-context.ts';
import { useRulesOf } from '../../ui/inputs/use-rules-of.ts';
import { FundWalletForm } from './fund-wallet.form.ts';

interface DialogProps {
  wallet: WalletDto;
  onClose: () => void;
}

/** Puts sandbox money into a wallet. */
export function FundDialog({ wallet, onClose }: DialogProps) {
  const { t, i18n } = useTranslation('wallets');
  const { toast } = useToast();
  const [fund, { isLoading }] = useFundWalletMutation();
  const attempt = useAttemptKey();
  const form = useForm<FundWalletForm>({
    resolver: useRulesOf(FundWalletForm),
    defaultValues: new FundWalletForm(),
  });
  const { id, label, balance, currency } = wallet;

  const submit = form.handleSubmit(async (values) => {
    const amount = normaliseAmount(values.amount) ?? '';
    const { data, error } = await fund({ id, amount, idempotencyKey: attempt.keyFor(amount) });
    if (error) {
      showProblem(form, error);
      return;
    }
    const added = { amount: formatAmount(amount, i18n.language), currency, label: data.wallet.label };
    toast({ title: t('fund.done'), description: t('fund.doneHint', added) });
    onClose();
  });

  return (
    <FormDialog
      title={t('fund.title', { label })}
      cancel={t('fund.cancel')}
      submit={t('fund.submit')}
      pending={t('fund.pending')}
      isPending={isLoading}
      onOpen={() => form.setFocus('amount')}
      call={() => (sdk) =>
        sdk.wallets.fundWallet({ id, requestBody: { amount: normaliseAmount(form.getValues('amount')) ?? '' } })}
      onClose={onClose}
      onSubmit={(event) => void submit(event)}
    >
      <FormProblem message={form.formState.errors.root?.message} />
      <FactsList facts={[{ label: t('fund.balance'), value: <Money amount={balance} currency={currency} /> }]} />
      <Controller
        control={form.control}
        name="amount"
        render={({ field }) => (
          <AmountField
            {...field}
            label={t('fund.amount')}
            currency={currency}
            error={form.formState.errors.amount?.message}
          />
        )}
      />
    </FormDialog>
  );
}
