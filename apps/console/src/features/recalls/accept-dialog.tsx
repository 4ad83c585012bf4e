import type { DecideRecallDto, RecallDto, WalletDto } from '@connect/sdk';
import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { Length, ValidateIf } from 'class-validator';
import { useTranslation } from 'react-i18next';
import { useDecideRecallMutation } from '../../api/recalls.api.ts';
import { useGetWalletQuery } from '../../api/wallets.api.ts';
import { i18n } from '../../i18n/i18n.ts';
import { FormDialog } from '../../parts/forms/form-dialog.tsx';
import { useMutationForm } from '../../parts/forms/use-mutation-form.ts';
import { fromMinor, toMinor } from '../../parts/money/amount.ts';
import { Money } from '../../parts/money/money.tsx';
import { WalletText } from '../../parts/payments/wallet-text.tsx';
import { noteOf } from '../../parts/recalls/reason-form.tsx';
import { type Fact, FactsList } from '../../ui/data/facts-list.tsx';
import { FormProblem } from '../../ui/feedback/form-problem.tsx';
import { useToast } from '../../ui/feedback/toast/toast-context.ts';
import { formatAmount } from '../../ui/format/format.ts';
import { AlertIcon } from '../../ui/icons/status-icons.tsx';
import { Field } from '../../ui/inputs/field.tsx';

/** Words that may go with the money. */
class AcceptForm {
  @ValidateIf(({ note }: AcceptForm) => note.trim() !== '')
  @Length(3, 300, { message: () => i18n.t('recalls:errors.note') })
  note = '';
}

const answerOf = (form: AcceptForm): DecideRecallDto => ({ decision: 'accept', ...noteOf(form) });

interface AcceptDialogProps { recall: RecallDto; onClose: () => void }

/** Shows what giving a payment back takes, from which wallet and what it leaves there, before it is done for good. */
export function AcceptDialog({ recall, onClose }: AcceptDialogProps) {
  const { t, i18n: { language } } = useTranslation('recalls');
  const { toast } = useToast();
  const { id, payeeReturns, currency, toAddress } = recall;
  const { currentData: wallet } = useGetWalletQuery(toAddress, { refetchOnMountOrArgChange: true });
  const [decide] = useDecideRecallMutation();
  const { form, field, submit, failure, isBusy } = useMutationForm({
    rules: AcceptForm,
    send: (values, idempotencyKey) => decide({ id, answer: answerOf(values), idempotencyKey }),
    onDone: () => {
      toast({ title: t('accept.done') });
      onClose();
    },
  });
  return (
    <FormDialog
      title={t('accept.title')} cancel={t('cancel')} pending={t('accept.pending')} isPending={isBusy}
      submit={t('accept.submit', { amount: formatAmount(payeeReturns, language), currency })}
      onClose={onClose} onOpen={() => form.setFocus('note')} onSubmit={submit}
      call={() => (sdk) => sdk.transactions.decideRecall({ id, requestBody: answerOf(form.getValues()) })}
    >
      <Typography variant="body2">{t('accept.text')}</Typography>
      <FormProblem message={failure} />
      {wallet && <Hindrance wallet={wallet} owed={payeeReturns} />}
      <FactsList facts={factsOf(recall, wallet, t)} />
      <Field
        label={t('accept.note')} hint={t('optional')} multiline minRows={2} inputProps={{ dir: 'auto' }}
        {...field('note')}
      />
    </FormDialog>
  );
}

const leftIn = (wallet: WalletDto, owed: string): bigint => toMinor(wallet.available) - toMinor(owed);

function Hindrance({ wallet, owed }: { wallet: WalletDto; owed: string }) {
  const { t } = useTranslation('recalls');
  if (!wallet.isFrozen && leftIn(wallet, owed) >= 0n) return null;
  return (
    <Alert severity="warning" role="note" icon={<AlertIcon size={20} />}>
      {t(wallet.isFrozen ? 'accept.frozen' : 'accept.short')}
    </Alert>
  );
}

type Translate = ReturnType<typeof useTranslation<'recalls'>>['t'];

const factsOf = (recall: RecallDto, wallet: WalletDto | undefined, t: Translate): Fact[] => {
  const { amount, payeeReturns, currency, fromAddress, toAddress } = recall;
  const zakatMinor = toMinor(amount) - toMinor(payeeReturns);
  const money = (figure: string) => <Money amount={figure} currency={currency} />;
  return [
    { label: t('accept.leaves'), value: money(payeeReturns) },
    ...(zakatMinor > 0n ? [{ label: t('accept.zakat'), value: money(fromMinor(zakatMinor)) }] : []),
    { label: t('accept.wallet'), value: <WalletText address={toAddress} copyable={false} /> },
    { label: t('accept.to'), value: <WalletText address={fromAddress} copyable={false} /> },
    { label: t('accept.now'), value: wallet ? money(wallet.available) : '…' },
    ...(wallet && leftIn(wallet, payeeReturns) < 0n ? []
      : [{ label: t('accept.after'), value: wallet ? money(fromMinor(leftIn(wallet, payeeReturns))) : '…' }]),
  ];
};
