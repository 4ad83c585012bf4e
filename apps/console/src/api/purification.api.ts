import type {
  CharityDto, DecideCharityDto, ProposeCharityDto, ProposePayoutDto, ProposeSetAsideDto, PurificationBalanceDto,
  PurificationDecision, PurificationMoveDto, RecordTaintedDto, TaintedIncomeDto, TakenDonationsDto,
} from '@connect/sdk';
import { baseApi } from './base-api.ts';
import { pageOf, pagesAfter } from './paging.ts';

const changed = ['Purification', 'Audit'] as const;
const moved = ['Purification', 'Audit', 'Wallet', 'Transaction', 'Dashboard'] as const;

/** Tainted income: worked out, set aside, and paid to approved charities. */
export const purificationApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getPurification: build.query<PurificationBalanceDto[], void>({
      query: () => (sdk) => sdk.purification.getPurification(),
      providesTags: ['Purification'],
    }),
    listTaintedIncome: build.infiniteQuery<TaintedIncomeDto[], void, string | null>({
      query: ({ pageParam }) => (sdk) => sdk.purification.listTaintedIncome(pageOf(pageParam)),
      infiniteQueryOptions: pagesAfter((tainted: TaintedIncomeDto) => tainted.id),
      providesTags: ['Purification'],
    }),
    listTaintedIncomeOf: build.query<TaintedIncomeDto[], { transactionId: string } | { eventId: string }>({
      query: (about) => (sdk) => sdk.purification.listTaintedIncome(about),
      providesTags: ['Purification'],
    }),
    listPurificationMoves: build.infiniteQuery<PurificationMoveDto[], void, string | null>({
      query: ({ pageParam }) => (sdk) => sdk.purification.listPurificationMoves(pageOf(pageParam)),
      infiniteQueryOptions: pagesAfter((move: PurificationMoveDto) => move.id),
      providesTags: ['Purification'],
    }),
    listCharities: build.query<CharityDto[], void>({
      query: () => (sdk) => sdk.purification.listCharities({ limit: 200 }),
      providesTags: ['Purification'],
    }),
    recordTaintedIncome: build.mutation<TaintedIncomeDto, { tainted: RecordTaintedDto; isRehearsal: boolean }>({
      query: ({ tainted, isRehearsal }) => (sdk) => sdk.purification.recordTaintedIncome({
        requestBody: tainted, ...(isRehearsal && { dryRun: 'true' as const }) }),
      invalidatesTags: (_, __, { isRehearsal }) => (isRehearsal ? [] : changed),
    }),
    takeUpLateDonations: build.mutation<TakenDonationsDto, void>({
      query: () => (sdk) => sdk.purification.takeUpLateDonations(),
      invalidatesTags: changed,
    }),
    proposeSetAside: build.mutation<PurificationMoveDto, ProposeSetAsideDto>({
      query: (requestBody) => (sdk) => sdk.purification.proposeSetAside({ requestBody }),
      invalidatesTags: changed,
    }),
    proposePayout: build.mutation<PurificationMoveDto, ProposePayoutDto>({
      query: (requestBody) => (sdk) => sdk.purification.proposePayout({ requestBody }),
      invalidatesTags: changed,
    }),
    decidePurificationMove: build.mutation<PurificationMoveDto, { id: string; decision: PurificationDecision }>({
      query: ({ id, decision }) => (sdk) =>
        sdk.purification.decidePurificationMove({ id, requestBody: { decision } }),
      invalidatesTags: moved,
    }),
    proposeCharity: build.mutation<CharityDto, ProposeCharityDto>({
      query: (requestBody) => (sdk) => sdk.purification.proposeCharity({ requestBody }),
      invalidatesTags: changed,
    }),
    decideCharity: build.mutation<CharityDto, { id: string; answer: DecideCharityDto }>({
      query: ({ id, answer }) => (sdk) => sdk.purification.decideCharity({ id, requestBody: answer }),
      invalidatesTags: changed,
    }),
  }),
});

export const {
  useGetPurificationQuery, useListTaintedIncomeInfiniteQuery,
  useListTaintedIncomeOfQuery, useListPurificationMovesInfiniteQuery,
  useListCharitiesQuery, useRecordTaintedIncomeMutation, useTakeUpLateDonationsMutation, useProposeSetAsideMutation,
  useProposePayoutMutation, useDecidePurificationMoveMutation, useProposeCharityMutation, useDecideCharityMutation,
} = purificationApi;
