import InputAdornment from '@mui/material/InputAdornment';
import type { ChangeEvent, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { normaliseAmount } from './amount.ts';
import { Field } from '../../ui/inputs/field.tsx';
import { formatAmount } from '../../ui/format/format.ts';

interface AmountFieldProps {
  label: string;
  currency: string;
  value: string;
  onChange: (text: string) => void;
  onBlur?: () => void;
  name?: string;
  ref?: Ref<HTMLInputElement>;
  error?: string | undefined;
  hint?: string | undefined;
}

/** An amount of money with its currency beside it; the digits are grouped when the field is left. */
export function AmountField({ currency, value, onChange, onBlur, ...field }: AmountFieldProps) {
  const { i18n } = useTranslation();
  const group = () => {
    const amount = normaliseAmount(value);
    if (amount !== null) onChange(formatAmount(amount, i18n.language));
    onBlur?.();
  };
  return (
    <Field
      {...field}
      value={value}
      onChange={(event: ChangeEvent<HTMLInputElement>) => onChange(event.target.value)}
      onBlur={group}
      placeholder="0.00"
      autoComplete="off"
      inputProps={{ inputMode: 'decimal', dir: 'ltr' }}
      endAdornment={<InputAdornment position="end">{currency}</InputAdornment>}
      sx={{ fontVariantNumeric: 'tabular-nums' }}
    />
  );
}
