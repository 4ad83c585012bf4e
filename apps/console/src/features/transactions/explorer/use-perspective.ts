import type { TransactionDto } from '@connect/sdk';
import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { useListBeneficiaryChoicesQuery } from '../../../api/beneficiaries.api.ts';
import { useListWalletChoicesQuery } from '../../../api/wallets.api.ts';
import { selectUser } from '../../../api/session.slice.ts';

/** How a payment is looked at: what wallets are called that the reader knows, and which are the reader's side. */
export interface Perspective {
  /** By address. */
  labels: ReadonlyMap<string, string>;
  /** The addresses that pay out and receive; none for somebody who looks at others' payments. */
  own: ReadonlySet<string>;
}

/** In or out as seen from the reader's side; neither where both sides are theirs, or none is. */
export function paymentDirectionOf(
  { fromAddress, toAddress }: TransactionDto, { own }: Perspective,
): 'in' | 'out' | null {
  const [pays, isPaid] = [own.has(fromAddress ?? ''), own.has(toAddress ?? '')];
  if (pays === isPaid) return null;
  return pays ? 'out' : 'in';
}

/** The reader's perspective: a customer's own wallets, or the one wallet that is looked at. */
export function usePerspective(wallet: string): Perspective {
  const isCustomer = useSelector(selectUser)?.role === 'user';
  const { data: wallets } = useListWalletChoicesQuery({});
  const { data: kept } = useListBeneficiaryChoicesQuery({});
  return useMemo(() => {
    const sought = wallet.toLowerCase();
    const looked = wallets?.filter(({ id, address }) => id === sought || address.toLowerCase() === sought);
    const own = wallet === '' && isCustomer ? wallets : looked;
    return {
      labels: new Map([
        // What customers call their payees is theirs alone.
        ...kept?.filter(({ customer }) => isCustomer || customer === null)
          .map(({ address, name }) => [address, name] as const) ?? [],
        ...wallets?.map(({ address, label }) => [address, label] as const) ?? [],
      ]),
      own: new Set([...own?.map(({ address }) => address) ?? [], ...(wallet === '' ? [] : [wallet])]),
    };
  }, [wallets, kept, wallet, isCustomer]);
}
