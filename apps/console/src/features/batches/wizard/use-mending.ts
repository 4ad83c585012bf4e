import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useEffectEvent } from 'react';
import { useListRefusedRowsQuery } from '../batches.api.ts';
import { valuesOf } from './sent-row.ts';
import type { Import } from './use-import.ts';

/** Begins with the refused rows of an earlier batch, when the address names one. */
export function useMending(batchId: string | null, reading: Import): void {
  const { data: rows } = useListRefusedRowsQuery(batchId ?? skipToken);
  const begin = useEffectEvent(() => {
    if (!rows || batchId === null || reading.work.mends === batchId) return;
    const mended = rows.map((row, n) => ({ line: row.number ?? n + 1, values: valuesOf(row.sent), issue: null }));
    reading.mend(mended, batchId);
  });
  useEffect(() => begin(), [rows, batchId]);
}
