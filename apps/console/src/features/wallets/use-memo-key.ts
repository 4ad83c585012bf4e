import type { WalletDto } from '@connect/sdk';
import { useEffect, useState } from 'react';
import { useGetMemoKeysQuery, useRemoveMemoKeyMutation, useSetMemoKeyMutation } from '../../api/memo-keys.api.ts';
import { isProblem, isUnclear } from '../../api/problem.ts';
import { findMemoKey, forgetMemoKey, storeMemoKey, type MemoKeyPair } from '../../parts/memos/memo-keys.ts';
import { makeMemoKey } from '../../parts/memos/sealing.ts';

/** Whether a wallet takes confidential memos, and whether this browser is the one that reads them. */
export type MemoKeyState = 'off' | 'here' | 'elsewhere';

/** The key that memos to one of the reader's own wallets are sealed for, and the ways to make one and to remove it. */
export function useMemoKey({ id, address, ownerId }: WalletDto) {
  const { data, error: readError } = useGetMemoKeysQuery(address, { refetchOnMountOrArgChange: true });
  const [enter, entering] = useSetMemoKeyMutation();
  const [withdraw, withdrawing] = useRemoveMemoKeyMutation();
  const [isMaking, setIsMaking] = useState(false);
  const [cannotKeep, setCannotKeep] = useState(false);
  const kid = data && (data.payee?.kid ?? null);
  const isHere = useIsKept(ownerId, kid ?? null);

  // The private half is kept before the bank learns the public one: no memo may be sealed for a key that is lost.
  const make = async (): Promise<boolean> => {
    setIsMaking(true);
    setCannotKeep(false);
    try {
      const pair = await keptPair(ownerId);
      if (pair === null) {
        setCannotKeep(true);
        return false;
      }
      const { error } = await enter({ id, key: pair.publicKey });
      // Without a clear answer the bank may know the key by now.
      if (isProblem(error) && !isUnclear(error)) await forgetMemoKey(ownerId, pair.kid);
      return !error;
    } finally {
      setIsMaking(false);
    }
  };
  // The private half stays, so that the memos it opened can still be read here.
  const remove = async (): Promise<boolean> => !(await withdraw(id)).error;

  const state: MemoKeyState | null = kid === undefined || isHere === null
    ? null
    : kid === null ? 'off' : isHere ? 'here' : 'elsewhere';
  return {
    /** Null until it is known. */
    state,
    make,
    remove,
    isBusy: isMaking || withdrawing.isLoading,
    /** This browser could not make a key, or has nowhere to keep one. */
    cannotKeep,
    error: readError ?? entering.error ?? withdrawing.error,
  };
}

/** A new pair, kept in this browser; null where that is not possible, as in some private windows. */
async function keptPair(ownerId: string): Promise<MemoKeyPair | null> {
  try {
    const pair = await makeMemoKey();
    await storeMemoKey(ownerId, pair);
    return pair;
  } catch {
    return null;
  }
}

/** Whether this browser keeps the private half of a key; null until it is known. */
function useIsKept(ownerId: string, kid: string | null): boolean | null {
  const [known, setKnown] = useState<{ kid: string; isKept: boolean } | null>(null);
  useEffect(() => {
    if (kid === null) return;
    void findMemoKey(ownerId, [kid]).then(
      (found) => setKnown({ kid, isKept: found !== null }),
      () => setKnown({ kid, isKept: false }),
    );
  }, [ownerId, kid]);
  if (kid === null) return false;
  return known?.kid === kid ? known.isKept : null;
}
