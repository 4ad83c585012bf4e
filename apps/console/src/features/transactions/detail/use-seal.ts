import type { VerificationDto } from '@connect/sdk';
import { useEffect, useState } from 'react';
import { useVerifyTransactionQuery } from '../../../api/transactions.api.ts';

const pauseMs = 1000;
const mostLooks = 5;

interface Seal {
  verification: VerificationDto | undefined;
  /** It is still looked for; otherwise it is sealed, or the looking was given up. */
  isLooking: boolean;
  lookAgain: () => void;
}

/** Where a transaction stands in the sealed chain: looked for a few times, until it is sealed. */
export function useSeal(id: string): Seal {
  const { data, refetch } = useVerifyTransactionQuery(id);
  const [looks, setLooks] = useState(0);
  const isLooking = data?.block_height === null && looks < mostLooks;

  useEffect(() => {
    if (!isLooking) return;
    const timer = setTimeout(() => {
      setLooks(looks + 1);
      void refetch();
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [isLooking, looks, refetch]);

  return { verification: data, isLooking, lookAgain: () => setLooks(0) };
}
