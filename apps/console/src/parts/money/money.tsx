import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { formatAmount } from '../../ui/format/format.ts';

interface MoneyProps {
  /** Decimal string with two places, as the API gives it. */
  amount: string;
  currency?: string;
  /** Shows the sign also of money that comes in. */
  signed?: boolean;
}

/** An amount with its currency code, in figures of equal width; a direction never turns it round. */
export function Money({ amount, currency, signed = false }: MoneyProps) {
  const { i18n } = useTranslation();
  const figure = formatAmount(amount, i18n.language);
  return (
    <Box component="bdi" dir="ltr" sx={{ fontVariantNumeric: 'tabular-nums lining-nums', whiteSpace: 'nowrap' }}>
      {signed && !amount.startsWith('-') ? `+${figure}` : figure}
      {currency !== undefined && (
        <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.85em', fontWeight: 500 }}>
          {` ${currency}`}
        </Box>
      )}
    </Box>
  );
}
