import type { BatchResultDto, SendBatchDto } from '@connect/sdk';
import { baseApi } from './base-api.ts';

interface BatchOrder {
  batch: SendBatchDto;
  /** The same key for every attempt at one reviewed batch, so that each payment is made once at most. */
  idempotencyKey: string;
}

/** Rehearsing and sending many payments at once. */
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
  }),
});

export const { useRehearseBatchMutation, useSendBatchMutation } = batchesApi;
