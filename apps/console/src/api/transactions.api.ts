import type {
  ActionResultDto, ConnectClient, FourEyesDto, OpenedMemoDto, ReviewDecision, ReviewResultDto, SendResultDto,
  SendTransactionDto, TransactionDto, TransactionLifeDto, TransactionSort, VerificationDto, WhyDto,
} from '@connect/sdk';
import { baseApi } from './base-api.ts';
import { pageOf, pagesAfter } from './paging.ts';

interface SendOrder {
  transfer: SendTransactionDto;
  /** The same key for every attempt at one reviewed transfer, so that it is paid once at most. */
  idempotencyKey: string;
}

/** One step in the life of a transaction, with what it needs to be told. */
export type TransactionStep =
  | { action: 'approve' | 'reject' | 'refund' | 'cancel' }
  | { action: 'release'; /** All that is left, unless less is meant. */ amount?: string }
  | { action: 'reverse'; reason: string }
  | { action: 'decide'; decision: ReviewDecision; reason: string };

interface StepOrder {
  id: string;
  step: TransactionStep;
  /** The same key for every attempt at one step, so that it is taken once at most. */
  idempotencyKey?: string;
}

/** Takes a transaction one step further. */
export function take({ transactions, compliance }: ConnectClient, { step, ...order }: StepOrder) {
  const { id } = order;
  switch (step.action) {
    case 'approve':
      return transactions.approveTransaction(order);
    case 'reject':
      return transactions.rejectTransaction(order);
    case 'refund':
      return transactions.refundEscrow(order);
    case 'cancel':
      return transactions.cancelTransaction(order);
    case 'release':
      return transactions.releaseEscrow({ ...order, requestBody: { ...(step.amount && { amount: step.amount }) } });
    case 'reverse':
      return transactions.reverseTransaction({ ...order, requestBody: { reason: step.reason } });
    // A review is decided once whatever the key: a second decision is refused.
    case 'decide':
      return compliance.decideReview({ id, requestBody: { decision: step.decision, reason: step.reason } });
  }
}

// A batch is one row of the queue, so many payments are read for a few rows.
const queueSize = 200;

/** Rehearsing, sending, reading and deciding transactions. */
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
    takeStep: build.mutation<ActionResultDto | ReviewResultDto, StepOrder>({
      query: (order) => (sdk) => take(sdk, order),
      // A refusal means that the transaction stands elsewhere than shown, so every outcome is read again.
      invalidatesTags: ['Transaction', 'Dashboard', 'Wallet', 'Audit'],
    }),
    listPending: build.infiniteQuery<TransactionDto[], TransactionSort | undefined, string | null>({
      query: ({ queryArg: sort, pageParam }) => (sdk) =>
        sdk.transactions.listTransactions(
          { status: 'pending', ...(sort && { sort }), ...pageOf(pageParam, queueSize) }),
      infiniteQueryOptions: pagesAfter((transaction: TransactionDto) => transaction.transactionId, queueSize),
      providesTags: [{ type: 'Transaction', id: 'list' }],
    }),
    // Settings of the installation, which change only with a restart.
    getFourEyes: build.query<FourEyesDto, undefined>({ query: () => (sdk) => sdk.transactions.getFourEyes() }),
    getTransaction: build.query<TransactionLifeDto, string>({
      query: (id) => (sdk) => sdk.transactions.getTransaction({ id }),
      providesTags: (_, __, id) => [{ type: 'Transaction', id }],
    }),
    explainTransaction: build.query<WhyDto, string>({
      query: (id) => (sdk) => sdk.transactions.explainTransaction({ id }),
      providesTags: (_, __, id) => [{ type: 'Transaction', id }],
    }),
    openMemo: build.mutation<OpenedMemoDto, string>({
      query: (id) => (sdk) => sdk.transactions.openMemo({ id }),
      invalidatesTags: ['Audit'],
    }),
    verifyTransaction: build.query<VerificationDto, string>({
      query: (id) => (sdk) => sdk.transactions.verifyTransaction({ id }),
      providesTags: (_, __, id) => [{ type: 'Transaction', id }],
    }),
  }),
});

export const { useRehearseSendMutation, useSendMutation, useTakeStepMutation, useOpenMemoMutation } = transactionsApi;
export const { useListPendingInfiniteQuery, useGetFourEyesQuery } = transactionsApi;
export const { useGetTransactionQuery, useExplainTransactionQuery, useVerifyTransactionQuery } = transactionsApi;
