import type { Network, SendableType, WalletDto } from '@connect/sdk';
import Box from '@mui/material/Box';
import { Controller, type UseFormReturn, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { PayeeNameField } from '../../../parts/parties/payee-name-field.tsx';
import { PayeeCheckNote } from '../../../parts/payments/payee-check-note.tsx';
import { PayeeField } from '../../../parts/payments/payee-field.tsx';
import { PayerField } from '../../../parts/payments/payer-field.tsx';
import { usePayeeChoices } from '../../../parts/payments/use-payee-choices.ts';
import type { PayeeConfirmation } from '../../../parts/payments/use-payee-confirmation.ts';
import { SelectField } from '../../../ui/inputs/select-field.tsx';
import type { SendForm } from './send.form.ts';
import { payersOn } from './transfer.ts';

const types: readonly SendableType[] = ['send', 'zakat_split', 'escrow'];
const networks: readonly Network[] = ['uae_dirham', 'qatar_cbdc'];

interface PartyFieldsProps {
  form: UseFormReturn<SendForm>;
  wallets: readonly WalletDto[];
  payee: PayeeConfirmation;
}

/** What is done on which network, who pays and who is paid. */
export function PaymentFields({ form, wallets, payee }: PartyFieldsProps) {
  const { t } = useTranslation('transactions');
  const { control, formState: { errors } } = form;
  const [network, fromAddress] = useWatch({ control, name: ['network', 'fromAddress'] });
  const payees = usePayeeChoices(network, fromAddress);

  const changeNetwork = (chosen: Network) => {
    form.setValue('network', chosen, { shouldValidate: true });
    form.setValue('fromAddress', payersOn(chosen, wallets)[0]?.address ?? '');
    form.setValue('toAddress', '');
    // Each network has purposes of its own.
    form.setValue('purposeCode', '');
  };

  return (
    <>
      <Box sx={pairStyle}>
        <Controller
          control={control}
          name="type"
          render={({ field }) => (
            <SelectField
              {...field}
              label={t('composer.type')}
              options={types.map((value) => ({ value, label: t(`type.${value}`) }))}
              error={errors.type?.message}
            />
          )}
        />
        <Controller
          control={control}
          name="network"
          render={({ field }) => (
            <SelectField
              {...field}
              label={t('composer.network')}
              options={networks.map((value) => ({ value, label: t(`network.${value}`) }))}
              error={errors.network?.message}
              onChange={(event) => changeNetwork(event.target.value as Network)}
            />
          )}
        />
      </Box>
      <PayerField label={t('composer.from')} payers={payersOn(network, wallets)} none={t('composer.fromNone')} />
      <Controller
        control={control}
        name="toAddress"
        render={({ field }) => (
          <PayeeField
            {...field}
            label={t('composer.to')}
            hint={t('composer.toHint')}
            error={errors.toAddress?.message}
            suggestions={payees}
            onPick={({ name, isBeneficiary }) => form.setValue('counterpartyName', isBeneficiary ? name : '')}
          />
        )}
      />
      <PayeeNameField />
      <PayeeCheckNote {...payee} />
    </>
  );
}

const pairStyle = { display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, gap: 2.5 } as const;
