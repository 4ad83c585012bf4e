import type { TaintedArithmeticDto, TaintedIncomeDto } from '@connect/sdk';
import Box from '@mui/material/Box';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { Money } from '../../parts/money/money.tsx';
import { formatAmount } from '../../ui/format/format.ts';

type Kind = TaintedIncomeDto['kind'];

interface ArithmeticProps { arithmetic: TaintedArithmeticDto; kind: Kind; currency: string }

/** What is multiplied by what and divided by what; nothing where all that came is tainted. */
const factors = {
  late_donation: [], interest: [],
  mixed_income: [['', 'received'], ['×', 'prohibitedIncome'], ['÷', 'totalIncome']],
  shares: [['', 'impureIncome'], ['×', 'sharesHeld'], ['÷', 'sharesOutstanding']],
} as const satisfies Record<Kind, readonly (readonly [string, string])[]>;

/** How an amount was worked out: each figure under its name, the result rounded up, and by which standard. */
export function Arithmetic({ arithmetic, kind, currency }: ArithmeticProps) {
  const { source, inputs, numerator, denominator, result } = arithmetic;
  const { t, i18n: { language } } = useTranslation('purification');
  const valueOf = (name: string): string => {
    const value = inputs.find((input) => input.name === name)?.value ?? '';
    return value.includes('.') ? formatAmount(value, language)
      : new Intl.NumberFormat(language).format(BigInt(value || 0));
  };
  const isRounded = denominator !== '' && BigInt(numerator) % BigInt(denominator) !== 0n;
  const terms = factors[kind];
  return (
    <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
      {terms.length === 0 ? t(`formula.${kind}`) : (
        <Box sx={lineStyle}>
          {terms.map(([sign, name]) => (
            <Fragment key={name}>
              {sign !== '' && <Box aria-hidden sx={signStyle}>{sign}</Box>}
              <Figure label={t(`input.${name}`)}><bdi dir="ltr">{valueOf(name)}</bdi></Figure>
            </Fragment>
          ))}
          <Box aria-hidden sx={signStyle}>=</Box>
          <Figure label={t(isRounded ? 'rounded' : 'exact')}><Money amount={result} currency={currency} /></Figure>
        </Box>
      )}
      <Box sx={{ marginBlockStart: 0.5 }}><bdi dir="ltr">{source}</bdi></Box>
    </Box>
  );
}

function Figure({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <Box sx={{ minInlineSize: 0 }}>
      <Box>{label}</Box>
      <Box sx={{ color: 'text.primary', fontWeight: 600, typography: 'body2', fontVariantNumeric: 'tabular-nums' }}>
        {children}
      </Box>
    </Box>
  );
}

const lineStyle = {
  display: 'flex', flexWrap: 'wrap', alignItems: 'end', columnGap: 1.5, rowGap: 0.75, paddingInline: 1.5,
  paddingBlock: 1, borderRadius: 1, bgcolor: 'tone.neutral', inlineSize: 'fit-content', maxInlineSize: '100%',
} as const;
const signStyle = { typography: 'body2', fontWeight: 600 } as const;
