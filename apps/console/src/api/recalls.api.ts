import type {
  DecideRecallDto, RecallDto, RecallSide, RecallState, RequestRecallDto,
} from '@connect/sdk';
import { baseApi } from './base-api.ts';
import { pageOf, pagesAfter } from './paging.ts';

/** Which recalls are meant; an absent field lets all through. */
export interface RecallFilter {
  side?: RecallSide;
  state?: RecallState;
}

interface AskOrder {
  transactionId: string;
  wish: RequestRecallDto;
  /** The same key for every attempt at one question, so that it is asked once. */
  idempotencyKey: string;
}

interface AnswerOrder {
  id: string;
  answer: DecideRecallDto;
  idempotencyKey: string;
}

const changed = ['Recall', 'Transaction', 'Dashboard', 'Wallet', 'Audit'] as const;

/** Payments that are asked back: asking, finding, and answering for the payee. */
export const recallsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listRecalls: build.infiniteQuery<RecallDto[], RecallFilter, string | null>({
      query: ({ queryArg, pageParam }) => (sdk) =>
        sdk.transactions.listRecalls({ ...queryArg, ...pageOf(pageParam) }),
      infiniteQueryOptions: pagesAfter((recall: RecallDto) => recall.id),
      providesTags: ['Recall'],
    }),
    listRecallsOf: build.query<RecallDto[], string>({
      query: (transactionId) => (sdk) => sdk.transactions.listRecalls({ transactionId }),
      providesTags: ['Recall'],
    }),
    getRecall: build.query<RecallDto, string>({
      query: (id) => (sdk) => sdk.transactions.getRecall({ id }),
      providesTags: ['Recall'],
    }),
    // A refusal means that the payment or the recall stands elsewhere than shown, so every outcome is read again.
    askBack: build.mutation<RecallDto, AskOrder>({
      query: ({ transactionId: id, wish, idempotencyKey }) => (sdk) =>
        sdk.transactions.recallTransaction({ id, requestBody: wish, idempotencyKey }),
      invalidatesTags: changed,
    }),
    decideRecall: build.mutation<RecallDto, AnswerOrder>({
      query: ({ id, answer, idempotencyKey }) => (sdk) =>
        sdk.transactions.decideRecall({ id, requestBody: answer, idempotencyKey }),
      invalidatesTags: changed,
    }),
  }),
});

export const {
  useListRecallsInfiniteQuery, useListRecallsOfQuery, useGetRecallQuery, useAskBackMutation, useDecideRecallMutation,
} = recallsApi;
