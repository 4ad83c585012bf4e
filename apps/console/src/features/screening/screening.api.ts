import type {
  ClearanceDto, ClearPartyDto, LoadedListDto, RescreeningDto, ScreeningCaseDecision, ScreeningCaseDto,
  ScreeningCaseState, ScreeningListDto, ScreeningResultDto, ScreeningSource,
} from '@connect/sdk';
import { baseApi } from '../../api/base-api.ts';
import { pageOf, pagesAfter } from '../../api/paging.ts';

/** Which cases are meant; an absent state lets all through. */
interface CasesFilter { state?: ScreeningCaseState }

/** Who is sought in the lists. */
export interface Sought {
  name: string;
  dateOfBirth?: string;
  country?: string;
}

interface ListOrder {
  file: Blob;
  source?: ScreeningSource;
  /** How many entries the list may take away, once somebody has been told. */
  confirm?: number;
}

interface RevokeOrder {
  id: string;
  reason: string;
}

interface CaseDecision {
  id: string;
  decision: ScreeningCaseDecision;
  reason: string;
}

/** Searching lists of sanctions, loading them, and telling people apart from them. */
export const screeningApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    screenName: build.query<ScreeningResultDto, Sought>({
      query: (sought) => (sdk) => sdk.screening.screenName(sought),
      providesTags: ['Screening'],
      // Each search is written down with who made it, so one that is asked again is made again.
      keepUnusedDataFor: 0,
    }),
    listScreeningLists: build.query<ScreeningListDto[], void>({
      query: () => (sdk) => sdk.screening.listScreeningLists(),
      providesTags: ['Screening'],
    }),
    loadScreeningList: build.mutation<LoadedListDto, ListOrder>({
      query: ({ file, ...order }) => (sdk) => sdk.screening.loadScreeningList({ requestBody: file, ...order }),
      invalidatesTags: ['Screening', 'Audit'],
    }),
    listClearances: build.query<ClearanceDto[], void>({
      query: () => (sdk) => sdk.screening.listClearances(),
      providesTags: ['Screening'],
    }),
    clearParty: build.mutation<ClearanceDto, ClearPartyDto>({
      query: (party) => (sdk) => sdk.screening.clearParty({ requestBody: party }),
      invalidatesTags: ['Screening', 'Audit'],
    }),
    revokeClearance: build.mutation<ClearanceDto, RevokeOrder>({
      query: ({ id, reason }) => (sdk) => sdk.screening.revokeClearance({ id, requestBody: { reason } }),
      invalidatesTags: ['Screening', 'Audit'],
    }),
    listScreeningCases: build.infiniteQuery<ScreeningCaseDto[], CasesFilter, string | null>({
      query: ({ queryArg, pageParam }) => (sdk) =>
        sdk.screening.listScreeningCases({ ...queryArg, ...pageOf(pageParam) }),
      infiniteQueryOptions: pagesAfter((one: ScreeningCaseDto) => one.id),
      providesTags: ['Screening'],
    }),
    getRescreening: build.query<RescreeningDto, void>({
      query: () => (sdk) => sdk.screening.getRescreening(),
      providesTags: ['Screening'],
    }),
    decideScreeningCase: build.mutation<ScreeningCaseDto, CaseDecision>({
      query: ({ id, ...requestBody }) => (sdk) => sdk.screening.decideScreeningCase({ id, requestBody }),
      invalidatesTags: ['Screening', 'Wallet', 'Audit'],
    }),
  }),
});

export const {
  useScreenNameQuery, useListScreeningListsQuery, useLoadScreeningListMutation, useListClearancesQuery,
  useClearPartyMutation, useRevokeClearanceMutation, useListScreeningCasesInfiniteQuery, useGetRescreeningQuery,
  useDecideScreeningCaseMutation,
} = screeningApi;
