import type { SendTransactionDto } from '@connect/sdk';
import { useCallback } from 'react';
import { useLazyGetMemoKeysQuery } from '../../../api/memo-keys.api.ts';
import { isProblem, type Problem, problemOf } from '../../../api/problem.ts';
import { i18n } from '../../../i18n/i18n.ts';
import { ChunkLoadError, loadChunk } from '../../../ui/loading/chunk-load-error.ts';
import { failureKindOf } from '../../../ui/loading/failure-kind.ts';
import type { Transfer } from './transfer.ts';

/** A transfer as it is sent, or why its memo could not be sealed. */
type Sealed = { transfer: SendTransactionDto } | { problem: Problem };

/** Makes a transfer ready to be sent: the words of a confidential memo are sealed here, for the keys of the moment. */
export function useSealing() {
  const [lookUp] = useLazyGetMemoKeysQuery();
  return useCallback(async ({ confidentialMemo: memo, ...transfer }: Transfer): Promise<Sealed> => {
    if (memo === undefined) return { transfer };
    const { fromAddress, toAddress } = transfer;
    try {
      // What is sealed names the wallet by its address, whatever the payer wrote.
      const { compliance, payee, address } = await lookUp(toAddress).unwrap();
      if (payee === null) return { problem: noKey() };
      const { sealMemo } = await loadChunk(() => import('../../../parts/memos/sealing.ts'));
      const sealedMemo = await sealMemo({ fromAddress, toAddress: address, memo, keys: [compliance, payee] });
      return { transfer: { ...transfer, sealedMemo } };
    } catch (error) {
      if (error instanceof ChunkLoadError) return { problem: notLoaded(error) };
      return { problem: isProblem(error) ? error : problemOf(error) };
    }
  }, [lookUp]);
}

const notLoaded = (error: ChunkLoadError): Problem =>
  ({ status: 'NETWORK', code: 'NOT_LOADED', sentence: i18n.t(`ui:failure.text.${failureKindOf(error)}`) });

const noKey = (): Problem => {
  const sentence = i18n.t('transactions:confidential.noKey');
  return { status: 422, code: 'MEMO_KEY_UNKNOWN', sentence, details: [{ field: 'memo' }] };
};
