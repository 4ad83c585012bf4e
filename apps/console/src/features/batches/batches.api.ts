import type {
  BatchAction, BatchDto, BatchLifeDto, BatchResultDto, BatchSort, BatchState, BatchStepResultDto, ConnectClient,
  SendBatchDto, TransactionDto, TransactionSort,
} from '@connect/sdk';
import { baseApi } from '../../api/base-api.ts';
import { type Order, pageOf, pagesAfter } from '../../api/paging.ts';

interface BatchOrder {
  batch: SendBatchDto;
  /** The same key for every attempt at one reviewed batch, so that each payment is made once at most. */
  idempotencyKey: string;
}

/** Which batches are asked for. */
export interface BatchFilter {
  q?: string;
  state?: BatchState;
  from?: string;
  to?: string;
}

interface PaymentsOf extends Order<TransactionSort> { id: string }

interface BatchStepOrder {
  id: string;
  action: BatchAction;
  /** The same key for every attempt at one step, so that it is taken once at most. */
  idempotencyKey?: string;
}

const steps = {
  approve: 'approveBatch',
  reject: 'rejectBatch',
  release: 'releaseBatch',
  refund: 'refundBatch',
  cancel: 'cancelBatch',
} as const satisfies Record<BatchAction, string>;

/** Takes all waiting payments of a batch one step further. */
export const takeBatchStep = (sdk: ConnectClient, { action, ...order }: BatchStepOrder) =>
  sdk.transactions[steps[action]](order);

/** Rehearsing and sending many payments at once, following them, and deciding them together. */
export const batchesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    rehearseBatch: build.mutation<BatchResultDto, SendBatchDto>({
      query: (requestBody) => (sdk) => sdk.transactions.sendBatch({ requestBody, dryRun: 'true' }),
    }),
    sendBatch: build.mutation<BatchResultDto, BatchOrder>({
      query: ({ batch, idempotencyKey }) => (sdk) =>
        sdk.transactions.sendBatch({ requestBody: batch, idempotencyKey }),
      // Refused payments are recorded as well, and a lost answer says nothing, so every outcome is read again.
      invalidatesTags: ['Transaction', 'Dashboard', 'Wallet', 'Audit'],
    }),
    takeBatchStep: build.mutation<BatchStepResultDto, BatchStepOrder>({
      query: (order) => (sdk) => takeBatchStep(sdk, order),
      // A refusal means that payments stand elsewhere than shown, so every outcome is read again.
      invalidatesTags: ['Transaction', 'Dashboard', 'Wallet', 'Audit'],
    }),
    listBatches: build.infiniteQuery<BatchDto[], BatchFilter & Order<BatchSort>, string | null>({
      query: ({ queryArg: { size, ...asked }, pageParam }) => (sdk) =>
        sdk.transactions.listBatches({ ...asked, ...pageOf(pageParam, size) }),
      infiniteQueryOptions: pagesAfter((batch: BatchDto) => batch.id),
      providesTags: [{ type: 'Transaction', id: 'list' }],
    }),
    getBatch: build.query<BatchLifeDto, string>({
      query: (id) => (sdk) => sdk.transactions.getBatch({ id }),
      providesTags: [{ type: 'Transaction', id: 'list' }],
    }),
    listBatchPayments: build.infiniteQuery<TransactionDto[], PaymentsOf, string | null>({
      query: ({ queryArg: { id, size, ...asked }, pageParam }) => (sdk) =>
        sdk.transactions.listTransactions({ batch: id, ...asked, ...pageOf(pageParam, size) }),
      infiniteQueryOptions: pagesAfter((transaction: TransactionDto) => transaction.transactionId),
      providesTags: [{ type: 'Transaction', id: 'list' }],
    }),
  }),
});

export const { useRehearseBatchMutation, useSendBatchMutation, useTakeBatchStepMutation } = batchesApi;
export const { useListBatchesInfiniteQuery, useListBatchPaymentsInfiniteQuery } = batchesApi;

const everyMs = 300;

/**
 * Reads a batch, and reads it again a few times a second while it is being sent. One that is awaited was sent a moment
 * ago and may not be written down yet.
 */
export function useFollowedBatch(id: string, { isAwaited = false } = {}) {
  const { getBatch } = batchesApi.endpoints;
  const state = getBatch.useQueryState(id);
  const isMoving = isAwaited || state.data?.state === 'running';
  const options = { pollingInterval: isMoving ? everyMs : 0, refetchOnMountOrArgChange: true };
  const { refetch } = getBatch.useQuerySubscription(id, options);
  return { ...state, refetch };
}
