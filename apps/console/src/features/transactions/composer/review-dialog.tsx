import Alert from '@mui/material/Alert';
import { useTranslation } from 'react-i18next';
import { needsAcknowledgement } from '../../../parts/payments/payee-check.ts';
import { PayeeCheckNote } from '../../../parts/payments/payee-check-note.tsx';
import type { PayeeConfirmation } from '../../../parts/payments/use-payee-confirmation.ts';
import { MoneyReview, type MoneySide } from '../../../parts/payments/money-review.tsx';
import { type Fact, FactsList } from '../../../ui/data/facts-list.tsx';
import { FormDialog } from '../../../parts/forms/form-dialog.tsx';
import { shortenMiddle } from '../../../ui/format/format.ts';
import { AlertIcon } from '../../../ui/icons/status-icons.tsx';
import { Money } from '../../../parts/money/money.tsx';
import { useDetailsFacts } from '../../../parts/parties/details-facts.tsx';
import { VerdictChip } from '../../../parts/verdict/verdict-view.tsx';
import { PostingList } from '../postings/posting-list.tsx';
import { HoldingNotice } from './holding-notice.tsx';
import { debitOf, receivedOf, zakatOf } from './judgement.ts';
import type { SendReview } from './use-sending.ts';

interface ReviewDialogProps {
  review: SendReview;
  /** Whether the payee is who the payer takes them for. */
  payee: PayeeConfirmation;
  isSending: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** The last look before money moves: who pays whom how much, what it costs, and what the rules say. */
export function SendReviewDialog({ review, payee, isSending, onConfirm, onClose }: ReviewDialogProps) {
  const { t } = useTranslation('transactions');
  const { judgement, isOutcomeUnknown } = review;
  const { action } = judgement.verdict;
  const warning = isOutcomeUnknown
    ? t('review.outcomeUnknown')
    : action === 'block'
      ? t('review.willBeRefused')
      : null;
  return (
    <FormDialog
      title={t('review.title')}
      cancel={t('review.back')}
      submit={t('review.confirm')}
      pending={t('composer.processing')}
      isPending={isSending}
      tone={action === 'block' ? 'error' : 'primary'}
      call={() => (sdk) => sdk.transactions.sendTransaction({ requestBody: review.transfer })}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        // An answer that came after the form was left is heeded here.
        if (!payee.isOpen) onConfirm();
      }}
    >
      {warning !== null && (
        <Alert severity={action === 'block' ? 'error' : 'warning'} icon={<AlertIcon size={20} />}>
          {warning}
        </Alert>
      )}
      {needsAcknowledgement(payee.check) && <PayeeCheckNote {...payee} />}
      <HoldingNotice judgement={judgement} transfer={review.transfer} />
      <ReviewFacts review={review} />
    </FormDialog>
  );
}

function ReviewFacts({ review: { transfer, judgement, confidentialMemo } }: { review: SendReview }) {
  const { t } = useTranslation('transactions');
  const { fromAddress, toAddress, amount, currency, counterpartyName = null, memo } = transfer;
  const { fee, postings, balances, verdict, subStatus } = judgement;
  const zakat = zakatOf(postings);
  const money = (label: string, of: string): Fact => ({ label, value: <Money amount={of} currency={currency} /> });
  const costs = fee === null ? [] : [
    ...(zakat === null ? [] : [
      money(t('review.received'), receivedOf(postings)), money(t('review.zakat'), zakat),
    ]),
    money(t('review.fee'), fee),
    { label: t('review.total'), value: <strong>{money('', debitOf(postings, fromAddress)).value}</strong> },
  ];
  const words = memo ?? confidentialMemo;
  const details = useDetailsFacts(transfer);
  const payee = shortenMiddle(toAddress);
  const sideOf = (address: string, stated: string | null): MoneySide =>
    ({ address, stated, balance: balances.find((balance) => balance.address === address) });
  return (
    <>
      <MoneyReview
        title={t('review.amount')}
        amount={amount}
        currency={currency}
        moves={[{ amount, from: sideOf(fromAddress, null), to: sideOf(toAddress, counterpartyName) }]}
        facts={costs}
        entries={postings.length === 0 ? null : {
          title: t(subStatus === null ? 'postings.title' : 'postings.planned'),
          list: <PostingList postings={postings} />,
        }}
      />
      <FactsList
        facts={[
          ...(words === undefined ? [] : [{ label: t('review.notes'), value: <bdi>{words}</bdi> }]),
          ...(confidentialMemo === undefined ? []
            : [{ label: t('confidential.readers'), value: t('confidential.sealedFor', { payee }) }]),
          ...details,
          { label: t('review.verdict'), value: <VerdictChip action={verdict.action} /> },
        ]}
      />
    </>
  );
}
