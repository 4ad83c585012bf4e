import type { ZakatAmountsDto } from '@connect/sdk';
import Box from '@mui/material/Box';
import { Money } from '../../parts/money/money.tsx';

const currencies = ['AED', 'QAR'] as const;

/** The currencies that there is something in; dirhams where there is nothing in either. */
export const filled = (amounts: ZakatAmountsDto): ('AED' | 'QAR')[] => {
  const found = currencies.filter((currency) => Number(amounts[currency]) !== 0);
  return found.length === 0 ? ['AED'] : found;
};

/** Amounts of both currencies, each on its line. */
export function Amounts({ amounts }: { amounts: ZakatAmountsDto }) {
  return (
    <>
      {filled(amounts).map((currency) => (
        <Box key={currency} component="span" sx={{ display: 'block', whiteSpace: 'nowrap' }}>
          <Money amount={amounts[currency]} currency={currency} />
        </Box>
      ))}
    </>
  );
}
