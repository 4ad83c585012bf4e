import type { BalanceChangeDto, Currency } from '@connect/sdk';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { WalletText } from '../../../parts/payments/wallet-text.tsx';
import { ArrowRightIcon } from '../../../ui/icons/navigation-icons.tsx';
import { Money } from '../../../parts/money/money.tsx';

interface RehearsedBalancesProps {
  balances: readonly BalanceChangeDto[];
  /** The wallet that is paid from; every other one is paid to. */
  fromAddress: string;
  sent: Currency | undefined;
  received: Currency | undefined;
}

/** What the wallets within the reader's sight hold now, and what they would hold once the transfer is made. */
export function RehearsedBalances({ balances, fromAddress, sent, received }: RehearsedBalancesProps) {
  const { t } = useTranslation('wallets');
  if (balances.length === 0) return null;
  return (
    <Box sx={{ display: 'grid', gap: 0.5, typography: 'body2' }}>
      <Box component="h3" sx={{ margin: 0, typography: 'body2', fontWeight: 600 }}>
        {t('across.balances')}
      </Box>
      {balances.map(({ address, before, after }) => (
        <Box key={address} sx={lineStyle}>
          <WalletText address={address} copyable={false} />
          <Box sx={changeStyle}>
            <Money amount={before} />
            <Box component={ArrowRightIcon} sx={towardsStyle} />
            <Box component="span" sx={{ fontWeight: 600 }}>
              <Money amount={after} currency={address === fromAddress ? sent : received} />
            </Box>
          </Box>
        </Box>
      ))}
    </Box>
  );
}

const lineStyle = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 2,
  paddingBlock: 0.5,
} as const;

const towardsStyle = { color: 'text.secondary', '&:dir(rtl)': { transform: 'scaleX(-1)' } } as const;

const changeStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  alignItems: 'center',
  columnGap: 1,
} as const;
