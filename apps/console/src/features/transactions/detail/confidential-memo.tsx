import type { TransactionLifeDto } from '@connect/sdk';
import { useTranslation } from 'react-i18next';
import { reasonOf } from '../../../api/problem.ts';
import { useOpenMemoMutation } from '../../../api/transactions.api.ts';
import { SealedMemo } from '../../../parts/memos/sealed-memo.tsx';
import { usePayeeMemo } from './use-payee-memo.ts';

/** The sealed words of the payer, which the payee opens by a key in this browser, or compliance on record. */
export function ConfidentialMemo({ transaction }: { transaction: TransactionLifeDto }) {
  const { t } = useTranslation('transactions');
  const { transactionId, mayOpenMemo } = transaction;
  const [open, { data, error, isLoading }] = useOpenMemoMutation();
  const payee = usePayeeMemo(transaction);
  if (payee.hasKey) {
    return (
      <SealedMemo
        align="end"
        reader="payee"
        words={payee.words}
        isOpening={payee.isOpening}
        problem={payee.hasFailed ? t('detail.memoUnreadable') : undefined}
        onOpen={() => void payee.open()}
      />
    );
  }
  return (
    <SealedMemo
      align="end"
      reader={mayOpenMemo ? 'compliance' : null}
      words={data?.memo}
      isOpening={isLoading}
      problem={reasonOf(error).message}
      onOpen={() => void open(transactionId)}
    />
  );
}
