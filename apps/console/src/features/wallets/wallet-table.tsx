import type { WalletDto } from '@connect/sdk';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import IconButton from '@mui/material/IconButton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { AddressText } from '../../parts/payments/address-text.tsx';
import { IbanText } from '../../parts/payments/iban-text.tsx';
import type { ListOrder, SortName } from '../../parts/lists/list-order.ts';
import { sortDirectionOf, SortHeader } from '../../parts/lists/sort-header.tsx';
import { Money } from '../../parts/money/money.tsx';
import { ToneChip } from '../../ui/data/tone-chip.tsx';
import { Tooltip } from '../../ui/feedback/tooltip.tsx';
import { DownloadIcon, PlusIcon } from '../../ui/icons/action-icons.tsx';
import type { IconProps } from '../../ui/icons/icon.tsx';
import { GaugeIcon, SnowflakeIcon } from '../../ui/icons/ledger-icons.tsx';
import { ClockIcon, LockIcon } from '../../ui/icons/status-icons.tsx';
import { dense } from '../../ui/layout/dense.ts';
import { ScrollRegion } from '../../ui/layout/scroll-region.tsx';
import type { WalletActions } from './wallet-card.tsx';

interface WalletTableProps extends WalletActions {
  wallets: readonly WalletDto[];
  order: ListOrder;
  label: string;
  showsOwner: boolean;
  ownerId: string | undefined;
}

/** The wallets of a network, a row each, by label or by balance as the order says. */
export function WalletTable({ wallets, order, label, showsOwner, ownerId, ...on }: WalletTableProps) {
  const { t } = useTranslation('wallets');
  return (
    <Card>
      <ScrollRegion label={label} sx={roomStyle}>
        <Table size="small" aria-label={label} sx={tableStyle}>
          <TableHead>
            <TableRow>
              <Header name={t('table.wallet')} sort="label" order={order} />
              <TableCell>{t('table.iban')}</TableCell>
              <Header name={t('table.balance')} sort="-balance" order={order} isFigure />
              <TableCell align="right">{t('card.available')}</TableCell>
              <TableCell align="right">{t('card.held')}</TableCell>
              <TableCell align="right">{t('table.actions')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {wallets.map((wallet) => (
              <TableRow key={wallet.id}>
                <TableCell component="th" scope="row"><Name wallet={wallet} showsOwner={showsOwner} /></TableCell>
                <TableCell data-name={t('table.iban')} data-breaks><IbanText iban={wallet.iban} /></TableCell>
                <TableCell align="right" data-name={t('table.balance')} sx={{ fontWeight: 600 }}>
                  <Money amount={wallet.balance} currency={wallet.currency} />
                </TableCell>
                <TableCell align="right" data-name={t('card.available')}><Money amount={wallet.available} /></TableCell>
                <TableCell align="right" data-name={t('card.held')}><Money amount={wallet.held} /></TableCell>
                <TableCell align="right">
                  <Actions wallet={wallet} isOwn={wallet.ownerId === ownerId} {...on} />
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </ScrollRegion>
    </Card>
  );
}

interface HeaderProps { name: string; sort: SortName; order: ListOrder; isFigure?: boolean }

/** A heading that sorts: by its column at first, and turned round when it does so already. */
function Header({ name, sort, order, isFigure = false }: HeaderProps) {
  const isSorted = order.sort.replace('-', '') === sort.replace('-', '');
  const shown = isSorted ? order : { ...order, sort: (sort.startsWith('-') ? sort.slice(1) : `-${sort}`) as SortName };
  return (
    <TableCell
      align={isFigure ? 'right' : 'left'} aria-label={name}
      {...(isSorted && { 'aria-sort': sortDirectionOf(order) })}
    >
      <Box component="span" sx={isSorted ? {} : { '& svg': { opacity: 0.35 } }}>
        <SortHeader column={name} order={shown} />
      </Box>
    </TableCell>
  );
}

function Name({ wallet, showsOwner }: { wallet: WalletDto; showsOwner: boolean }) {
  const { t } = useTranslation('wallets');
  const { label, address, isFrozen, isBankSuspended, ownerName, bankName } = wallet;
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, fontWeight: 600 }}>
        <bdi>{label}</bdi>
        {isFrozen && <ToneChip tone="caution" icon={SnowflakeIcon} label={t('card.frozen')} />}
        {isBankSuspended && <ToneChip tone="caution" icon={SnowflakeIcon} label={t('card.bankSuspended')} />}
      </Box>
      {showsOwner && (
        <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
          {t('card.owner', { name: ownerName, bank: bankName })}
        </Box>
      )}
      <Box sx={{ typography: 'caption', color: 'text.secondary' }}><AddressText address={address} /></Box>
    </>
  );
}

function Actions({ wallet, isOwn, ...on }: WalletActions & { wallet: WalletDto; isOwn: boolean }) {
  const { t } = useTranslation('wallets');
  const isStopped = wallet.isFrozen || wallet.isBankSuspended;
  return (
    <Box sx={{ display: 'inline-flex', flexWrap: 'wrap', justifyContent: 'flex-end' }}>
      {wallet.isSandbox && (
        <Action name={t('card.fund')} icon={PlusIcon} disabled={isStopped} onPress={() => on.onFund(wallet)} />
      )}
      <Action name={t('card.history')} icon={ClockIcon} onPress={() => on.onHistory(wallet)} />
      <Action name={t('card.statement')} icon={DownloadIcon} onPress={() => on.onStatement(wallet)} />
      {isOwn && <Action name={t('card.memos')} icon={LockIcon} onPress={() => on.onMemos(wallet)} />}
      {on.onLimits && <Action name={t('card.limits')} icon={GaugeIcon} onPress={() => on.onLimits?.(wallet)} />}
      {on.onFreeze && (
        <Action
          name={t(wallet.isFrozen ? 'card.unfreeze' : 'card.freeze')} icon={SnowflakeIcon}
          onPress={() => on.onFreeze?.(wallet)}
        />
      )}
    </Box>
  );
}

interface ActionProps { name: string; icon: ComponentType<IconProps>; disabled?: boolean; onPress: () => void }

function Action({ name, icon: Mark, disabled = false, onPress }: ActionProps) {
  const button = (
    <IconButton size="small" aria-label={name} disabled={disabled} onClick={onPress}><Mark size={18} /></IconButton>
  );
  return disabled ? button : <Tooltip title={name}>{button}</Tooltip>;
}

const roomStyle = { containerType: 'inline-size' } as const;

// Where a row has no room for its figures beside each other, they stand below the wallet, each under its name.
const stackedStyle = {
  '&, & tbody, & tbody td, & tbody th': { display: 'block' },
  '& thead': { display: 'none' },
  '& tbody tr': { display: 'block', paddingBlock: 1, borderBlockEnd: '1px solid', borderColor: 'divider' },
  '& tbody th, & tbody td': { border: 0, paddingBlock: '4px' },
  '& tbody td[data-name]': {
    display: 'flex', flexDirection: 'row', justifyContent: 'space-between', gap: 2, inlineSize: 'auto',
  },
  '& tbody td[data-name]::before': {
    content: 'attr(data-name)', fontWeight: 400, color: 'text.secondary', typography: 'body2',
  },
} as const;

const tableStyle = {
  '& th, & td': { paddingBlock: dense(9), paddingInline: 1.5 },
  '& td': { whiteSpace: 'nowrap' },
  // An IBAN breaks between its groups, so that the figures beside it keep their room.
  '& td[data-breaks]': { whiteSpace: 'normal', inlineSize: '11rem', minInlineSize: '10rem' },
  '@container (max-width: 39rem)': stackedStyle,
  '& tbody tr:hover': { bgcolor: 'surface.hover' },
  '& tbody tr:last-of-type > *': { border: 0 },
} as const;
