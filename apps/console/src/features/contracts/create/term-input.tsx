import { Controller, type UseFormReturn, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { addressIn, isAddress } from '../../../parts/payments/address.ts';
import { AmountField } from '../../../parts/money/amount-field.tsx';
import { Field } from '../../../ui/inputs/field.tsx';
import { SelectField } from '../../../ui/inputs/select-field.tsx';
import { lazyPart } from '../../../ui/loading/lazy.tsx';
import { type ContractForm, otherShare } from './contract-terms.ts';
import { walletListId } from '../wallet-choices.tsx';
import type { TermField } from './fields.ts';

const PartyName = lazyPart(async () => (await import('../party-name.tsx')).PartyName);

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
  const input = (
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
  return kind === 'party' ? <>{input}<PartyWallet form={form} name={name} label={label} /></> : input;
}

/** Whose wallet the blank of a party names, where it names one. */
function PartyWallet({ form, name, label }: Pick<TermInputProps, 'form' | 'label'> & { name: string }) {
  const text = useWatch({ control: form.control, name });
  return isAddress(text) ? <PartyName key={addressIn(text)} form={form} label={label} text={text} /> : null;
}
