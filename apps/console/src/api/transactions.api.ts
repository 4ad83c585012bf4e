import type { SendResultDto, SendTransactionDto, TransactionDetailDto, VerificationDto, WhyDto } from '@connect/sdk';
import { baseApi } from './base-api.ts';

interface SendOrder {
  transfer: SendTransactionDto;
  /** The same key for every attempt at one reviewed transfer, so that it is paid once at most. */
  idempotencyKey: string;
}

/** Rehearsing, sending and reading transactions. */
export const transactionsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    rehearseSend: build.mutation<SendResultDto, SendTransactionDto>({
      query: (requestBody) => (sdk) => sdk.transactions.sendTransaction({ requestBody, dryRun: 'true' }),
    }),
    send: build.mutation<SendResultDto, SendOrder>({
      query: ({ transfer, idempotencyKey }) => (sdk) =>
        sdk.transactions.sendTransaction({ requestBody: transfer, idempotencyKey }),
      // A refused transfer is recorded as well, and a lost answer says nothing, so every outcome is read again.
      invalidatesTags: ['Transaction', 'Dashboard', 'Wallet', 'Audit'],
    }),
    getTransaction: build.query<TransactionDetailDto, string>({
      query: (id) => (sdk) => sdk.transactions.getTransaction({ id }),
      providesTags: (_, __, id) => [{ type: 'Transaction', id }],
    }),
    explainTransaction: build.query<WhyDto, string>({
      query: (id) => (sdk) => sdk.transactions.explainTransaction({ id }),
      providesTags: (_, __, id) => [{ type: 'Transaction', id }],
    }),
    verifyTransaction: build.query<VerificationDto, string>({
      query: (id) => (sdk) => sdk.transactions.verifyTransaction({ id }),
      providesTags: (_, __, id) => [{ type: 'Transaction', id }],
    }),
  }),
});

export const { useRehearseSendMutation, useSendMutation } = transactionsApi;
export const { useGetTransactionQuery, useExplainTransactionQuery, useVerifyTransactionQuery } = transactionsApi;
