import type { CharityDto, PurificationMoveDto } from '@connect/sdk';
import Typography from '@mui/material/Typography';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useGetPurificationQuery, useProposePayoutMutation } from '../../api/purification.api.ts';
import { i18n } from '../../i18n/i18n.ts';
import { FormDialog } from '../../parts/forms/form-dialog.tsx';
import { useMutationForm } from '../../parts/forms/use-mutation-form.ts';
import { AmountField } from '../../parts/money/amount-field.tsx';
import { IsMovableAmount, IsReadableAmount } from '../../parts/money/amount-rules.ts';
import { normaliseAmount } from '../../parts/money/amount.ts';
import { Money } from '../../parts/money/money.tsx';
import { FactsList } from '../../ui/data/facts-list.tsx';
import { FormProblem } from '../../ui/feedback/form-problem.tsx';
import { useToast } from '../../ui/feedback/toast/toast-context.ts';

const say = { message: () => i18n.t('purification:errors.amount') };

/** How much a charity is paid. */
class PayoutForm {
  @IsMovableAmount(say)
  @IsReadableAmount(say)
  amount = '';
}

/** Proposes to pay a charity out of what is set aside, after a last look; a colleague decides it. */
export function PayoutDialog({ charity, onClose }: { charity: CharityDto; onClose: () => void }) {
  const { t } = useTranslation('purification');
  const { toast } = useToast();
  const [propose] = useProposePayoutMutation();
  const balance = useGetPurificationQuery().data
    ?.find(({ bank, currency }) => bank.id === charity.bank.id && currency === charity.currency);
  const amountIn = (text: string) => normaliseAmount(text) ?? text;
  const { form, errors, submit, failure, isBusy } = useMutationForm<PayoutForm, PurificationMoveDto>({
    rules: PayoutForm,
    send: ({ amount }) => propose({ charityId: charity.id, amount: amountIn(amount) }),
    onDone: () => {
      toast({ title: t('payOut.done') });
      onClose();
    },
  });
  return (
    <FormDialog
      title={t('payOut.title')} cancel={t('cancel')} submit={t('payOut.submit')} pending={t('pending')}
      isPending={isBusy} onClose={onClose} onOpen={() => form.setFocus('amount')} onSubmit={submit}
      call={() => (sdk) => sdk.purification.proposePayout({
        requestBody: { charityId: charity.id, amount: amountIn(form.getValues('amount')) } })}
    >
      <Typography variant="body2">{t('payOut.text')}</Typography>
      <FormProblem message={failure} />
      <FactsList
        facts={[
          { label: t('fields.charity'), value: <bdi>{charity.name}</bdi> },
          {
            label: t('part.setAside'),
            value: <Money amount={balance?.setAside ?? '0.00'} currency={charity.currency} />,
          },
          { label: t('fields.fee'), value: t('noFee') },
        ]}
      />
      <Controller
        control={form.control} name="amount"
        render={({ field: chosen }) => (
          <AmountField
            {...chosen} label={t('fields.amount')} currency={charity.currency} error={errors.amount?.message}
          />
        )}
      />
    </FormDialog>
  );
}
