import Alert from '@mui/material/Alert';
import { useTranslation } from 'react-i18next';
import { AddressText } from '../../../ui/address-text.tsx';
import { FactsList } from '../../../ui/facts-list.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { AlertIcon } from '../../../ui/icons/status-icons.tsx';
import { Money } from '../../../ui/money.tsx';
import type { Review } from './use-transfer.ts';

interface ConfirmTransferProps {
  review: Review;
  isSending: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** The last look before money crosses the networks: who pays whom, what goes out and what arrives. */
export function ConfirmTransfer({ review, isSending, onConfirm, onClose }: ConfirmTransferProps) {
  const { t } = useTranslation('wallets');
  const { transfer, quote, isOutcomeUnknown } = review;
  const [sent, received] = quote.legs.map(({ currency }) => currency);
  const { fromAddress, toAddress, memo, sourceOfFunds } = transfer;
  return (
    <FormDialog
      title={t('across.confirm.title')}
      cancel={t('across.confirm.back')}
      submit={t('across.confirm.submit')}
      pending={t('across.confirm.pending')}
      isPending={isSending}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        onConfirm();
      }}
    >
      {isOutcomeUnknown && !isSending && (
        <Alert severity="warning" icon={<AlertIcon size={20} />}>
          {t('across.confirm.outcomeUnknown')}
        </Alert>
      )}
      <FactsList
        facts={[
          { label: t('across.payer'), value: <AddressText address={fromAddress} copyable={false} /> },
          { label: t('across.payee'), value: <AddressText address={toAddress} copyable={false} /> },
          { label: t('across.sent'), value: <Money amount={quote.sendAmount} currency={sent} /> },
          { label: t('across.fee'), value: <Money amount={quote.fee} currency={sent} /> },
          { label: t('across.received'), value: <Money amount={quote.receiveAmount} currency={received} /> },
          ...(memo === undefined ? [] : [{ label: t('across.memo'), value: <bdi>{memo}</bdi> }]),
          ...(sourceOfFunds === undefined
            ? []
            : [{ label: t('across.sourceOfFunds'), value: <bdi>{sourceOfFunds}</bdi> }]),
        ]}
      />
    </FormDialog>
  );
}
