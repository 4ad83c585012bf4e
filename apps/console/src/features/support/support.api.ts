import type {
  RaiseSupportRequestDto, SupportAvailabilityDto, SupportCategory, SupportConversationDto, SupportKind,
  SupportPriority, SupportRequestDto, SupportSort, SupportState,
} from '@connect/sdk';
import { baseApi } from '../../api/base-api.ts';
import { type Order, pageOf, pagesAfter } from '../../api/paging.ts';

/** Which requests are meant. */
export interface SupportFilter {
  state?: SupportState;
  kind?: SupportKind;
  category?: SupportCategory;
  priority?: SupportPriority;
  assignee?: string;
  requester?: 'me';
  q?: string;
}

interface SayOrder { id: string; message: string }
interface AssignOrder { id: string; assignee: string | null }

/** Asking the staff for help, and answering as one of them. */
export const supportApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getSupportAvailability: build.query<SupportAvailabilityDto, void>({
      query: () => (sdk) => sdk.support.getSupportAvailability(),
      providesTags: ['Support'],
    }),
    setSupportPresence: build.mutation<SupportAvailabilityDto, boolean>({
      query: (isPresent) => (sdk) => sdk.support.setSupportPresence({ requestBody: { isPresent } }),
      onQueryStarted: async (_, { dispatch, queryFulfilled }) => {
        const { data } = await queryFulfilled.catch(() => ({ data: null }));
        if (data) await dispatch(supportApi.util.upsertQueryData('getSupportAvailability', undefined, data));
      },
    }),
    listSupportRequests: build.infiniteQuery<SupportRequestDto[], SupportFilter & Order<SupportSort>, string | null>({
      query: ({ queryArg: { size, ...asked }, pageParam }) => (sdk) =>
        sdk.support.listSupportRequests({ ...asked, ...pageOf(pageParam, size) }),
      infiniteQueryOptions: pagesAfter((request: SupportRequestDto) => request.id),
      providesTags: ['Support'],
    }),
    getSupportRequest: build.query<SupportConversationDto, string>({
      query: (id) => (sdk) => sdk.support.getSupportRequest({ id }),
      providesTags: ['Support'],
    }),
    raiseSupportRequest: build.mutation<SupportConversationDto, RaiseSupportRequestDto>({
      query: (requestBody) => (sdk) => sdk.support.raiseSupportRequest({ requestBody }),
      invalidatesTags: ['Support', 'Audit'],
    }),
    beginSupportChat: build.mutation<SupportConversationDto, string>({
      query: (message) => (sdk) => sdk.support.beginSupportChat({ requestBody: { message } }),
      invalidatesTags: ['Support', 'Audit'],
    }),
    writeSupportMessage: build.mutation<SupportConversationDto, SayOrder>({
      query: ({ id, message }) => (sdk) => sdk.support.writeSupportMessage({ id, requestBody: { message } }),
      invalidatesTags: ['Support', 'Audit'],
    }),
    assignSupportRequest: build.mutation<SupportConversationDto, AssignOrder>({
      query: ({ id, assignee }) => (sdk) => sdk.support.assignSupportRequest({ id, requestBody: { assignee } }),
      invalidatesTags: ['Support', 'Audit'],
    }),
    solveSupportRequest: build.mutation<SupportConversationDto, string>({
      query: (id) => (sdk) => sdk.support.solveSupportRequest({ id }),
      invalidatesTags: ['Support', 'Audit'],
    }),
  }),
});

export const {
  useGetSupportAvailabilityQuery, useSetSupportPresenceMutation, useListSupportRequestsInfiniteQuery,
  useGetSupportRequestQuery, useRaiseSupportRequestMutation, useBeginSupportChatMutation,
  useWriteSupportMessageMutation, useAssignSupportRequestMutation, useSolveSupportRequestMutation,
} = supportApi;
