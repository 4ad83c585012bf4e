import type { WalletDto } from '@connect/sdk';
import { IsNotEmpty } from 'class-validator';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useMutationForm } from '../../parts/forms/use-mutation-form.ts';
import { useFundWalletMutation } from '../../api/wallets.api.ts';
import { i18n } from '../../i18n/i18n.ts';
import { IsMovableAmount, IsReadableAmount } from '../../parts/money/amount-rules.ts';
import { normaliseAmount } from '../../parts/money/amount.ts';
import { AmountField } from '../../parts/money/amount-field.tsx';
import { FactsList } from '../../ui/data/facts-list.tsx';
import { FormDialog } from '../../parts/forms/form-dialog.tsx';
import { FormProblem } from '../../ui/feedback/form-problem.tsx';
import { formatAmount } from '../../ui/format/format.ts';
import { Money } from '../../parts/money/money.tsx';
import { useToast } from '../../ui/feedback/toast/toast-context.ts';

/** How much sandbox money a wallet is given. */
class FundWalletForm {
  @IsMovableAmount({ message: () => i18n.t('wallets:errors.amountRange') })
  @IsReadableAmount({ message: () => i18n.t('wallets:errors.amountUnreadable') })
  @IsNotEmpty({ message: () => i18n.t('wallets:errors.amount') })
  amount = '';
}

const amountOf = ({ amount }: FundWalletForm): string => normaliseAmount(amount) ?? '';

interface DialogProps {
  wallet: WalletDto;
  onClose: () => void;
}

/** Puts sandbox money into a wallet. */
export function FundDialog({ wallet, onClose }: DialogProps) {
  const { t, i18n: { language } } = useTranslation('wallets');
  const { toast } = useToast();
  const [fund] = useFundWalletMutation();
  const { id, label, balance, currency } = wallet;

  const { form, errors, submit, failure, isBusy } = useMutationForm({
    rules: FundWalletForm,
    send: (written, idempotencyKey) => fund({ id, amount: amountOf(written), idempotencyKey }),
    onDone: (data, written) => {
      const added = { amount: formatAmount(amountOf(written), language), currency, label: data.wallet.label };
      toast({ title: t('fund.done'), description: t('fund.doneHint', added) });
      onClose();
    },
  });
  return (
    <FormDialog
      title={t('fund.title', { label })}
      cancel={t('fund.cancel')}
      submit={t('fund.submit')}
      pending={t('fund.pending')}
      isPending={isBusy}
      onOpen={() => form.setFocus('amount')}
      call={() => (sdk) =>
        sdk.wallets.fundWallet({ id, requestBody: { amount: amountOf(form.getValues()) } })}
      onClose={onClose}
      onSubmit={submit}
    >
      <FormProblem message={failure} />
      <FactsList facts={[{ label: t('fund.balance'), value: <Money amount={balance} currency={currency} /> }]} />
      <Controller
        control={form.control}
        name="amount"
        render={({ field }) => (
          <AmountField
            {...field}
            label={t('fund.amount')}
            currency={currency}
            error={errors.amount?.message}
          />
        )}
      />
    </FormDialog>
  );
}
