import type { TransactionDto } from '@connect/sdk';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { DateTime } from '../../ui/format/date-time.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { PlusIcon } from '../../ui/icons/action-icons.tsx';
import { ArrowRightIcon } from '../../ui/icons/navigation-icons.tsx';
import { Money } from '../../parts/money/money.tsx';
import { SectionCard } from '../../ui/layout/section-card.tsx';
import { RowsSkeleton } from '../../ui/loading/skeletons.tsx';
import { WalletName } from '../../parts/payments/wallet-name.tsx';
import { StatusChip } from '../../parts/payments/status-chip.tsx';
import { visuallyHidden } from '../../ui/layout/visually-hidden.ts';

const shownRows = 5;
const rowHeight = 68;

interface RecentTransactionsProps {
  transactions: readonly TransactionDto[] | undefined;
  hasFailed: boolean;
}

/** The latest five transactions, each a way into its own page. */
export function RecentTransactions({ transactions, hasFailed }: RecentTransactionsProps) {
  const { t } = useTranslation('dashboard');
  const viewAll = (
    <Button component={Link} to="/transactions" size="small">
      {t('recent.viewAll')}
    </Button>
  );
  const createFirst = (
    <Button component={Link} to="/composer" variant="contained" startIcon={<PlusIcon />}>
      {t('recent.createFirst')}
    </Button>
  );
  if (hasFailed) return null;
  return (
    <SectionCard title={t('recent.title')} actions={viewAll}>
      {!transactions && <RowsSkeleton rows={shownRows} height={rowHeight} />}
      {transactions?.length === 0 && (
        <EmptyState title={t('recent.empty')} description={t('recent.emptyHint')} action={createFirst} />
      )}
      {transactions && transactions.length > 0 && (
        <Box component="ul" sx={listStyle}>
          {transactions.slice(0, shownRows).map((transaction) => (
            <TransactionRow key={transaction.id} transaction={transaction} />
          ))}
        </Box>
      )}
    </SectionCard>
  );
}

function TransactionRow({ transaction }: { transaction: TransactionDto }) {
  const { t } = useTranslation('dashboard');
  const { transactionId, type, amount, currency, status, subStatus, rejectedBy, createdAt } = transaction;
  const { fromAddress, payerName, toAddress, counterpartyName } = transaction;
  return (
    <Box component="li" sx={rowStyle}>
      <Box sx={{ gridArea: 'name', minInlineSize: 0 }}>
        <Box
          component={Link}
          to={`/transactions/${encodeURIComponent(transactionId)}`}
          sx={linkStyle}
        >
          {fromAddress === null ? t(`types.${type}`) : <WalletName address={fromAddress} stated={payerName} />}
          {toAddress !== null && (
            <>
              <Box component={ArrowRightIcon} sx={arrowStyle} />
              <WalletName address={toAddress} stated={counterpartyName} />
            </>
          )}
          <span style={visuallyHidden}> {t(`types.${type}`)} {transactionId}</span>
        </Box>
        <Box sx={{ typography: 'caption', color: 'text.secondary', display: 'flex', gap: 1, minInlineSize: 0 }}>
          <Box component="span" aria-hidden="true" sx={{ whiteSpace: 'nowrap' }}>{t(`types.${type}`)}</Box>
          <DateTime at={createdAt} />
          {subStatus && <Box sx={waitsStyle}>{t(`waits.${subStatus}`)}</Box>}
        </Box>
      </Box>
      <Box sx={{ gridArea: 'amount', fontWeight: 600, textAlign: 'end' }}>
        <Money amount={amount} currency={currency} />
      </Box>
      <Box sx={{ gridArea: 'state', display: 'flex', justifyContent: 'flex-end' }}>
        <StatusChip status={status} rejectedBy={rejectedBy} />
      </Box>
    </Box>
  );
}

const waitsStyle = { color: 'warning.main', fontWeight: 600, whiteSpace: 'nowrap' } as const;

const arrowStyle = {
  color: 'text.secondary', marginInline: 0.75, verticalAlign: 'middle', '&:dir(rtl)': { transform: 'scaleX(-1)' },
} as const;

// The rows share their columns, so that amounts stand below each other whatever the chips beside them say.
const listStyle = {
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: 'minmax(0, 1fr) auto auto' },
  columnGap: 2,
} as const;

const rowStyle = {
  position: 'relative',
  minBlockSize: rowHeight,
  boxSizing: 'border-box',
  display: 'grid',
  gridTemplateAreas: { xs: '"name amount" "name state"', sm: '"name amount state"' },
  gridColumn: '1 / -1',
  gridTemplateColumns: 'subgrid',
  alignItems: 'center',
  rowGap: 0.75,
  paddingInline: 2.5,
  paddingBlock: 1.25,
  '&:not(:last-of-type)': { borderBlockEnd: '1px solid', borderColor: 'divider' },
  '&:hover': { bgcolor: 'surface.hover' },
} as const;

// The link's own area is stretched over its row, so that the whole row can be clicked and is still one link.
const linkStyle = {
  display: 'block',
  overflowWrap: 'anywhere',
  color: 'text.primary',
  typography: 'body2',
  fontWeight: 600,
  textDecoration: 'none',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
} as const;
