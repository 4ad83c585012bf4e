import type { WalletDto } from '@connect/sdk';
import Box from '@mui/material/Box';
import Button, { type ButtonProps } from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { type ComponentType, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { AddressText } from '../../parts/payments/address-text.tsx';
import { IbanText } from '../../parts/payments/iban-text.tsx';
import { DownloadIcon, PlusIcon } from '../../ui/icons/action-icons.tsx';
import type { IconProps } from '../../ui/icons/icon.tsx';
import { GaugeIcon, SnowflakeIcon } from '../../ui/icons/ledger-icons.tsx';
import { ClockIcon, FlaskIcon, LockIcon } from '../../ui/icons/status-icons.tsx';
import { Money } from '../../parts/money/money.tsx';
import { ToneChip } from '../../ui/data/tone-chip.tsx';
import { QrButton } from './qr/qr-button.tsx';
import { WalletLimits } from './wallet-limits.tsx';

/** What can be done with a wallet, and by whom. */
export interface WalletActions {
  onFund: (wallet: WalletDto) => void;
  onHistory: (wallet: WalletDto) => void;
  onStatement: (wallet: WalletDto) => void;
  /** For the owner of the wallet alone. */
  onMemos: (wallet: WalletDto) => void;
  /** Absent for those who may not freeze. */
  onFreeze?: ((wallet: WalletDto) => void) | undefined;
  /** Absent for those who may not set limits. */
  onLimits?: ((wallet: WalletDto) => void) | undefined;
}

interface WalletCardProps extends WalletActions {
  wallet: WalletDto;
  /** Names the owner, where other people's wallets stand beside one's own. */
  showsOwner: boolean;
  /** It belongs to the reader. */
  isOwn: boolean;
}

/** One wallet: whose it is, what it holds, where it is reached, and what can be done with it. */
export function WalletCard({ wallet, showsOwner, isOwn, ...on }: WalletCardProps) {
  const { onFund, onHistory, onStatement, onMemos, onFreeze, onLimits } = on;
  const { t } = useTranslation('wallets');
  const id = useId();
  const { label, isSandbox, isFrozen, isBankSuspended, balance, currency, address, iban, ownerName, bankName } = wallet;
  return (
    <Card component="article" aria-labelledby={id} sx={cardStyle}>
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1 }}>
        <Box sx={{ flex: 1, minInlineSize: 0 }}>
          <Typography id={id} variant="h3" dir="auto" sx={{ overflowWrap: 'anywhere' }}>
            {label}
          </Typography>
          <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
            {t(isSandbox ? 'card.sandbox' : 'card.live')}
            {showsOwner && <div>{t('card.owner', { name: ownerName, bank: bankName })}</div>}
          </Box>
        </Box>
        {isFrozen && <ToneChip tone="caution" icon={SnowflakeIcon} label={t('card.frozen')} />}
        {isBankSuspended && <ToneChip tone="caution" icon={SnowflakeIcon} label={t('card.bankSuspended')} />}
      </Box>
      <Box sx={{ typography: 'h4' }}>
        <Money amount={balance} currency={currency} />
      </Box>
      <Holdings wallet={wallet} />
      <WalletLimits wallet={wallet} />
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1, typography: 'body2' }}>
        <Box sx={{ display: 'flex', alignItems: 'center' }}>
          <AddressText address={address} />
          <QrButton wallet={wallet} />
        </Box>
        {isSandbox && <ToneChip tone="neutral" icon={FlaskIcon} label={t('card.sandboxMode')} />}
      </Box>
      <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
        <IbanText iban={iban} />
      </Box>
      <Box sx={actionsStyle}>
        {isSandbox && (
          <Action
            icon={PlusIcon} variant="contained" disabled={isFrozen || isBankSuspended} onClick={() => onFund(wallet)}
          >
            {t('card.fund')}
          </Action>
        )}
        <Action icon={ClockIcon} variant="outlined" color="inherit" onClick={() => onHistory(wallet)}>
          {t('card.history')}
        </Action>
        <Action icon={DownloadIcon} variant="outlined" color="inherit" onClick={() => onStatement(wallet)}>
          {t('card.statement')}
        </Action>
        {isOwn && (
          <Action icon={LockIcon} variant="outlined" color="inherit" onClick={() => onMemos(wallet)}>
            {t('card.memos')}
          </Action>
        )}
        {onLimits && (
          <Action icon={GaugeIcon} variant="outlined" color="inherit" onClick={() => onLimits(wallet)}>
            {t('card.limits')}
          </Action>
        )}
        {onFreeze && (
          <Action icon={SnowflakeIcon} variant="outlined" color="inherit" onClick={() => onFreeze(wallet)}>
            {t(isFrozen ? 'card.unfreeze' : 'card.freeze')}
          </Action>
        )}
      </Box>
    </Card>
  );
}

function Action({ icon: Mark, ...button }: ButtonProps & { icon: ComponentType<IconProps> }) {
  return <Button size="small" startIcon={<Mark />} {...button} sx={{ paddingInline: 1.25 }} />;
}

/** What can be spent and what is set aside. */
function Holdings({ wallet: { available, held } }: { wallet: WalletDto }) {
  const { t } = useTranslation('wallets');
  return (
    <Box component="dl" sx={holdingsStyle}>
      {[
        [t('card.available'), available] as const,
        [t('card.held'), held] as const,
      ].map(([name, amount]) => (
        <Box key={name}>
          <Box component="dt" sx={{ typography: 'caption', color: 'text.secondary' }}>
            {name}
          </Box>
          <Box component="dd" sx={{ margin: 0, typography: 'body2', fontWeight: 550 }}>
            <Money amount={amount} />
          </Box>
        </Box>
      ))}
    </Box>
  );
}

/** The height of a card, also of the grey block that stands for one. */
export const walletCardHeight = 286;

const cardStyle = {
  minBlockSize: walletCardHeight,
  boxSizing: 'border-box',
  padding: 2.5,
  display: 'flex',
  flexDirection: 'column',
  gap: 1.5,
} as const;

const holdingsStyle = { margin: 0, display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 2 } as const;

// Two by two, so that a fourth action stands under the second instead of alone in a row; at the foot of every card.
const actionsStyle = {
  marginBlockStart: 'auto',
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: 1,
  paddingBlockStart: 1.5,
  borderBlockStart: '1px solid',
  borderColor: 'divider',
} as const;
