import type { RecallDto, RecallReason, RequestRecallDto, TransactionLifeDto } from '@connect/sdk';
import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useAskBackMutation } from '../../../api/recalls.api.ts';
import { FormDialog } from '../../../parts/forms/form-dialog.tsx';
import { useMutationForm } from '../../../parts/forms/use-mutation-form.ts';
import { toMinor } from '../../../parts/money/amount.ts';
import { Money } from '../../../parts/money/money.tsx';
import { WalletText } from '../../../parts/payments/wallet-text.tsx';
import { noteOf, ReasonFields, type Reasoned, reasonedRules } from '../../../parts/recalls/reason-form.tsx';
import { FactsList } from '../../../ui/data/facts-list.tsx';
import { FormProblem } from '../../../ui/feedback/form-problem.tsx';
import { useToast } from '../../../ui/feedback/toast/toast-context.ts';
import { ClockIcon } from '../../../ui/icons/status-icons.tsx';

const reasons = [
  'DUPL', 'AC03', 'AM09', 'UPAY', 'FRAD', 'CUST', 'AGNT', 'CURR', 'TECH', 'NARR',
] as const satisfies readonly RecallReason[];
const rules = reasonedRules(reasons);

const wishOf = (form: Reasoned): RequestRecallDto => ({ reason: form.reason as RecallReason, ...noteOf(form) });

/** What asking comes to, by where the payment stands. */
const outcomeOf = ({ status, subStatus, released }: TransactionLifeDto) => {
  if (status !== 'pending') return 'paid';
  if (subStatus !== 'in_escrow') return 'waits';
  return toMinor(released) === 0n ? 'escrowWhole' : 'escrow';
};

interface RecallDialogProps { transaction: TransactionLifeDto; onClose: () => void }

/** Asks to have a payment back: why, in words for the payee, and what will come of it. */
export function RecallDialog({ transaction, onClose }: RecallDialogProps) {
  const { t } = useTranslation('recalls');
  const { toast } = useToast();
  const [askBack] = useAskBackMutation();
  const { transactionId, amount, currency, toAddress } = transaction;
  const outcome = outcomeOf(transaction);
  const asked = useMutationForm<Reasoned, RecallDto>({
    rules,
    send: (form, idempotencyKey) => askBack({ transactionId, wish: wishOf(form), idempotencyKey }),
    onDone: ({ state }) => {
      toast({ title: t(state === 'cancelled' ? 'ask.done.cancelled' : 'ask.done.open') });
      onClose();
    },
  });
  const { form, submit, failure, isBusy } = asked;
  return (
    <FormDialog
      title={t('ask.title')} cancel={t('cancel')} submit={t('ask.submit')} pending={t('ask.pending')} isPending={isBusy}
      onClose={onClose} onOpen={() => form.setFocus('reason')} onSubmit={submit}
      call={() => (sdk) => sdk.transactions.recallTransaction({
        id: transactionId, requestBody: wishOf(form.getValues()),
      })}
    >
      <Alert severity="info" role="note" icon={<ClockIcon size={20} />}>{t(`ask.${outcome}`)}</Alert>
      <FormProblem message={failure} />
      <FactsList
        facts={[
          { label: t('fields.amount'), value: <Money amount={amount} currency={currency} /> },
          { label: t('fields.to'), value: toAddress && <WalletText address={toAddress} copyable={false} /> },
        ]}
      />
      <ReasonFields
        asked={asked} reasons={reasons.map((value) => ({ value, label: t(`reasons.${value}`) }))}
        words={{ reason: t('ask.reason'), note: t('ask.note'), noteHint: t('ask.noteHint') }}
      />
      {outcome === 'paid' && (
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>{t('ask.times')}</Typography>
      )}
    </FormDialog>
  );
}
