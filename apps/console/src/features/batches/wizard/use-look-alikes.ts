import type { LookAlikeDto } from '@connect/sdk';
import { useEffect, useMemo } from 'react';
import { useFindLookAlikesMutation } from '../batches.api.ts';
import type { Payment } from '../payments.ts';

const restMs = 500;

/** The rows whose address begins and ends as one that is known, and is another one. */
export function useLookAlikes(payments: readonly Payment[]): ReadonlyMap<number, LookAlikeDto> {
  const [find, { data }] = useFindLookAlikesMutation();
  const addresses = [...new Set(payments.flatMap(({ problems, toAddress }) =>
    (problems.toAddress === undefined ? [toAddress] : [])))].sort().join(' ');

  useEffect(() => {
    if (addresses === '') return undefined;
    const timer = setTimeout(() => void find(addresses.split(' ')), restMs);
    return () => clearTimeout(timer);
  }, [find, addresses]);

  return useMemo(() => {
    const known = new Map((data ?? []).map(({ address, lookAlikeOf }) => [address, lookAlikeOf]));
    return new Map(payments.flatMap(({ toAddress }, index) => {
      const found = known.get(toAddress);
      return found === undefined ? [] : [[index, found] as const];
    }));
  }, [payments, data]);
}
