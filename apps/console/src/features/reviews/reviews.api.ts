import type {
  ReviewCaseDto, ReviewDecision, ReviewDto, ReviewResultDto, ReviewSort, ReviewState, ReviewStatsDto,
} from '@connect/sdk';
import { baseApi } from '../../api/base-api.ts';
import { type Order, pageSize, pagesAfter } from '../../api/paging.ts';

/** Which cases are meant; an absent field lets everything through. */
export interface ReviewFilter {
  state?: ReviewState;
  assignee?: 'me' | 'none';
  network?: 'uae_dirham' | 'qatar_cbdc';
  q?: string;
  olderThanHours?: number;
}

interface DecisionOrder {
  id: string;
  decision: ReviewDecision;
  reason: string;
}

/** Reading, assigning and deciding the cases of payments under review. */
export const reviewsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listReviews: build.infiniteQuery<ReviewDto[], ReviewFilter & Order<ReviewSort>, string | null>({
      query: ({ queryArg: { size = pageSize, ...asked }, pageParam }) => (sdk) => sdk.compliance.listReviews({
        ...asked, limit: size, ...(pageParam === null ? {} : { after: pageParam }),
      }),
      infiniteQueryOptions: pagesAfter((review: ReviewDto) => review.transactionId),
      providesTags: [{ type: 'Transaction', id: 'list' }],
    }),
    getReview: build.query<ReviewCaseDto, string>({
      query: (id) => (sdk) => sdk.compliance.getReview({ id }),
      providesTags: (_, __, id) => [{ type: 'Transaction', id }],
    }),
    getReviewStats: build.query<ReviewStatsDto, void>({
      query: () => (sdk) => sdk.compliance.getReviewStats(),
      providesTags: [{ type: 'Transaction', id: 'list' }],
    }),
    assignReview: build.mutation<ReviewCaseDto, { id: string; assignee: 'me' | null }>({
      query: ({ id, assignee }) => (sdk) => sdk.compliance.assignReview({ id, requestBody: { assignee } }),
      invalidatesTags: ['Transaction', 'Audit'],
    }),
    decideReview: build.mutation<ReviewResultDto, DecisionOrder>({
      query: ({ id, ...requestBody }) => (sdk) => sdk.compliance.decideReview({ id, requestBody }),
      // A refusal means that the case stands elsewhere than shown, so every outcome is read again.
      invalidatesTags: ['Transaction', 'Dashboard', 'Wallet', 'Audit'],
    }),
  }),
});

export const { useListReviewsInfiniteQuery, useGetReviewQuery, useGetReviewStatsQuery } = reviewsApi;
export const { useAssignReviewMutation, useDecideReviewMutation } = reviewsApi;
