import type { TransactionLifeDto } from '@connect/sdk';
import Skeleton from '@mui/material/Skeleton';
import { lazyPart } from '../../../ui/loading/lazy.tsx';

// Few payments have a sealed memo.
const ConfidentialMemo = lazyPart(async () => (await import('./confidential-memo.tsx')).ConfidentialMemo);

/** What the payment was for, in the payer’s words; sealed words stay so until a reader opens them. */
export function Memo({ transaction }: { transaction: TransactionLifeDto }) {
  if (!transaction.isMemoSealed) return <bdi>{transaction.memo}</bdi>;
  return <ConfidentialMemo transaction={transaction} fallback={<Skeleton variant="rounded" height={72} />} />;
}
