import type { SetLimitsDto, WalletDto } from '@connect/sdk';
import Typography from '@mui/material/Typography';
import { ValidateIf } from 'class-validator';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useMutationForm } from '../../parts/forms/use-mutation-form.ts';
import { useSetWalletLimitsMutation } from '../../api/wallets.api.ts';
import { i18n } from '../../i18n/i18n.ts';
import { IsMovableAmount, IsReadableAmount } from '../../parts/money/amount-rules.ts';
import { normaliseAmount } from '../../parts/money/amount.ts';
import { AmountField } from '../../parts/money/amount-field.tsx';
import { FactsList } from '../../ui/data/facts-list.tsx';
import { FormDialog } from '../../parts/forms/form-dialog.tsx';
import { FormProblem } from '../../ui/feedback/form-problem.tsx';
import { Money } from '../../parts/money/money.tsx';
import { useToast } from '../../ui/feedback/toast/toast-context.ts';

const IsLimit = (): PropertyDecorator => (target, property) => {
  IsMovableAmount({ message: () => i18n.t('wallets:errors.amountRange') })(target, property);
  IsReadableAmount({ message: () => i18n.t('wallets:errors.amountUnreadable') })(target, property);
  ValidateIf((_, text) => text !== '')(target, property);
};

/** How much a wallet may send; an empty field is no limit. */
class LimitsForm {
  @IsLimit()
  dailyLimit = '';

  @IsLimit()
  transactionLimit = '';
}

interface DialogProps {
  wallet: WalletDto;
  onClose: () => void;
}

const fields = [
  { name: 'dailyLimit', label: 'limits.daily' },
  { name: 'transactionLimit', label: 'limits.transaction' },
] as const;

/** Sets how much a wallet may send in one day and in one payment, or lifts that. */
export function LimitsDialog({ wallet, onClose }: DialogProps) {
  const { t } = useTranslation('wallets');
  const { toast } = useToast();
  const [setLimits] = useSetWalletLimitsMutation();
  const { id, label, currency, sentToday, dailyLimit, transactionLimit } = wallet;

  const { form, errors, submit, failure, isBusy } = useMutationForm({
    rules: LimitsForm,
    values: { dailyLimit: dailyLimit ?? '', transactionLimit: transactionLimit ?? '' },
    send: (written) => setLimits({ id, limits: limitsOf(written) }),
    onDone: (_, written) => {
      const limits = limitsOf(written);
      const isLifted = limits.dailyLimit === null && limits.transactionLimit === null;
      toast({ title: t('limits.done'), description: t(isLifted ? 'limits.lifted' : 'limits.doneHint', { label }) });
      onClose();
    },
  });
  return (
    <FormDialog
      title={t('limits.title', { label })}
      cancel={t('limits.cancel')}
      submit={t('limits.submit')}
      pending={t('limits.pending')}
      isPending={isBusy}
      onOpen={() => form.setFocus('dailyLimit')}
      call={() => (sdk) => sdk.wallets.setWalletLimits({ id, requestBody: limitsOf(form.getValues()) })}
      onClose={onClose}
      onSubmit={submit}
    >
      <FormProblem message={failure} />
      <Typography variant="body2">{t('limits.text')}</Typography>
      <FactsList facts={[{ label: t('limits.sentToday'), value: <Money amount={sentToday} currency={currency} /> }]} />
      {fields.map(({ name, label: words }) => (
        <Controller
          key={name}
          control={form.control}
          name={name}
          render={({ field }) => (
            <AmountField
              {...field}
              label={t(words)}
              currency={currency}
              error={errors[name]?.message}
            />
          )}
        />
      ))}
    </FormDialog>
  );
}

function limitsOf(values: LimitsForm): SetLimitsDto {
  return {
    dailyLimit: normaliseAmount(values.dailyLimit), transactionLimit: normaliseAmount(values.transactionLimit),
  };
}
