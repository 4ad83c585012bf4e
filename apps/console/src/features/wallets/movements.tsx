import type { TimeSort, WalletHistoryLineDto } from '@connect/sdk';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { reasonOf } from '../../api/problem.ts';
import { type HistoryFilter, useGetWalletHistoryInfiniteQuery } from '../../api/wallets.api.ts';
import { ApiRequestButton } from '../../parts/api-request/api-request-button.tsx';
import type { SampleCall } from '../../api/snippets/api-call.ts';
import { DateTime } from '../../ui/format/date-time.tsx';
import { boundsOf, type Days } from '../../ui/format/days.ts';
import { shortenMiddle } from '../../ui/format/format.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { ArrowDownIcon, ArrowUpIcon } from '../../ui/icons/ledger-icons.tsx';
import { dense } from '../../ui/layout/dense.ts';
import { DisplayMenu } from '../../parts/lists/display-menu.tsx';
import { ListFrame } from '../../parts/lists/list-frame.tsx';
import { useListLook } from '../../parts/lists/list-look.ts';
import { useListOrder } from '../../parts/lists/list-order.ts';
import { useListPages } from '../../parts/lists/list-pages.ts';
import { LoadMore } from '../../ui/data/load-more.tsx';
import { Money } from '../../parts/money/money.tsx';
import { SealedMemoSign } from '../../parts/memos/sealed-memo-sign.tsx';
import { RowsSkeleton } from '../../ui/loading/skeletons.tsx';
import { BalanceAtDays } from './balance-at-days.tsx';
import { HistoryTools } from './history-tools.tsx';

const sorts = ['-createdAt', 'createdAt'] as const;

interface MovementsProps {
  walletId: string;
  currency: string | undefined;
  days: Days;
  onDaysChange: (changes: Partial<Days>) => void;
}

/** Every movement of a wallet, each with the balance it left; all of it or the days asked for. */
export function Movements({ walletId, currency, days, onDaysChange }: MovementsProps) {
  const { t } = useTranslation('wallets');
  const filter = { id: walletId, ...boundsOf(days) };
  const order = useListOrder(sorts, { prefix: 'history-' });
  const history = useGetWalletHistoryInfiniteQuery({ ...filter, ...order.asked });
  const { sort } = order.asked;
  const { error, refetch } = history;
  const { rows: lines, more } = useListPages(history, order);
  const look = useListLook('movements', ['memo', 'time', 'balance']);
  const isNarrowed = days.from !== '' || days.to !== '';
  return (
    <>
      <Box sx={headStyle}>
        <ApiRequestButton variant="text" calls={() => callsOf({ ...filter, ...(sort && { sort }) })} />
        <Box sx={orderStyle}>{order.words}</Box>
        <DisplayMenu look={look} order={order} />
      </Box>
      <HistoryTools filter={filter} days={days} onDaysChange={onDaysChange} isEmpty={lines?.length === 0} />
      <BalanceAtDays walletId={walletId} currency={currency} days={days} />
      {error && <ErrorState title={t('history.failed')} {...reasonOf(error)} onRetry={() => void refetch()} />}
      <ListFrame look={look}>
        {!lines && !error && <RowsSkeleton rows={6} height={76} />}
        {lines?.length === 0 && (
          <EmptyState
            title={t(isNarrowed ? 'history.emptyDays' : 'history.empty')}
            description={t(isNarrowed ? 'history.emptyDaysHint' : 'history.emptyHint')}
          />
        )}
        <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
          {lines?.map((line) => (
            <Movement key={line.seq} line={line} currency={currency} />
          ))}
        </Box>
      </ListFrame>
      <LoadMore {...more} />
    </>
  );
}

const callsOf = (asked: HistoryFilter & { sort?: TimeSort }): SampleCall[] => [
  (sdk) => sdk.wallets.getWallet({ id: asked.id }),
  (sdk) => sdk.wallets.getWalletBalance({ id: asked.id }),
  (sdk) => sdk.wallets.getWalletHistory(asked),
];

function Movement({ line, currency }: { line: WalletHistoryLineDto; currency: string | undefined }) {
  const { t } = useTranslation('wallets');
  const { direction, kind, counterpartyAddress, counterpartyLabel, memo, transactionId, amount, balanceAfter } = line;
  const name =
    counterpartyAddress === null
      ? t(`history.account.${counterpartyLabel}`, { defaultValue: counterpartyLabel })
      : counterpartyLabel === counterpartyAddress ? shortenMiddle(counterpartyAddress) : counterpartyLabel;
  const Mark = direction === 'in' ? ArrowDownIcon : ArrowUpIcon;
  return (
    <Box component="li" sx={lineStyle}>
      <Box sx={{ display: 'flex', color: direction === 'in' ? 'success.main' : 'text.secondary' }}>
        <Mark size={18} />
      </Box>
      <Box sx={{ flex: 1, minInlineSize: 0 }}>
        <Box component={Link} to={`/transactions/${transactionId}`} sx={linkStyle}>
          {t(`history.${direction}`, { kind: t(`history.kind.${kind}`, { defaultValue: kind }), name })}
        </Box>
        {line.isMemoSealed && (
          <Box data-column="memo" sx={{ typography: 'caption' }}>
            <SealedMemoSign />
          </Box>
        )}
        {memo !== null && (
          <Box data-column="memo" dir="auto" sx={{ typography: 'caption', overflowWrap: 'anywhere' }}>
            {memo}
          </Box>
        )}
        <Box data-column="time" sx={{ typography: 'caption', color: 'text.secondary' }}>
          <DateTime at={line.createdAt} />
        </Box>
      </Box>
      <Box sx={{ textAlign: 'end', typography: 'body2' }}>
        <Box sx={{ fontWeight: 600, color: direction === 'in' ? 'success.main' : 'text.primary' }}>
          <Money amount={amount} currency={currency} signed />
        </Box>
        <Box data-column="balance" sx={{ typography: 'caption', color: 'text.secondary' }}>
          {t('history.balanceAfter')} <Money amount={balanceAfter} />
        </Box>
      </Box>
    </Box>
  );
}

const headStyle = {
  display: 'flex', alignItems: 'center', gap: 1, margin: 1.5, marginBlockEnd: 0,
} as const;

const orderStyle = { flex: 1, textAlign: 'end', typography: 'caption', color: 'text.secondary' } as const;

const lineStyle = {
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-start',
  gap: 1.5,
  paddingInline: 2.5,
  paddingBlock: dense(12),
  borderBlockEnd: '1px solid',
  borderColor: 'divider',
  '&:hover': { bgcolor: 'surface.hover' },
} as const;

// The link's own area is stretched over its line, so that the whole line can be clicked and is still one link.
const linkStyle = {
  color: 'text.primary',
  typography: 'body2',
  fontWeight: 600,
  textDecoration: 'none',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
} as const;
