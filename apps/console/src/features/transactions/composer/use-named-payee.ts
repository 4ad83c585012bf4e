import type { BeneficiaryDto, WalletDto } from '@connect/sdk';
import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useEffectEvent } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useGetBeneficiaryQuery } from '../../../api/beneficiaries.api.ts';
import { useUrlState } from '../../../ui/navigation/use-url-state.ts';
import type { SendForm } from './send.form.ts';
import { payersOn } from './transfer.ts';

/** Pays the beneficiary that the address names, once; the form then goes its own way and the address forgets it. */
export function useNamedPayee(form: UseFormReturn<SendForm>, wallets: readonly WalletDto[]): void {
  const [{ payee: id }, change] = useUrlState(['payee']);
  const { currentData: found } = useGetBeneficiaryQuery(id === '' ? skipToken : id);
  const take = useEffectEvent(({ network, address, name }: BeneficiaryDto) => {
    change({ payee: '' });
    if (form.getValues('network') !== network) {
      form.setValue('network', network);
      form.setValue('fromAddress', payersOn(network, wallets)[0]?.address ?? '');
      form.setValue('purposeCode', '');
    }
    form.setValue('toAddress', address);
    form.setValue('counterpartyName', name);
  });
  useEffect(() => {
    if (found) take(found);
  }, [found]);
}
