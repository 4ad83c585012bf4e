import type { BalanceChangeDto, PostingDto } from '@connect/sdk';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { ArrowRightIcon } from '../../../ui/icons/navigation-icons.tsx';
import { Money } from '../../../parts/money/money.tsx';
import { AccountName } from './account-name.tsx';

interface PostingListProps {
  postings: readonly PostingDto[];
  /** Absent where they and the heading stand elsewhere. */
  balances?: readonly BalanceChangeDto[];
  /** The money waits, so these movements are still to come. */
  isHeld?: boolean;
}

/** The exact movements of money, one line each, and what they make of the balances the reader may see. */
export function PostingList({ postings, balances, isHeld = false }: PostingListProps) {
  const { t } = useTranslation('transactions');
  const currency = postings[0]?.currency;
  return (
    <Box sx={{ display: 'grid', gap: 0.5, typography: 'body2' }}>
      {balances && (
        <Box component="h3" sx={headStyle}>
          {t(isHeld ? 'postings.planned' : 'postings.title')}
        </Box>
      )}
      {postings.map(({ from, to, amount, purpose }, index) => (
        <Box key={index} sx={lineStyle}>
          <Box sx={{ flex: 1, display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
            <AccountName name={from} />
            <Towards />
            <AccountName name={to} />
            <Box component="span" sx={{ color: 'text.secondary' }}>
              {t(`purpose.${purpose}`, { defaultValue: purpose })}
            </Box>
          </Box>
          <Money amount={amount} currency={currency} />
        </Box>
      ))}
      {balances && balances.length > 0 && (
        <Box component="h3" sx={{ ...headStyle, marginBlockStart: 1 }}>
          {t('postings.balances')}
        </Box>
      )}
      {balances?.map(({ address, before, after }) => (
        <Box key={address} sx={lineStyle}>
          <AccountName name={address} />
          <Box sx={changeStyle}>
            <Money amount={before} />
            <Towards />
            <Box component="span" sx={{ fontWeight: 600 }}>
              <Money amount={after} currency={currency} />
            </Box>
          </Box>
        </Box>
      ))}
    </Box>
  );
}

function Towards() {
  return <Box component={ArrowRightIcon} sx={{ color: 'text.secondary', '&:dir(rtl)': { transform: 'scaleX(-1)' } }} />;
}

const changeStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  alignItems: 'center',
  columnGap: 1,
} as const;

const headStyle = { margin: 0, typography: 'body2', fontWeight: 600 } as const;

const lineStyle = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 2,
  paddingBlock: 0.5,
} as const;
