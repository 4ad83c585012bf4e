import type { TransactionLifeDto } from '@connect/sdk';
import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { selectUser } from '../../../api/session.slice.ts';
import { findMemoKey } from '../../../parts/memos/memo-keys.ts';
import { openMemo } from '../../../parts/memos/sealing.ts';

type Key = Awaited<ReturnType<typeof findMemoKey>>;
type Outcome = { words: string } | 'failed' | 'opening' | null;

/** Opens a sealed memo with a key that this browser keeps for the reader; nothing is asked of the server. */
export function usePayeeMemo({ sealedMemo, fromAddress, toAddress }: TransactionLifeDto) {
  const ownerId = useSelector(selectUser)?.id;
  const [key, setKey] = useState<Key>(null);
  const [outcome, setOutcome] = useState<Outcome>(null);
  const kids = sealedMemo?.recipients.map(({ header }) => header.kid).join();
  useEffect(() => {
    if (ownerId === undefined || kids === undefined) return;
    // A browser without a store of keys keeps none.
    void findMemoKey(ownerId, kids.split(',')).then(setKey, () => setKey(null));
  }, [ownerId, kids]);

  const open = async () => {
    if (!sealedMemo || !key) return;
    setOutcome('opening');
    try {
      const parties = { fromAddress: fromAddress ?? '', toAddress: toAddress ?? '' };
      setOutcome({ words: await openMemo(sealedMemo, parties, key) });
    } catch {
      setOutcome('failed');
    }
  };
  return {
    /** Whether this browser keeps a key that it is sealed for. */
    hasKey: key !== null,
    words: typeof outcome === 'object' ? outcome?.words : undefined,
    isOpening: outcome === 'opening',
    hasFailed: outcome === 'failed',
    open,
  };
}
