import type { TransactionLifeDto } from '@connect/sdk';
import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense } from 'react';
import { UnderWay } from '../../../ui/under-way.ts';

// Few payments have a sealed memo.
const ConfidentialMemo = lazy(async () => ({ default: (await import('./confidential-memo.tsx')).ConfidentialMemo }));

/** What the payment was for, in the payer’s words; sealed words stay so until a reader opens them. */
export function Memo({ transaction }: { transaction: TransactionLifeDto }) {
  if (!transaction.isMemoSealed) return <bdi>{transaction.memo}</bdi>;
  return (
    <Suspense fallback={<><Skeleton variant="rounded" height={72} /><UnderWay /></>}>
      <ConfidentialMemo transaction={transaction} />
    </Suspense>
  );
}
