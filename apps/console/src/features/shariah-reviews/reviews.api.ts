import type {
  OrderReviewSampleDto, ProposeReviewPlanDto, RaiseFindingDto, ReviewFindingDto, ReviewPlanDecision, ReviewPlanDto,
  ReviewPlanLineDto, ReviewPlanState, ReviewRiskDto, ReviewSampleDto, ReviewSampleLineDto, SampledPaymentDto,
  TakeFindingStepDto, WorkingPaperDto, WritePaperDto,
} from '@connect/sdk';
import { baseApi } from '../../api/base-api.ts';
import { pageOf, pagesAfter } from '../../api/paging.ts';

/** Which plans are asked for. */
export interface PlanFilter { state?: ReviewPlanState }

/** A payment of a sample. */
export interface Drawn { id: string; number: number }

/** The annual Shariah review: plans by risk and samples. */
const reviewsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getReviewRisk: build.query<ReviewRiskDto, void>({
      query: () => (sdk) => sdk.shariahReviews.getReviewRisk({}),
      keepUnusedDataFor: 0,
    }),
    listReviewPlans: build.infiniteQuery<ReviewPlanLineDto[], PlanFilter, string | null>({
      query: ({ queryArg, pageParam }) => (sdk) =>
        sdk.shariahReviews.listReviewPlans({ ...queryArg, ...pageOf(pageParam) }),
      infiniteQueryOptions: pagesAfter((plan: ReviewPlanLineDto) => plan.id),
      providesTags: ['ShariahReview'],
    }),
    getReviewPlan: build.query<ReviewPlanDto, string>({
      query: (id) => (sdk) => sdk.shariahReviews.getReviewPlan({ id }),
      providesTags: ['ShariahReview'],
    }),
    proposeReviewPlan: build.mutation<ReviewPlanDto, ProposeReviewPlanDto>({
      query: (requestBody) => (sdk) => sdk.shariahReviews.proposeReviewPlan({ requestBody }),
      invalidatesTags: ['ShariahReview', 'Audit'],
    }),
    decideReviewPlan: build.mutation<ReviewPlanDto, { id: string; decision: ReviewPlanDecision; reason: string }>({
      query: ({ id, ...requestBody }) => (sdk) => sdk.shariahReviews.decideReviewPlan({ id, requestBody }),
      invalidatesTags: ['ShariahReview', 'Audit'],
    }),
    listReviewSamples: build.infiniteQuery<ReviewSampleLineDto[], string, string | null>({
      query: ({ queryArg: planId, pageParam }) => (sdk) =>
        sdk.shariahReviews.listReviewSamples({ planId, ...pageOf(pageParam) }),
      infiniteQueryOptions: pagesAfter((sample: ReviewSampleLineDto) => sample.id),
      providesTags: ['ShariahReview'],
    }),
    getReviewSample: build.query<ReviewSampleDto, string>({
      query: (id) => (sdk) => sdk.shariahReviews.getReviewSample({ id }),
      providesTags: ['ShariahReview'],
    }),
    orderReviewSample: build.mutation<ReviewSampleDto, OrderReviewSampleDto>({
      query: (requestBody) => (sdk) => sdk.shariahReviews.orderReviewSample({ requestBody }),
      invalidatesTags: ['ShariahReview', 'Audit'],
    }),
    drawReviewSample: build.mutation<ReviewSampleDto, string>({
      query: (id) => (sdk) => sdk.shariahReviews.drawReviewSample({ id }),
      invalidatesTags: (drawn) => (drawn ? ['ShariahReview', 'Audit'] : []),
    }),
    /** Each reading is on record, so that what was read is not kept for the next. */
    readSampledPayment: build.query<SampledPaymentDto, Drawn>({
      query: ({ id, number }) => (sdk) => sdk.shariahReviews.readSampledPayment({ id, number: String(number) }),
      keepUnusedDataFor: 0,
    }),
  }),
});

/** What is written of a sample, and what is found. */
const findingsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listWorkingPapers: build.query<WorkingPaperDto[], string>({
      query: (id) => (sdk) => sdk.shariahReviews.listWorkingPapers({ id }),
      providesTags: ['ShariahReview'],
    }),
    writeWorkingPaper: build.mutation<WorkingPaperDto, { id: string; paper: WritePaperDto }>({
      query: ({ id, paper }) => (sdk) => sdk.shariahReviews.writeWorkingPaper({ id, requestBody: paper }),
      invalidatesTags: ['ShariahReview', 'Audit'],
    }),
    attachToWorkingPaper: build.mutation<WorkingPaperDto, { id: string; file: File }>({
      query: ({ id, file }) => (sdk) =>
        sdk.shariahReviews.attachToWorkingPaper({ id, name: file.name, requestBody: file }),
      invalidatesTags: ['ShariahReview', 'Audit'],
    }),
    /** Answers the address under which this page finds the file. */
    downloadPaperAttachment: build.mutation<string, string>({
      query: (id) => (sdk) =>
        sdk.shariahReviews.downloadPaperAttachment({ id }).then((file) => URL.createObjectURL(file)),
      invalidatesTags: ['Audit'],
    }),
    listReviewFindings: build.infiniteQuery<ReviewFindingDto[], string, string | null>({
      query: ({ queryArg: planId, pageParam }) => (sdk) =>
        sdk.shariahReviews.listReviewFindings({ planId, ...pageOf(pageParam) }),
      infiniteQueryOptions: pagesAfter((finding: ReviewFindingDto) => finding.id),
      providesTags: ['ShariahReview'],
    }),
    raiseReviewFinding: build.mutation<ReviewFindingDto, RaiseFindingDto>({
      query: (requestBody) => (sdk) => sdk.shariahReviews.raiseReviewFinding({ requestBody }),
      invalidatesTags: ['ShariahReview', 'NonCompliance', 'Audit'],
    }),
    takeFindingStep: build.mutation<ReviewFindingDto, { id: string; step: TakeFindingStepDto }>({
      query: ({ id, step }) => (sdk) => sdk.shariahReviews.takeFindingStep({ id, requestBody: step }),
      invalidatesTags: ['ShariahReview', 'Audit'],
    }),
  }),
});

export const {
  useGetReviewRiskQuery, useListReviewPlansInfiniteQuery, useGetReviewPlanQuery, useProposeReviewPlanMutation,
  useDecideReviewPlanMutation, useListReviewSamplesInfiniteQuery, useGetReviewSampleQuery,
  useOrderReviewSampleMutation, useDrawReviewSampleMutation, useReadSampledPaymentQuery,
} = reviewsApi;
export const {
  useListWorkingPapersQuery, useWriteWorkingPaperMutation, useAttachToWorkingPaperMutation,
  useDownloadPaperAttachmentMutation, useListReviewFindingsInfiniteQuery, useRaiseReviewFindingMutation,
  useTakeFindingStepMutation,
} = findingsApi;
