import type { TransactionDto } from '@connect/sdk';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useGetTransactionQuery } from '../../api/transactions.api.ts';
import { AddressText } from '../../ui/address-text.tsx';
import { DateTime } from '../../ui/date-time.tsx';
import { ArrowRightIcon } from '../../ui/icons/navigation-icons.tsx';
import { Money } from '../../ui/money.tsx';
import { ToneChip } from '../../ui/status-chip.tsx';
import { visuallyHidden } from '../../ui/visually-hidden.ts';

/** One payment that waits: how much from whom to whom, since when and until when, and whether it waits for oneself. */
export function PendingRow({ transaction }: { transaction: TransactionDto }) {
  const { t } = useTranslation('approvals');
  const { transactionId, amount, currency, fromAddress, toAddress, createdAt } = transaction;
  return (
    <Box component="li" sx={rowStyle}>
      <Box sx={{ gridArea: 'amount' }}>
        <Box component={Link} to={`/transactions/${transactionId}`} sx={linkStyle}>
          <Money amount={amount} currency={currency} /> <span style={visuallyHidden}>{transactionId}</span>
        </Box>
        <Box sx={partiesStyle}>
          {fromAddress && <AddressText address={fromAddress} copyable={false} />}
          <Box component={ArrowRightIcon} sx={{ '&:dir(rtl)': { transform: 'scaleX(-1)' } }} />
          {toAddress && <AddressText address={toAddress} copyable={false} />}
        </Box>
      </Box>
      <Box sx={{ gridArea: 'times', typography: 'caption', color: 'text.secondary' }}>
        <div>
          {t('since')} <DateTime at={createdAt} />
        </div>
        <Life id={transactionId} />
      </Box>
      <Box sx={{ gridArea: 'state', display: 'flex', justifyContent: 'flex-end' }}>
        <Turn id={transactionId} />
      </Box>
    </Box>
  );
}

// The list carries neither the sender's name nor the terms; both stand in the transaction itself, which is read once
// for the row and is at hand when it is opened.
function Life({ id }: { id: string }) {
  const { t } = useTranslation('approvals');
  const { data } = useGetTransactionQuery(id, { refetchOnMountOrArgChange: true });
  if (!data) return null;
  const { initiatedBy, terms: { expiresAt } } = data;
  return (
    <>
      {expiresAt && (
        <div>
          {t('until')} <DateTime at={expiresAt} />
        </div>
      )}
      <bdi>{t('sentBy', { name: initiatedBy })}</bdi>
    </>
  );
}

function Turn({ id }: { id: string }) {
  const { t } = useTranslation('approvals');
  const { data } = useGetTransactionQuery(id);
  if (!data) return null;
  const { actions, approvals, terms: { quorum }, subStatus } = data;
  const isMine = actions.includes('approve') || actions.includes('decide');
  return (
    <Box sx={{ display: 'grid', justifyItems: 'end', gap: 0.5 }}>
      <ToneChip tone={isMine ? 'caution' : 'neutral'} label={t(isMine ? 'yours' : 'notYours')} />
      {subStatus === 'awaiting_approval' && quorum !== null && (
        <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
          {t('progress', { given: approvals.length, quorum })}
        </Box>
      )}
    </Box>
  );
}

const rowStyle = {
  position: 'relative',
  display: 'grid',
  gridTemplateAreas: { xs: '"amount state" "times times"', sm: '"amount times state"' },
  gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: 'minmax(0, 1fr) minmax(0, 1fr) 12rem' },
  alignItems: 'center',
  columnGap: 2,
  rowGap: 0.75,
  minBlockSize: 84,
  boxSizing: 'border-box',
  paddingInline: 2.5,
  paddingBlock: 1.25,
  '&:not(:last-of-type)': { borderBlockEnd: '1px solid', borderColor: 'divider' },
  '&:hover': { bgcolor: 'surface.hover' },
} as const;

const partiesStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1,
  typography: 'caption',
  color: 'text.secondary',
} as const;

// The link's own area is stretched over its row, so that the whole row can be clicked and is still one link.
const linkStyle = {
  color: 'text.primary',
  fontWeight: 600,
  textDecoration: 'none',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
} as const;
