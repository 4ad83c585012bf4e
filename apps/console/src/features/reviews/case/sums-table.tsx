import type { CaseSumDto } from '@connect/sdk';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { Money } from '../../../parts/money/money.tsx';

interface SumsTableProps {
  label: string;
  columns: readonly ['paid' | 'there', 'received' | 'back'];
  sums: readonly CaseSumDto[];
}

/** What was paid and received within a day, a week, a month and a quarter: how often, and how much. */
export function SumsTable({ label, columns: [paid, received], sums }: SumsTableProps) {
  const { t } = useTranslation('reviews');
  if (sums.length === 0) return <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{t('sums.none')}</Box>;
  return (
    <Box component="table" aria-label={label} sx={tableStyle}>
      <thead>
        <tr>
          <th scope="col">{t('sums.within')}</th>
          <th scope="col">{t(`sums.${paid}`)}</th>
          <th scope="col">{t(`sums.${received}`)}</th>
        </tr>
      </thead>
      <tbody>
        {sums.map((sum) => (
          <tr key={`${sum.days} ${sum.currency}`}>
            <th scope="row">{t(`sums.days.${sum.days}`)}</th>
            <Sum count={sum.paid} amount={sum.paidAmount} currency={sum.currency} />
            <Sum count={sum.received} amount={sum.receivedAmount} currency={sum.currency} />
          </tr>
        ))}
      </tbody>
    </Box>
  );
}

function Sum({ count, amount, currency }: { count: number; amount: string; currency: string }) {
  return (
    <td>
      <Money amount={amount} currency={currency} />
      <Box sx={{ typography: 'caption', color: 'text.secondary' }}>{count}×</Box>
    </td>
  );
}

const tableStyle = {
  inlineSize: '100%', borderCollapse: 'collapse', typography: 'body2', fontVariantNumeric: 'tabular-nums',
  '& th, & td': { textAlign: 'end', paddingBlock: 0.75, borderBlockEnd: '1px solid', borderColor: 'divider' },
  '& th:first-of-type': { textAlign: 'start' },
  '& th': { fontWeight: 600, color: 'text.secondary' },
} as const;
