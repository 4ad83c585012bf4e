import type { WalletDto } from '@connect/sdk';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { useTranslation } from 'react-i18next';
import { toMinor } from '../../parts/money/amount.ts';
import { formatAmount } from '../../ui/format/format.ts';

/** How much a wallet may send and how much of it is used today; nothing when nothing is set. */
export function WalletLimits({ wallet }: { wallet: WalletDto }) {
  const { t, i18n } = useTranslation('wallets');
  const { transactionLimit, dailyLimit, sentToday, currency } = wallet;
  const write = (amount: string) => formatAmount(amount, i18n.language);
  if (transactionLimit === null && dailyLimit === null) return null;
  return (
    <Box sx={{ display: 'grid', gap: 0.75, typography: 'caption', color: 'text.secondary' }}>
      {dailyLimit !== null && (
        <>
          <span>{t('card.sentToday', { sent: write(sentToday), limit: write(dailyLimit), currency })}</span>
          <LinearProgress
            variant="determinate"
            color={isUsedUp(sentToday, dailyLimit) ? 'warning' : 'primary'}
            value={usedPercent(sentToday, dailyLimit)}
            aria-label={t('card.sentTodayBar')}
            sx={{ borderRadius: 999 }}
          />
        </>
      )}
      {transactionLimit !== null && (
        <span>{t('card.transactionLimit', { limit: write(transactionLimit), currency })}</span>
      )}
    </Box>
  );
}

const isUsedUp = (sent: string, limit: string) => toMinor(sent) >= toMinor(limit);

// The limit may have been lowered below what is sent already, or to nothing.
const usedPercent = (sent: string, limit: string) =>
  isUsedUp(sent, limit) ? 100 : Number((toMinor(sent) * 100n) / toMinor(limit));
