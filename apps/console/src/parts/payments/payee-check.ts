import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useState } from 'react';
import type { PayeeCheckDto } from '@connect/sdk';
import { useCheckPayeeQuery, useFindLookAlikeQuery } from '../../api/beneficiaries.api.ts';
import { isProblem, type Problem } from '../../api/problem.ts';
import { addressIn, isAddress } from './address.ts';

const pauseMs = 700;

/** A payee as they are written, once nobody has written on for a moment; null while something is missing. */
function useSettled(address: string, name: string) {
  const [settled, setSettled] = useState<{ address: string; name: string } | null>(null);
  useEffect(() => {
    const written = { address: addressIn(address), name: name.trim() };
    const isWhole = isAddress(address);
    const timer = setTimeout(() => setSettled(isWhole ? written : null), isWhole ? pauseMs : 0);
    return () => clearTimeout(timer);
  }, [address, name]);
  return settled;
}

/** What is known of the payee at an address; without a name, only whether the address looks like another one. */
export type CheckedPayee = Pick<PayeeCheckDto, 'lookAlikeOf'> & Partial<PayeeCheckDto> & {
  address: string;
  /** Why nobody could say; absent where somebody did. */
  problem?: Problem;
};

/** Whether a payee is who the payer takes them for, as it is written; null as long as nobody can tell. */
export function usePayeeCheck(address: string, name: string): CheckedPayee | null {
  const settled = useSettled(address, name);
  const isOfThis = settled?.address === addressIn(address) && settled.name === name.trim();
  const isNamed = isOfThis && settled.name !== '';
  const named = useCheckPayeeQuery(isNamed ? settled : skipToken);
  // Whoever has asked too often for names is still warned of addresses.
  const isUnnamed = isOfThis && (!isNamed || named.isError);
  const { currentData: lookAlikeOf, error } = useFindLookAlikeQuery(isUnnamed ? settled.address : skipToken);
  if (!isOfThis) return null;
  const { address: at } = settled;
  if (isNamed && named.currentData) return { ...named.currentData, address: at };
  const failure = (isNamed ? named.error : null) ?? error;
  if (isProblem(failure)) return { address: at, lookAlikeOf: lookAlikeOf ?? null, problem: failure };
  return isUnnamed && lookAlikeOf !== undefined ? { address: at, lookAlikeOf } : null;
}

/** A payee as something that can be compared: whoever meant one did not mean another. */
export const payeeOf = (address: string, name: string): string => `${addressIn(address)} ${name.trim()}`;

/** Whether somebody has to say that they mean this payee all the same. */
export const needsAcknowledgement = (check: CheckedPayee | null): boolean =>
  check !== null && (check.result === 'no_match' || check.lookAlikeOf !== null);
