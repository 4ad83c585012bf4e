import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useState } from 'react';
import type { PayeeCheckDto } from '@connect/sdk';
import { useCheckPayeeQuery, useFindLookAlikeQuery } from '../../api/beneficiaries.api.ts';

const addressForm = /^0x[0-9a-fA-F]{40}$/;
const pauseMs = 700;

/** A payee as they are written, once nobody has written on for a moment; null while something is missing. */
function useSettled(address: string, name: string) {
  const [settled, setSettled] = useState<{ address: string; name: string } | null>(null);
  useEffect(() => {
    const written = { address: address.trim(), name: name.trim() };
    const isWhole = addressForm.test(written.address);
    const timer = setTimeout(() => setSettled(isWhole ? written : null), isWhole ? pauseMs : 0);
    return () => clearTimeout(timer);
  }, [address, name]);
  return settled;
}

/** What is known of a payee; without a name, only whether the address looks like another one. */
export type CheckedPayee = Pick<PayeeCheckDto, 'lookAlikeOf'> & Partial<PayeeCheckDto>;

/** Whether a payee is who the payer takes them for, as it is written; null as long as nobody can tell. */
export function usePayeeCheck(address: string, name: string): CheckedPayee | null {
  const settled = useSettled(address, name);
  const isOfThis = settled?.address === address.trim() && settled.name === name.trim();
  const isNamed = isOfThis && settled.name !== '';
  const named = useCheckPayeeQuery(isNamed ? settled : skipToken);
  const unnamed = useFindLookAlikeQuery(isOfThis && !isNamed ? settled.address : skipToken);
  if (isNamed) return named.currentData ?? null;
  return isOfThis && unnamed.currentData ? { lookAlikeOf: unnamed.currentData } : null;
}

/** Whether somebody has to say that they mean this payee all the same. */
export const needsAcknowledgement = (check: CheckedPayee | null): boolean =>
  check !== null && (check.result === 'no_match' || check.lookAlikeOf !== null);
