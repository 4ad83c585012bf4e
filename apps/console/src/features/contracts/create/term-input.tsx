import { Controller, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { AmountField } from '../../../parts/money/amount-field.tsx';
import { Field } from '../../../ui/inputs/field.tsx';
import { SelectField } from '../../../ui/inputs/select-field.tsx';
import { type ContractForm, otherShare } from './contract-terms.ts';
import type { TermField } from './fields.ts';

export const walletListId = 'contract-wallets';

const sharers: Record<string, string> = { rabbAlMalRatio: 'mudaribRatio', mudaribRatio: 'rabbAlMalRatio' };

interface TermInputProps {
  form: UseFormReturn<ContractForm>;
  field: TermField;
  /** Whose blank it is, where several have the same. */
  label: string;
  currency: string;
}

/** One blank of a contract's form, fitting what is written in it. */
export function TermInput({ form, field: { name, kind }, label, currency }: TermInputProps) {
  const { t } = useTranslation('contracts');
  const error = form.formState.errors[name]?.message;
  if (kind === 'amount' || kind === 'upkeep' || kind === 'flag') {
    const options = kind === 'flag'
      ? (['false', 'true'] as const).map((value) => ({ value, label: t(`flag.${value}`) }))
      : (['lessor', 'lessee'] as const).map((value) => ({ value, label: t(`upkeep.${value}`) }));
    return (
      <Controller
        control={form.control}
        name={name}
        render={({ field }) => (kind === 'amount'
          ? <AmountField {...field} label={label} currency={currency} error={error} />
          : <SelectField {...field} label={label} options={options} error={error} />)}
      />
    );
  }
  const partner = sharers[name];
  const blank = form.register(name, {
    onChange: ({ target }: { target: { value: string } }) => {
      const rest = partner === undefined ? null : otherShare(target.value);
      if (partner !== undefined && rest !== null) form.setValue(partner, rest);
    },
  });
  return (
    <Field
      {...blank}
      label={label}
      error={error}
      hint={kind === 'party' ? t('create.partyHint') : undefined}
      autoComplete="off"
      inputProps={{
        ...(kind === 'number' && { inputMode: 'decimal', dir: 'ltr' }),
        ...(kind === 'party' && { list: walletListId, dir: 'auto' }),
        ...(kind === 'text' && { dir: 'auto' }),
      }}
    />
  );
}
