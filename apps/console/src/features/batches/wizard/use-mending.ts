import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useEffectEvent } from 'react';
import { useListRefusedRowsQuery } from '../batches.api.ts';
import { useUrlState } from '../../../ui/navigation/use-url-state.ts';
import { rowToMend } from './sent-row.ts';
import type { Import } from './use-import.ts';

/**
 * Begins with the refused rows of an earlier batch, when the address names one. From then on they are kept like any
 * import, so the address names it no longer: a reload goes on with what was mended, and begins nothing once it is sent.
 */
export function useMending(reading: Import): void {
  const [{ mends }, change] = useUrlState(['mends']);
  const { data: rows, isFetching } = useListRefusedRowsQuery(mends || skipToken, { refetchOnMountOrArgChange: true });
  const begin = useEffectEvent(() => {
    if (!rows || mends === '' || isFetching) return;
    reading.mend(rows.map(rowToMend), mends);
    change({ mends: '' });
  });
  useEffect(() => begin(), [rows, mends, isFetching]);
}
