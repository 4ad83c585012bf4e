import { reasonOf } from '../../api/problem.ts';
import { useOpenMemoMutation } from '../../api/transactions.api.ts';
import { SealedMemo } from '../../parts/memos/sealed-memo.tsx';

/** The sealed words of the payment, which whoever may read the case may open. */
export function CaseMemo({ id }: { id: string }) {
  const [open, { data, error, isLoading }] = useOpenMemoMutation();
  return (
    <SealedMemo
      reader="compliance"
      words={data?.memo}
      isOpening={isLoading}
      problem={reasonOf(error).message}
      onOpen={() => void open(id)}
    />
  );
}
