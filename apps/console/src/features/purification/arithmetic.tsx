import type { TaintedArithmeticDto, TaintedIncomeDto } from '@connect/sdk';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { Money } from '../../parts/money/money.tsx';

interface ArithmeticProps {
  arithmetic: TaintedArithmeticDto;
  kind: TaintedIncomeDto['kind'];
  currency: string;
}

/**
 * How an amount was worked out: the formula, what went into it, the fraction, and the result rounded up for charity.
 */
export function Arithmetic({ arithmetic: { source, inputs, numerator, denominator, result }, kind,
  currency }: ArithmeticProps) {
  const { t } = useTranslation('purification');
  return (
    <Box sx={{ typography: 'caption', color: 'text.secondary', overflowWrap: 'anywhere' }}>
      <Box>{t(`formula.${kind}`)}</Box>
      {denominator !== '1' && (
        <Box>
          {inputs.map(({ name, value }, place) => (
            <span key={name}>
              {place > 0 && ' · '}{t(`input.${name as 'received'}`)} <bdi dir="ltr">{value}</bdi>
            </span>
          ))}
          <Box>
            <bdi dir="ltr">{numerator} ÷ {denominator}</bdi> →{' '}
            <Money amount={result} currency={currency} /> {t('rounded')}
          </Box>
        </Box>
      )}
      <Box><bdi dir="ltr">{source}</bdi></Box>
    </Box>
  );
}
