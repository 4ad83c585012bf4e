import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { selectUser } from '../../api/session.slice.ts';
import { WalletName } from '../../parts/payments/wallet-name.tsx';
import { DateTime } from '../../ui/format/date-time.tsx';
import { formatCount } from '../../ui/format/format.ts';
import { ArrowRightIcon } from '../../ui/icons/navigation-icons.tsx';
import { dense } from '../../ui/layout/dense.ts';
import { Money } from '../../parts/money/money.tsx';
import { RelativeTime } from '../../ui/format/relative-time.tsx';
import { ToneChip } from '../../ui/data/tone-chip.tsx';
import { visuallyHidden } from '../../ui/layout/visually-hidden.ts';
import type { PendingItem } from './queue.ts';

interface PendingRowProps {
  item: PendingItem;
  /** There are no older payments left to read, which might belong to the same batch. */
  isWhole: boolean;
}

/** One payment or one batch that waits: how much from whom to whom, since when and until when, and how far it is. */
export function PendingRow({ item, isWhole }: PendingRowProps) {
  const { payment, batchId, amount } = item;
  const { transactionId, currency, fromAddress, payerName, toAddress, counterpartyName } = payment;
  return (
    <Box component="li" sx={rowStyle}>
      <Box sx={{ gridArea: 'amount' }}>
        <Box component={Link} to={batchId ? `/batches/${batchId}` : `/transactions/${transactionId}`} sx={linkStyle}>
          <Money amount={amount} currency={currency} />{' '}
          <span style={visuallyHidden}>{batchId ?? transactionId}</span>
        </Box>
        <Box data-column="parties" sx={partiesStyle}>
          {fromAddress && <Box sx={partyStyle}><WalletName address={fromAddress} stated={payerName} /></Box>}
          <Box sx={partyStyle}>
            <Box component={ArrowRightIcon} sx={arrowStyle} />
            {batchId
              ? <BatchSize item={item} isWhole={isWhole} />
              : toAddress && <WalletName address={toAddress} stated={counterpartyName} />}
          </Box>
        </Box>
      </Box>
      <Box sx={{ gridArea: 'times', typography: 'caption', color: 'text.secondary' }}>
        <Life item={item} />
      </Box>
      <Box data-column="state" sx={{ gridArea: 'state', display: 'flex', justifyContent: 'flex-end' }}>
        <Turn item={item} />
      </Box>
    </Box>
  );
}

function BatchSize({ item: { count }, isWhole }: PendingRowProps) {
  const { t, i18n } = useTranslation('approvals');
  return <span>{t(isWhole ? 'batch' : 'batchOrMore', { count, figure: formatCount(count, i18n.language) })}</span>;
}

function Life({ item: { payment: { createdAt, expiresAt, initiatedBy } } }: { item: PendingItem }) {
  const { t } = useTranslation('approvals');
  return (
    <>
      <div data-column="time">
        {t('since')} <DateTime at={createdAt} />
      </div>
      {expiresAt && (
        <div data-column="time">
          {t('until')} <DateTime at={expiresAt} /> (<RelativeTime at={expiresAt} />)
        </div>
      )}
      <bdi data-column="user">{t('sentBy', { name: initiatedBy })}</bdi>
    </>
  );
}

// Whether an officer has approved already is not told in a list, so it says only who may decide at all.
function Turn({ item: { payment, approvalsGiven: given } }: { item: PendingItem }) {
  const { t } = useTranslation('approvals');
  const isOwn = useSelector(selectUser)?.id === payment.initiatedById;
  const { quorum, subStatus } = payment;
  return (
    <Box sx={{ display: 'grid', justifyItems: 'end', gap: 0.5 }}>
      <ToneChip tone={isOwn ? 'neutral' : 'caution'} label={t(isOwn ? 'forColleagues' : 'forOfficers')} />
      {subStatus === 'in_review' && (
        <Box sx={{ typography: 'caption', color: 'warning.main' }}>{t('reviewFirst')}</Box>
      )}
      {quorum !== null && (
        <Box sx={{ typography: 'caption', color: 'text.secondary' }}>{t('progress', { given, quorum })}</Box>
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
  minBlockSize: dense(84),
  boxSizing: 'border-box',
  paddingInline: 2.5,
  paddingBlock: dense(10),
  '&:not(:last-of-type)': { borderBlockEnd: '1px solid', borderColor: 'divider' },
  '&:hover': { bgcolor: 'surface.hover' },
} as const;

// On a phone each has a line of its own, so that a name that comes later than its address moves nothing.
const partiesStyle = {
  display: 'flex',
  flexDirection: { xs: 'column', sm: 'row' },
  flexWrap: { xs: 'nowrap', sm: 'wrap' },
  alignItems: { xs: 'flex-start', sm: 'center' },
  columnGap: 1,
  typography: 'caption',
  color: 'text.secondary',
} as const;

const partyStyle = {
  display: 'flex',
  alignItems: 'center',
  columnGap: 1,
  maxInlineSize: '100%',
  whiteSpace: 'nowrap',
  '& > :last-child': { minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis' },
} as const;

const arrowStyle = { flexShrink: 0, '&:dir(rtl)': { transform: 'scaleX(-1)' } } as const;

// The link's own area is stretched over its row, so that the whole row can be clicked and is still one link.
const linkStyle = {
  color: 'text.primary',
  fontWeight: 600,
  textDecoration: 'none',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
} as const;
