import type { PayZakatDto, SendResultDto, ZakatAssessmentDto } from '@connect/sdk';
import Typography from '@mui/material/Typography';
import { IsNotEmpty } from 'class-validator';
import { Controller, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { selectUser } from '../../api/session.slice.ts';
import { useListWalletChoicesQuery } from '../../api/wallets.api.ts';
import { i18n } from '../../i18n/i18n.ts';
import { FormDialog } from '../../parts/forms/form-dialog.tsx';
import { useMutationForm } from '../../parts/forms/use-mutation-form.ts';
import { AmountField } from '../../parts/money/amount-field.tsx';
import { IsMovableAmount, IsReadableAmount } from '../../parts/money/amount-rules.ts';
import { normaliseAmount } from '../../parts/money/amount.ts';
import { FormProblem } from '../../ui/feedback/form-problem.tsx';
import { useToast } from '../../ui/feedback/toast/toast-context.ts';
import { formatAmount } from '../../ui/format/format.ts';
import { SelectField } from '../../ui/inputs/select-field.tsx';
import { useListZakatRecipientsInfiniteQuery, usePayZakatMutation } from './zakat.api.ts';

/** How much zakat is paid to whom, and from which wallet. */
class PayForm {
  @IsNotEmpty({ message: () => i18n.t('zakat:errors.wallet') })
  fromAddress = '';

  @IsNotEmpty({ message: () => i18n.t('zakat:errors.recipient') })
  recipientId = '';

  @IsMovableAmount({ message: () => i18n.t('zakat:errors.amount') })
  @IsReadableAmount({ message: () => i18n.t('zakat:errors.amount') })
  amount = '';
}

const requestOf = ({ amount, ...form }: PayForm, assessment?: ZakatAssessmentDto): PayZakatDto => ({
  ...form, amount: normaliseAmount(amount) ?? '', ...(assessment && { assessmentId: assessment.id }),
});

/** Pays zakat to an approved recipient: for an assessment, or ahead. */
export function PayDialog({ assessment, onClose }: { assessment?: ZakatAssessmentDto; onClose: () => void }) {
  const { t, i18n: { language } } = useTranslation('zakat');
  const { toast } = useToast();
  const [pay] = usePayZakatMutation();
  const ownId = useSelector(selectUser)?.id;
  const { data: wallets = [] } = useListWalletChoicesQuery({});
  const own = wallets.filter(({ ownerId }) => ownerId === ownId);
  const { form, errors, submit, failure, isBusy } = useMutationForm<PayForm, SendResultDto>({
    rules: PayForm,
    send: (values, idempotencyKey) => pay({ request: requestOf(values, assessment), idempotencyKey }),
    onDone: ({ status }) => {
      toast({ title: t(status === 'completed' ? 'pay.done' : 'pay.waits') });
      onClose();
    },
  });
  const from = useWatch({ control: form.control, name: 'fromAddress' });
  const wallet = own.find(({ address }) => address === from);
  const list = useListZakatRecipientsInfiniteQuery({
    state: 'approved', ...(wallet && { network: wallet.network }) });
  const recipients = list.currentData?.pages.flat() ?? [];
  const left = wallet && assessment?.open[wallet.currency];
  return (
    <FormDialog
      title={t(assessment ? 'pay.title' : 'pay.ahead')} cancel={t('cancel')} submit={t('pay.submit')}
      pending={t('pay.pending')} isPending={isBusy} onClose={onClose} onOpen={() => form.setFocus('fromAddress')}
      call={() => (sdk) => sdk.zakat.payZakat({ requestBody: requestOf(form.getValues(), assessment) })}
      onSubmit={submit}
    >
      <Typography variant="body2">{t(assessment ? 'pay.text' : 'pay.aheadText')}</Typography>
      <FormProblem message={failure} />
      <Controller
        control={form.control} name="fromAddress" render={({ field }) => (
          <SelectField
            {...field} label={t('pay.from')} error={errors.fromAddress?.message}
            options={own.map(({ address, label, available, currency }) => ({
              value: address, label: `${label} · ${formatAmount(available, language)} ${currency}` }))}
          />
        )}
      />
      <Controller
        control={form.control} name="recipientId" render={({ field }) => (
          <SelectField
            {...field} label={t('pay.to')} error={errors.recipientId?.message}
            hint={recipients.length === 0 ? t('pay.nobody') : undefined}
            options={recipients.map(({ id, name, class: of }) => (
              { value: id, label: `${name} · ${t(`classes.${of}`)}` }))}
          />
        )}
      />
      <Controller
        control={form.control} name="amount" render={({ field }) => (
          <AmountField
            {...field} label={t('pay.amount')} currency={wallet?.currency ?? 'AED'} error={errors.amount?.message}
            {...(left !== undefined && wallet && {
              hint: t('pay.left', { amount: formatAmount(left, language), currency: wallet.currency }) })}
          />
        )}
      />
    </FormDialog>
  );
}
