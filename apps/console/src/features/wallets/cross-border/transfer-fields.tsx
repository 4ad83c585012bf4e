import type { Network, WalletDto } from '@connect/sdk';
import { Controller, type UseFormReturn, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Field } from '../../../ui/inputs/field.tsx';
import { formatAmount, shortenMiddle } from '../../../ui/format/format.ts';
import { SourceOfFundsFields } from '../../../parts/funds/source-of-funds-fields.tsx';
import { SelectField } from '../../../ui/inputs/select-field.tsx';
import type { PayeeConfirmation } from '../../../parts/payments/use-payee-confirmation.ts';
import { ElsewhereFields } from './elsewhere-fields.tsx';
import { elsewhere, type TransferForm } from './transfer.form.ts';

interface TransferFieldsProps {
  form: UseFormReturn<TransferForm>;
  payers: readonly WalletDto[];
  payees: readonly WalletDto[];
  toNetwork: Network;
  payeeCheck: PayeeConfirmation;
}

const optionOf = ({ label, address }: WalletDto) => ({ value: address, label: `${label} · ${shortenMiddle(address)}` });

/** Who pays, who receives, and what for. */
export function TransferFields({ form, payers, payees, toNetwork, payeeCheck }: TransferFieldsProps) {
  const { t, i18n } = useTranslation('wallets');
  const { control, register, setValue, formState: { errors } } = form;
  const [fromAddress, toWallet, source] = useWatch({ control, name: ['fromAddress', 'toWallet', 'sourceOfFunds'] });
  const payer = payers.find(({ address }) => address === fromAddress);
  const payee = payees.find(({ address }) => address === toWallet);
  const available = payer && { amount: formatAmount(payer.available, i18n.language), currency: payer.currency };
  return (
    <>
      <Controller
        control={control}
        name="fromAddress"
        render={({ field }) => (
          <SelectField
            {...field}
            label={t('across.payer')}
            options={payers.map(optionOf)}
            renderValue={() => payer?.label}
            error={errors.fromAddress?.message}
            hint={available ? t('across.payerHint', available) : t('across.payerNone')}
          />
        )}
      />
      <Controller
        control={control}
        name="toWallet"
        render={({ field }) => (
          <SelectField
            {...field}
            label={t('across.payee')}
            options={[...payees.map(optionOf), { value: elsewhere, label: t('across.elsewhere') }]}
            renderValue={() => payee?.label ?? t('across.elsewhere')}
          />
        )}
      />
      {toWallet === elsewhere && (
        <ElsewhereFields form={form} network={toNetwork} payee={payeeCheck} />
      )}
      <Field
        label={t('across.memo')}
        error={errors.memo?.message}
        inputProps={{ dir: 'auto' }}
        {...register('memo')}
      />
      <SourceOfFundsFields
        value={source}
        onChange={(chosen) => { setValue('sourceOfFunds', chosen); }}
        text={register('sourceOfFundsText')}
        error={errors.sourceOfFundsText?.message}
      />
    </>
  );
}
