import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useGetBalanceAtQuery } from '../../api/wallets.api.ts';
import { Money } from '../../parts/money/money.tsx';
import { boundsOf, type Days } from '../../ui/format/days.ts';
import { formatDay } from '../../ui/format/format.ts';
import { useNow } from '../../ui/format/use-now.ts';

interface BalanceAtDaysProps {
  walletId: string;
  currency: string | undefined;
  days: Days;
}

/** What a wallet held when the days that its history is narrowed to began, and when they ended. */
export function BalanceAtDays({ walletId, currency, days }: BalanceAtDaysProps) {
  const now = useNow();
  const { from, to } = boundsOf(days);
  const isPast = (moment: string | undefined): moment is string =>
    moment !== undefined && Date.parse(moment) <= now;
  if (!isPast(from) && !isPast(to)) return null;
  return (
    <Box component="dl" sx={listStyle}>
      {isPast(from) && <One edge="before" day={days.from} at={from} walletId={walletId} currency={currency} />}
      {isPast(to) && <One edge="after" day={days.to} at={to} walletId={walletId} currency={currency} />}
    </Box>
  );
}

interface OneProps {
  edge: 'before' | 'after';
  day: string;
  at: string;
  walletId: string;
  currency: string | undefined;
}

function One({ edge, day, at, walletId, currency }: OneProps) {
  const { t, i18n } = useTranslation('wallets');
  const { currentData } = useGetBalanceAtQuery({ id: walletId, at });
  return (
    <Box>
      <Box component="dt" sx={{ typography: 'caption', color: 'text.secondary' }}>
        {t(`history.balance.${edge}`, { day: formatDay(new Date(`${day}T12:00`), i18n.language) })}
      </Box>
      <Box component="dd" sx={{ margin: 0, typography: 'body2', fontWeight: 600 }}>
        {currentData ? <Money amount={currentData.balance} currency={currency} /> : '…'}
      </Box>
    </Box>
  );
}

const listStyle = {
  margin: 0,
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: 1.5,
  paddingInline: 2.5,
  paddingBlock: 1.5,
  borderBlockEnd: '1px solid',
  borderColor: 'divider',
} as const;
