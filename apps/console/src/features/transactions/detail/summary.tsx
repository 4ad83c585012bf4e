import type { TransactionLifeDto } from '@connect/sdk';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import MuiLink from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import Skeleton from '@mui/material/Skeleton';
import { WalletText } from '../../../parts/payments/wallet-text.tsx';
import { type Fact, FactsList } from '../../../ui/data/facts-list.tsx';
import { ObjectId } from '../../../ui/data/object-id.tsx';
import { AlertIcon, CrossCircleIcon } from '../../../ui/icons/status-icons.tsx';
import { Money } from '../../../parts/money/money.tsx';
import { useDetailsFacts } from '../../../parts/parties/details-facts.tsx';
import { StatusChip } from '../../../parts/payments/status-chip.tsx';
import { AccountName } from '../postings/account-name.tsx';
import { lazyPart } from '../../../ui/loading/lazy.tsx';
import { TransactionStepButtons } from './step-buttons.tsx';

/** What a transaction is and where it stands. */
export function TransactionSummary({ transaction }: { transaction: TransactionLifeDto }) {
  const { t } = useTranslation('transactions');
  const { amount, currency, status, subStatus, rejectedBy } = transaction;
  return (
    <Card sx={{ padding: 2.5, display: 'grid', gap: 1.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 1.5 }}>
        <Box sx={{ typography: 'h4' }}>
          <Money amount={amount} currency={currency} />
        </Box>
        <StatusChip status={status} rejectedBy={rejectedBy} />
      </Box>
      {subStatus && (
        <Alert severity="warning" role="note" icon={<AlertIcon size={20} />}>
          {t(`subStatus.${subStatus}`)}
        </Alert>
      )}
      {status === 'rejected' && (
        <Alert severity="error" role="note" icon={<CrossCircleIcon size={20} />}>
          {t(`detail.refused.${rejectedBy ?? 'rules'}`)}
          <Reason transaction={transaction} />
        </Alert>
      )}
      <FactsList facts={useFacts(transaction)} />
      <TransactionStepButtons transaction={transaction} />
    </Card>
  );
}

/** Why an officer refused it, as far as the reader is told. */
function Reason({ transaction: { timeline } }: { transaction: TransactionLifeDto }) {
  const reason: unknown = timeline.find(({ action }) => action === 'review_reject')?.details['reason'];
  return typeof reason === 'string' && <Box component="blockquote" dir="auto" sx={{ margin: 0 }}>{reason}</Box>;
}

function useFacts(transaction: TransactionLifeDto): Fact[] {
  const { t } = useTranslation('transactions');
  const { fromAddress, payerName, toAddress, fee, currency, network, memo, isMemoSealed, status, initiatedBy, uetr } =
    transaction;
  const details = useDetailsFacts(transaction);
  const party = (address: string | null, stated: string | null) =>
    address === null ? <AccountName name="issuer" /> : <WalletText address={address} stated={stated} />;
  return [
    { label: t('detail.from'), value: party(fromAddress, payerName) },
    { label: t('detail.to'), value: party(toAddress, transaction.counterpartyName) },
    // A refused transfer was never charged.
    ...(status === 'rejected' ? [] : [{ label: t('detail.fee'), value: <Money amount={fee} currency={currency} /> }]),
    { label: t('detail.network'), value: t(`network.${network}`) },
    { label: t('detail.initiatedBy'), value: <bdi>{initiatedBy}</bdi> },
    {
      label: t('detail.uetr'),
      value: <ObjectId id={uetr} label={t('detail.copyUetr')} done={t('detail.uetrCopied')} />,
    },
    ...linked(t('detail.reversedBy'), 'transactions', transaction.reversedBy),
    ...linked(t('detail.reverses'), 'transactions', transaction.reverses),
    ...linked(t('detail.batch'), 'batches', transaction.batchId),
    ...(memo === null && !isMemoSealed ? [] : [
      { label: t('detail.notes'), value: <Memo key={transaction.id} transaction={transaction} /> },
    ]),
    ...details,
  ];
}

/** The way to what belongs to this transaction: one that took it back or that it takes back, or its batch. */
const linked = (label: string, place: 'transactions' | 'batches', id: string | null): Fact[] => {
  if (id === null) return [];
  const link = (
    <MuiLink component={Link} to={`/${place}/${id}`}>
      <bdi dir="ltr">{id}</bdi>
    </MuiLink>
  );
  return [{ label, value: link }];
};

// Few payments have a sealed memo.
const ConfidentialMemo = lazyPart(async () => (await import('./confidential-memo.tsx')).ConfidentialMemo);

/** What the payment was for, in the payer’s words; sealed words stay so until a reader opens them. */
function Memo({ transaction }: { transaction: TransactionLifeDto }) {
  if (!transaction.isMemoSealed) return <bdi>{transaction.memo}</bdi>;
  return <ConfidentialMemo transaction={transaction} fallback={<Skeleton variant="rounded" height={72} />} />;
}
