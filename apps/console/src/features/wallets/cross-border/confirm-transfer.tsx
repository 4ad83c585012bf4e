import Alert from '@mui/material/Alert';
import { useTranslation } from 'react-i18next';
import { needsAcknowledgement } from '../../../parts/payments/payee-check.ts';
import { PayeeCheckNote } from '../../../parts/payments/payee-check-note.tsx';
import type { PayeeConfirmation } from '../../../parts/payments/use-payee-confirmation.ts';
import { WalletText } from '../../../parts/payments/wallet-text.tsx';
import { FactsList } from '../../../ui/data/facts-list.tsx';
import { FormDialog } from '../../../parts/forms/form-dialog.tsx';
import { AlertIcon, CrossCircleIcon } from '../../../ui/icons/status-icons.tsx';
import { Money } from '../../../parts/money/money.tsx';
import { useDetailsFacts } from '../../../parts/parties/details-facts.tsx';
import { VerdictView } from '../../../parts/verdict/verdict-view.tsx';
import { LegsDrawing } from './legs-drawing.tsx';
import { RehearsedBalances } from './rehearsed-balances.tsx';
import type { ExchangeReview } from './use-transfer.ts';

interface ConfirmTransferProps {
  review: ExchangeReview;
  /** Whether the payee is who the payer takes them for; null for a wallet of one's own. */
  payee: PayeeConfirmation | null;
  isSending: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** The last look before money crosses the networks: who pays whom, what moves, and what the rules say. */
export function ConfirmTransfer({ review, payee, isSending, onConfirm, onClose }: ConfirmTransferProps) {
  const { t } = useTranslation(['wallets', 'funds']);
  const { transfer, quote, verdict, balances, isOutcomeUnknown } = review;
  const [sent, received] = quote.legs.map(({ currency }) => currency);
  const { fromAddress, toAddress, memo, sourceOfFunds } = transfer;
  const details = useDetailsFacts(transfer);
  const isRefused = verdict.action !== 'allow';
  return (
    <FormDialog
      title={t('across.confirm.title')}
      cancel={t('across.confirm.back')}
      submit={t('across.confirm.submit')}
      pending={t('across.confirm.pending')}
      isPending={isSending}
      tone={isRefused ? 'error' : 'primary'}
      call={() => (sdk) => sdk.crossBorder.transferAcross({ requestBody: transfer })}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        // An answer that came after the form was left is heeded here.
        if (!payee?.isOpen) onConfirm();
      }}
    >
      {isOutcomeUnknown && !isSending && (
        <Alert severity="warning" icon={<AlertIcon size={20} />}>
          {t('across.confirm.outcomeUnknown')}
        </Alert>
      )}
      {isRefused && !isOutcomeUnknown && (
        <Alert severity="error" icon={<CrossCircleIcon size={20} />}>
          {t('across.confirm.willBeRefused')}
        </Alert>
      )}
      {payee && needsAcknowledgement(payee.check) && <PayeeCheckNote {...payee} />}
      <FactsList
        facts={[
          { label: t('across.payer'), value: <WalletText address={fromAddress} copyable={false} /> },
          { label: t('across.payee'), value: <WalletText address={toAddress} copyable={false} /> },
          { label: t('across.sent'), value: <Money amount={quote.sendAmount} currency={sent} /> },
          { label: t('across.fee'), value: <Money amount={quote.fee} currency={sent} /> },
          { label: t('across.received'), value: <Money amount={quote.receiveAmount} currency={received} /> },
          ...(memo === undefined ? [] : [{ label: t('across.memo'), value: <bdi>{memo}</bdi> }]),
          ...(sourceOfFunds === undefined
            ? []
            : [{ label: t('funds:label'), value: t(`funds:source.${sourceOfFunds}`) }]),
          ...details,
        ]}
      />
      {!isRefused && <LegsDrawing legs={quote.legs} />}
      <RehearsedBalances balances={balances} fromAddress={fromAddress} sent={sent} received={received} />
      <VerdictView verdict={verdict} memo={memo ?? null} />
    </FormDialog>
  );
}
