import type { TransactionLifeDto } from '@connect/sdk';
import { isProblem } from '../../../api/problem.ts';
import { useOpenMemoMutation } from '../../../api/transactions.api.ts';
import { SealedMemo } from '../../../ui/sealed-memo.tsx';

/** What the payment was for, in the payer’s words; sealed words are opened by compliance, on record. */
export function Memo({ transaction }: { transaction: TransactionLifeDto }) {
  const { transactionId, memo, isMemoSealed, mayOpenMemo } = transaction;
  const [open, { data, error, isLoading }] = useOpenMemoMutation();
  if (!isMemoSealed) return <bdi>{memo}</bdi>;
  return (
    <SealedMemo
      mayOpen={mayOpenMemo}
      opened={data}
      isOpening={isLoading}
      problem={isProblem(error) ? error.message : undefined}
      onOpen={() => void open(transactionId)}
    />
  );
}
