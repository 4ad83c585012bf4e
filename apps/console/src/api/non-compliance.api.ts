import type {
  NonComplianceDetailDto, NonComplianceDto, NonCompliancePersonDto, NonComplianceSource, NonComplianceState,
  NonComplianceStepRequestDto, RecordNonComplianceDto, TakeOverTrialDto, TakenOverDto,
} from '@connect/sdk';
import { baseApi } from './base-api.ts';
import { pageOf, pagesAfter } from './paging.ts';

/** Which events are meant; an absent field lets all through. */
export interface NonComplianceFilter {
  state?: NonComplianceState;
  source?: NonComplianceSource;
  overdue?: 'true';
}

interface NoteOrder { id: string; note: string }

/** The register of what did not comply: found, written, taken a step further, taken away. */
export const nonComplianceApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listNonCompliance: build.infiniteQuery<NonComplianceDto[], NonComplianceFilter, string | null>({
      query: ({ queryArg, pageParam }) => (sdk) =>
        sdk.nonCompliance.listNonCompliance({ ...queryArg, ...pageOf(pageParam) }),
      infiniteQueryOptions: pagesAfter((event: NonComplianceDto) => event.id),
      providesTags: ['NonCompliance'],
    }),
    listNonComplianceOf: build.query<NonComplianceDto[], { transactionId: string } | { contractId: string }>({
      query: (about) => (sdk) => sdk.nonCompliance.listNonCompliance(about),
      providesTags: ['NonCompliance'],
    }),
    getNonCompliance: build.query<NonComplianceDetailDto, string>({
      query: (id) => (sdk) => sdk.nonCompliance.getNonCompliance({ id }),
      providesTags: ['NonCompliance'],
    }),
    listNonComplianceOwners: build.query<NonCompliancePersonDto[], void>({
      query: () => (sdk) => sdk.nonCompliance.listNonComplianceOwners(),
    }),
    recordNonCompliance: build.mutation<NonComplianceDetailDto, RecordNonComplianceDto>({
      query: (requestBody) => (sdk) => sdk.nonCompliance.recordNonCompliance({ requestBody }),
      invalidatesTags: ['NonCompliance', 'Audit'],
    }),
    takeOverTrial: build.mutation<TakenOverDto, TakeOverTrialDto>({
      query: (requestBody) => (sdk) => sdk.nonCompliance.takeOverTrial({ requestBody }),
      invalidatesTags: ['NonCompliance', 'Audit'],
    }),
    takeNonComplianceStep: build.mutation<NonComplianceDetailDto, { id: string; step: NonComplianceStepRequestDto }>({
      query: ({ id, step }) => (sdk) => sdk.nonCompliance.takeNonComplianceStep({ id, requestBody: step }),
      invalidatesTags: ['NonCompliance', 'Audit'],
    }),
    confirmNonCompliance: build.mutation<NonComplianceDetailDto, NoteOrder>({
      query: ({ id, note }) => (sdk) => sdk.nonCompliance.confirmNonCompliance({ id, requestBody: { note } }),
      invalidatesTags: ['NonCompliance', 'Audit'],
    }),
    closeNonCompliance: build.mutation<NonComplianceDetailDto, NoteOrder>({
      query: ({ id, note }) => (sdk) => sdk.nonCompliance.closeNonCompliance({ id, requestBody: { note } }),
      invalidatesTags: ['NonCompliance', 'Audit'],
    }),
    exportNonCompliance: build.mutation<string, NonComplianceFilter>({
      query: (filter) => (sdk) => sdk.nonCompliance.exportNonCompliance(filter),
    }),
  }),
});

export const {
  useListNonComplianceInfiniteQuery, useListNonComplianceOfQuery, useGetNonComplianceQuery,
  useListNonComplianceOwnersQuery, useRecordNonComplianceMutation, useTakeOverTrialMutation,
  useTakeNonComplianceStepMutation, useConfirmNonComplianceMutation, useCloseNonComplianceMutation,
  useExportNonComplianceMutation,
} = nonComplianceApi;
