import { useEffect, useMemo } from 'react';
import { itemOf } from '../batch.form.ts';
import { useCheckBatchMutation } from '../batches.api.ts';
import { mostPayments, type Payment } from '../payments.ts';
import { type Likeness, repeatedIn } from './duplicates.ts';

const restMs = 500;

/** The rows that look like an earlier row of the table, or like a payment of the last ninety days. */
export function useAlike(payments: readonly Payment[], fromAddress: string): ReadonlyMap<number, Likeness> {
  const [check, { data }] = useCheckBatchMutation();
  const sound = useMemo(() => payments.flatMap((payment, index) => (payment.problem ? [] : [index])), [payments]);

  useEffect(() => {
    if (sound.length === 0 || sound.length > mostPayments || fromAddress === '') return undefined;
    const timer = setTimeout(() => {
      void check({ fromAddress, rows: sound.map((index) => itemOf(payments[index] as Payment)) });
    }, restMs);
    return () => clearTimeout(timer);
  }, [check, fromAddress, payments, sound]);

  return useMemo(() => {
    const found = new Map(repeatedIn(payments));
    for (const { index, earlier } of data?.duplicates ?? []) {
      const place = sound[index];
      if (place !== undefined) found.set(place, { earlier });
    }
    return found;
  }, [payments, data, sound]);
}
