import { useState } from 'react';
import { type CheckedPayee, needsAcknowledgement, payeeOf, usePayeeCheck } from './payee-check.ts';

/** What is known of a payee, and whether the payer has yet to say that they mean this one. */
export interface PayeeConfirmation {
  check: CheckedPayee | null;
  isOpen: boolean;
  acknowledged: { value: boolean; onChange: (isMeant: boolean) => void };
}

/** Compares a payee with the owner of the wallet as both are written; an acknowledgement holds for this one alone. */
export function usePayeeConfirmation(address: string, name: string): PayeeConfirmation {
  const [meant, setMeant] = useState('');
  const check = usePayeeCheck(address, name);
  const payee = payeeOf(address, name);
  const isMeant = meant === payee;
  return {
    check,
    isOpen: needsAcknowledgement(check) && !isMeant,
    acknowledged: { value: isMeant, onChange: (isNowMeant) => setMeant(isNowMeant ? payee : '') },
  };
}
