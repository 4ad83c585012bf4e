import type { TransactionDto } from '@connect/sdk';
import { useMemo } from 'react';
import { type TransactionFilter, useListNewestTransactionsQuery } from './explorer.api.ts';

/**
 * What has happened since the rows were read: how many payments came, and the rows as they stand now. Rows keep their
 * places; a payment that moved on says so where it is.
 */
export function useNews(
  filter: TransactionFilter, rows: readonly TransactionDto[] | undefined, isNewestFirst: boolean,
) {
  const { currentData: newest } = useListNewestTransactionsQuery(filter, { refetchOnMountOrArgChange: true });
  return useMemo(() => {
    const latest = new Map(newest?.map((transaction) => [transaction.id, transaction]));
    const known = new Set(rows?.map(({ id }) => id));
    const firstKnown = newest?.findIndex(({ id }) => known.has(id)) ?? 0;
    const count = firstKnown === -1 ? newest?.length ?? 0 : firstKnown;
    return {
      count: rows && isNewestFirst ? count : 0,
      current: rows?.map((row) => sameOrNewer(row, latest.get(row.id))),
    };
  }, [newest, rows, isNewestFirst]);
}

// A row that says the same stays the same object, so that it is not drawn again.
const sameOrNewer = (row: TransactionDto, latest: TransactionDto | undefined): TransactionDto =>
  (latest && JSON.stringify(latest) !== JSON.stringify(row) ? latest : row);
