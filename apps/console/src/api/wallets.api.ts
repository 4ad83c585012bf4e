import { callApi } from '@connect/sdk';
import type {
  FundResultDto, Network, OpenWalletDto, ReportLanguage, SetLimitsDto, StatementFormat, TimeSort, WalletBalanceDto,
  WalletDto, WalletFlowsDto, WalletHistoryLineDto, WalletSort,
} from '@connect/sdk';
import { baseApi } from './base-api.ts';
import { type Order, pageOf, pagesAfter } from './paging.ts';

interface WalletFilter {
  network?: Network;
  q?: string;
  sort?: WalletSort;
}

interface FundOrder {
  id: string;
  amount: string;
  idempotencyKey: string;
}

interface OpenOrder {
  wallet: OpenWalletDto;
  idempotencyKey: string;
}

interface FreezeOrder {
  id: string;
  reason: string;
}

interface LimitsOrder {
  id: string;
  /** A limit that is absent is lifted. */
  limits: SetLimitsDto;
}

/** Which part of a wallet's history is asked for; a bound that is absent leaves that side open. */
export interface HistoryFilter {
  id: string;
  from?: string;
  to?: string;
}

/** Which statement is wanted. */
export interface StatementOrder {
  /** The wallet; absent for all within reach. */
  id?: string;
  /** The first day and the last, as days of the time zone. */
  from: string;
  to: string;
  timeZone: string;
  format: StatementFormat;
  /** Of a PDF. */
  language: ReportLanguage;
}

/** A statement as it was given. */
export interface StatementFile {
  /** Where in the page it stands until it was saved. */
  url: string;
  /** The JWS of a file that does not carry its signature itself. */
  signature: string | null;
}

// The most wallets the API lists at once: enough for a choice among one's own.
const choiceSize = 200;

/** Reading, opening, funding, limiting and freezing wallets. */
export const walletsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listWallets: build.infiniteQuery<WalletDto[], WalletFilter, string | null>({
      query: ({ queryArg, pageParam }) => (sdk) => sdk.wallets.listWallets({ ...queryArg, ...pageOf(pageParam) }),
      infiniteQueryOptions: pagesAfter((wallet: WalletDto) => wallet.id),
      providesTags: ['Wallet'],
    }),
    listWalletChoices: build.query<WalletDto[], WalletFilter>({
      query: (filter) => (sdk) => sdk.wallets.listWallets({ ...filter, limit: choiceSize }),
      providesTags: ['Wallet'],
    }),
    getWallet: build.query<WalletDto, string>({
      query: (id) => (sdk) => sdk.wallets.getWallet({ id }),
      providesTags: ['Wallet'],
    }),
    getWalletHistory: build.infiniteQuery<WalletHistoryLineDto[], HistoryFilter & Order<TimeSort>, string | null>({
      query: ({ queryArg: { size, ...asked }, pageParam }) => (sdk) =>
        sdk.wallets.getWalletHistory({ ...asked, ...pageOf(pageParam, size) }),
      infiniteQueryOptions: pagesAfter((line: WalletHistoryLineDto) => line.seq),
      providesTags: ['Wallet'],
    }),
    /** What a wallet held at a moment, or holds now. */
    getBalanceAt: build.query<WalletBalanceDto, { id: string; at?: string }>({
      query: (asked) => (sdk) => sdk.wallets.getWalletBalance(asked),
      providesTags: ['Wallet'],
    }),
    /** Answers the address under which this page finds the file. */
    takeStatement: build.mutation<StatementFile, StatementOrder>({
      query: ({ id, ...query }) => async (sdk) => {
        const { body, headers } = await callApi(sdk, {
          method: 'GET', query,
          ...(id === undefined ? { url: '/api/v1/statements' }
            : { url: '/api/v1/wallets/{id}/statement', path: { id } }),
        });
        const file = body as string | Blob;
        // Its signature covers each byte, so that nothing is made of it but a file.
        const url = URL.createObjectURL(typeof file === 'string' ? new Blob([file]) : file);
        return { url, signature: headers.get('x-jws-signature') };
      },
      invalidatesTags: ['Audit'],
    }),
    getWalletFlows: build.query<WalletFlowsDto, HistoryFilter>({
      query: (filter) => (sdk) => sdk.wallets.getWalletFlows(filter),
      providesTags: ['Wallet'],
    }),
    exportWalletHistory: build.mutation<string, HistoryFilter>({
      query: (filter) => (sdk) => sdk.wallets.exportWalletHistory(filter),
    }),
    openWallet: build.mutation<WalletDto, OpenOrder>({
      query: ({ wallet, idempotencyKey }) => (sdk) => sdk.wallets.openWallet({ requestBody: wallet, idempotencyKey }),
      invalidatesTags: ['Wallet', 'Dashboard', 'Audit'],
    }),
    fundWallet: build.mutation<FundResultDto, FundOrder>({
      query: ({ id, amount, idempotencyKey }) => (sdk) =>
        sdk.wallets.fundWallet({ id, requestBody: { amount }, idempotencyKey }),
      invalidatesTags: ['Wallet', 'Transaction', 'Dashboard', 'Audit'],
    }),
    freezeWallet: build.mutation<WalletDto, FreezeOrder>({
      query: ({ id, reason }) => (sdk) => sdk.wallets.freezeWallet({ id, requestBody: { reason } }),
      invalidatesTags: ['Wallet', 'Dashboard', 'Audit'],
    }),
    unfreezeWallet: build.mutation<WalletDto, FreezeOrder>({
      query: ({ id, reason }) => (sdk) => sdk.wallets.unfreezeWallet({ id, requestBody: { reason } }),
      invalidatesTags: ['Wallet', 'Dashboard', 'Audit'],
    }),
    setWalletLimits: build.mutation<WalletDto, LimitsOrder>({
      query: ({ id, limits }) => (sdk) => sdk.wallets.setWalletLimits({ id, requestBody: limits }),
      invalidatesTags: ['Wallet', 'Audit'],
    }),
  }),
});

export const { useListWalletsInfiniteQuery, useListWalletChoicesQuery, useGetWalletQuery } = walletsApi;
export const { useGetWalletFlowsQuery, useGetWalletHistoryInfiniteQuery, useExportWalletHistoryMutation } = walletsApi;
export const { useGetBalanceAtQuery, useTakeStatementMutation } = walletsApi;
export const { useOpenWalletMutation, useFundWalletMutation } = walletsApi;
export const { useFreezeWalletMutation, useUnfreezeWalletMutation, useSetWalletLimitsMutation } = walletsApi;
