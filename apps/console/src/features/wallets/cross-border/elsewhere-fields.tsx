import type { Network } from '@connect/sdk';
import { Controller, type UseFormReturn, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { PayeeNameField } from '../../../parts/parties/payee-name-field.tsx';
import { PayeeCheckNote } from '../../../parts/payments/payee-check-note.tsx';
import { PayeeField } from '../../../parts/payments/payee-field.tsx';
import { usePayeeChoices } from '../../../parts/payments/use-payee-choices.ts';
import type { PayeeConfirmation } from '../../../parts/payments/use-payee-confirmation.ts';
import type { TransferForm } from './transfer.form.ts';

interface ElsewhereFieldsProps {
  form: UseFormReturn<TransferForm>;
  network: Network;
  payee: PayeeConfirmation;
}

/** A payee who has no wallet of one's own: picked by name or written, and compared with the owner of the wallet. */
export function ElsewhereFields({ form, network, payee }: ElsewhereFieldsProps) {
  const { t } = useTranslation(['wallets', 'beneficiaries']);
  const { control, setValue, formState: { errors } } = form;
  const suggestions = usePayeeChoices(network, useWatch({ control, name: 'fromAddress' }));
  return (
    <>
      <Controller
        control={control} name="toAddress"
        render={({ field }) => (
          <PayeeField
            {...field} label={t('across.address')} hint={t('beneficiaries:pick.hint')}
            error={errors.toAddress?.message} suggestions={suggestions}
            onPick={({ name, isBeneficiary }) => setValue('counterpartyName', isBeneficiary ? name : '')}
          />
        )}
      />
      <PayeeNameField />
      <PayeeCheckNote {...payee} />
    </>
  );
}
