import type { SetLimitsDto, WalletDto } from '@connect/sdk';
import Typography from '@mui/material/Typography';
import { Controller, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { showProblem } from '../../api/form-problems.ts';
import { useSetWalletLimitsMutation } from '../../api/wallets.api.ts';
import { normaliseAmount } from '../../parts/money/amount.ts';
import { AmountField } from '../../parts/money/amount-field.tsx';
import { FactsList } from '../../ui/data/facts-list.tsx';
import { FormDialog } from '../../parts/forms/form-dialog.tsx';
import { FormProblem } from '../../ui/feedback/form-problem.tsx';
import { Money } from '../../parts/money/money.tsx';
import { useToast } from '../../ui/feedback/toast/toast-context.ts';
import { useRulesOf } from '../../ui/inputs/use-rules-of.ts';
import { LimitsForm } from './limits.form.ts';

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
  const [setLimits, { isLoading }] = useSetWalletLimitsMutation();
  const { id, label, currency, sentToday, dailyLimit, transactionLimit } = wallet;
  const form = useForm<LimitsForm>({
    resolver: useRulesOf(LimitsForm),
    defaultValues: { dailyLimit: dailyLimit ?? '', transactionLimit: transactionLimit ?? '' },
  });

  const submit = form.handleSubmit(async (values) => {
    const limits = limitsOf(values);
    const { error } = await setLimits({ id, limits });
    if (error) {
      showProblem(form, error);
      return;
    }
    const isLifted = limits.dailyLimit === null && limits.transactionLimit === null;
    toast({ title: t('limits.done'), description: t(isLifted ? 'limits.lifted' : 'limits.doneHint', { label }) });
    onClose();
  });

  return (
    <FormDialog
      title={t('limits.title', { label })}
      cancel={t('limits.cancel')}
      submit={t('limits.submit')}
      pending={t('limits.pending')}
      isPending={isLoading}
      onOpen={() => form.setFocus('dailyLimit')}
      call={() => (sdk) => sdk.wallets.setWalletLimits({ id, requestBody: limitsOf(form.getValues()) })}
      onClose={onClose}
      onSubmit={(event) => void submit(event)}
    >
      <FormProblem message={form.formState.errors.root?.message} />
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
              error={form.formState.errors[name]?.message}
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
