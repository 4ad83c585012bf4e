import { type UseFormReturn, useWatch } from 'react-hook-form';
import { type CheckedPayee, needsAcknowledgement, usePayeeCheck } from '../../../parts/payments/payee-check.ts';
import type { SendForm } from './send.form.ts';

/** What is known of the payee, and whether the payer has yet to say that they mean this one. */
export interface PayeeConfirmation {
  check: CheckedPayee | null;
  isOpen: boolean;
  acknowledged: { value: boolean; onChange: (isMeant: boolean) => void };
}

/** Compares the payee with the owner of the wallet as both are written; an acknowledgement holds for this one alone. */
export function usePayeeConfirmation(form: UseFormReturn<SendForm>): PayeeConfirmation {
  const [address, name, meant] = useWatch({
    control: form.control, name: ['toAddress', 'counterpartyName', 'meantPayee'] });
  const check = usePayeeCheck(address, name);
  const payee = `${address.trim()} ${name.trim()}`;
  return {
    check,
    isOpen: needsAcknowledgement(check) && meant !== payee,
    acknowledged: {
      value: meant === payee, onChange: (isMeant) => form.setValue('meantPayee', isMeant ? payee : ''),
    },
  };
}
