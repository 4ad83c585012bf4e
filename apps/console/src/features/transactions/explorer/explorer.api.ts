import type { ConnectClient, TransactionDto, TransactionSort } from '@connect/sdk';
import { baseApi } from '../../../api/base-api.ts';
import { type Order, pageOf, pagesAfter } from '../../../api/paging.ts';

type Asked = Parameters<ConnectClient['transactions']['listTransactions']>[0];

/** Which transactions are meant, in the words of the API; an absent field lets everything through. */
export type TransactionFilter = Omit<Asked, 'limit' | 'before' | 'sort'>;

/** Which transactions to take away, in which order and form. */
export type TransactionsExport = Parameters<ConnectClient['transactions']['exportTransactions']>[0];

/** As many of the newest are looked at to tell what has come since a list was read. */
export const newsSize = 50;

/** Reading the transactions within one's reach. */
export const explorerApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    // What happens elsewhere does not move the rows: they are read again after a step of one's own, or when asked.
    listTransactions: build.infiniteQuery<TransactionDto[], TransactionFilter & Order<TransactionSort>, string | null>({
      query: ({ queryArg: { size, ...asked }, pageParam }) => (sdk) =>
        sdk.transactions.listTransactions({ ...asked, ...pageOf(pageParam, size) }),
      infiniteQueryOptions: pagesAfter((transaction: TransactionDto) => transaction.transactionId),
      providesTags: [{ type: 'Transaction', id: 'explorer' }],
    }),
    listNewestTransactions: build.query<TransactionDto[], TransactionFilter>({
      query: (filter) => (sdk) => sdk.transactions.listTransactions({ ...filter, limit: newsSize }),
      providesTags: ['News', { type: 'Transaction', id: 'list' }],
    }),
    // Answers an address of the file within this page; whoever asked for it gives it up again.
    exportTransactions: build.mutation<string, TransactionsExport>({
      query: (order) => async (sdk) => {
        const file = (await sdk.transactions.exportTransactions(order)) as string | Blob | object;
        const type = order.format === 'csv' ? 'text/csv;charset=utf-8' : '';
        if (file instanceof Blob) return URL.createObjectURL(file);
        const text = typeof file === 'string' ? file : JSON.stringify(file, null, 2);
        return URL.createObjectURL(new Blob([text], { type }));
      },
      invalidatesTags: ['Audit'],
    }),
  }),
});

export const { useListTransactionsInfiniteQuery, useListNewestTransactionsQuery } = explorerApi;
export const { useExportTransactionsMutation } = explorerApi;
