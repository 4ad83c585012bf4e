import type { TransactionDto } from '@connect/sdk';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useListBatchPaymentsInfiniteQuery } from '../batches.api.ts';
import { reasonOf } from '../../../api/problem.ts';
import { AddressText } from '../../../parts/payments/address-text.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { DisplayMenu } from '../../../parts/lists/display-menu.tsx';
import { ListFrame } from '../../../parts/lists/list-frame.tsx';
import { useListLook } from '../../../parts/lists/list-look.ts';
import { useListOrder } from '../../../parts/lists/list-order.ts';
import { useListPages } from '../../../parts/lists/list-pages.ts';
import { LoadMore } from '../../../ui/data/load-more.tsx';
import { Money } from '../../../parts/money/money.tsx';
import { SectionCard } from '../../../ui/layout/section-card.tsx';
import { RowsSkeleton } from '../../../ui/loading/skeletons.tsx';
import { visuallyHidden } from '../../../ui/layout/visually-hidden.ts';
import { PaymentStateChip } from '../payment-state-chip.tsx';
import { listStyle, batchRowStyle, wholeRowLinkStyle } from '../row-styles.ts';

const sorts = ['-createdAt', 'createdAt', '-amount', 'amount'] as const;

/** The payments of a batch, each a way to its own page. */
export function BatchPayments({ id }: { id: string }) {
  const { t } = useTranslation('batches');
  const order = useListOrder(sorts);
  const list = useListBatchPaymentsInfiniteQuery({ id, ...order.asked }, { refetchOnMountOrArgChange: true });
  const look = useListLook('batch-payments', ['memo', 'amount', 'state']);
  const { rows: payments, more } = useListPages(list, order);
  return (
    <SectionCard
      title={t('source.title')}
      subtitle={order.words ?? t('page.newestFirst')}
      actions={<DisplayMenu look={look} order={order} />}
    >
      {list.error && (
        <ErrorState title={t('page.paymentsFailed')} {...reasonOf(list.error)} onRetry={() => void list.refetch()} />
      )}
      <ListFrame look={look}>
        {!payments && !list.error && <RowsSkeleton rows={4} />}
        <Box component="ul" sx={listStyle}>
          {payments?.map((payment) => (
            <PaymentRow key={payment.id} payment={payment} />
          ))}
        </Box>
      </ListFrame>
      <LoadMore {...more} />
    </SectionCard>
  );
}

function PaymentRow({ payment }: { payment: TransactionDto }) {
  const { transactionId, toAddress, memo, amount, currency, status, subStatus } = payment;
  return (
    <Box component="li" sx={batchRowStyle}>
      <Box sx={{ gridArea: 'name', minInlineSize: 0 }}>
        <Box component={Link} to={`/transactions/${transactionId}`} sx={wholeRowLinkStyle}>
          {toAddress && <AddressText address={toAddress} copyable={false} />}{' '}
          <span style={visuallyHidden}>{transactionId}</span>
        </Box>
        {memo !== null && (
          <Box data-column="memo" dir="auto" sx={memoStyle}>
            {memo}
          </Box>
        )}
      </Box>
      <Box data-column="amount" sx={{ gridArea: 'amount', fontWeight: 600, textAlign: 'end' }}>
        <Money amount={amount} currency={currency} />
      </Box>
      <Box data-column="state" sx={{ gridArea: 'state', display: 'flex', justifyContent: 'flex-end' }}>
        <PaymentStateChip status={status} subStatus={subStatus} />
      </Box>
    </Box>
  );
}

const memoStyle = { typography: 'caption', color: 'text.secondary', overflowWrap: 'anywhere' } as const;
