import type {
  ConnectClient, IsoMessageDetailDto, IsoMessageDto, IsoMessagePreviewDto, IsoMessageState,
} from '@connect/sdk';
import { baseApi } from '../../api/base-api.ts';
import { pageOf, pagesAfter } from '../../api/paging.ts';

/** Which messages are asked for. */
export interface IsoMessageFilter {
  q?: string;
  state?: IsoMessageState;
}

/** A file of a message: the message as it came, or one of its answers by number. */
export interface IsoFileOrder {
  id: string;
  answer?: number;
}

const fileOf = (sdk: ConnectClient, { id, answer }: IsoFileOrder) => (answer === undefined
  ? sdk.iso20022.getIsoMessageContent({ id })
  : sdk.iso20022.getIsoMessageAnswer({ id, number: String(answer) }));

/** Messages of ISO 20022: looking at what one would do, sending it, and following what becomes of it. */
export const isoMessagesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    rehearseIsoMessage: build.mutation<IsoMessagePreviewDto, Blob>({
      query: (requestBody) => (sdk) => sdk.iso20022.sendIsoMessage({ requestBody, dryRun: 'true' }),
    }),
    sendIsoMessage: build.mutation<IsoMessageDetailDto, Blob>({
      query: (requestBody) => (sdk) => sdk.iso20022.sendIsoMessage({ requestBody }),
      // One that is refused is kept as well.
      invalidatesTags: ['IsoMessage', 'Audit'],
    }),
    /** Has a message that is stuck carried out again. */
    retryIsoMessage: build.mutation<IsoMessageDetailDto, string>({
      query: (id) => (sdk) => sdk.iso20022.retryIsoMessage({ id }),
      invalidatesTags: ['IsoMessage', 'Audit'],
    }),
    listIsoMessages: build.infiniteQuery<IsoMessageDto[], IsoMessageFilter, string | null>({
      query: ({ queryArg, pageParam }) => (sdk) => sdk.iso20022.listIsoMessages({ ...queryArg, ...pageOf(pageParam) }),
      infiniteQueryOptions: pagesAfter((message: IsoMessageDto) => message.id),
      providesTags: ['IsoMessage'],
    }),
    getIsoMessage: build.query<IsoMessageDetailDto, string>({
      query: (id) => (sdk) => sdk.iso20022.getIsoMessage({ id }),
      providesTags: ['IsoMessage', { type: 'Transaction', id: 'list' }],
    }),
    /** Answers the address under which this page finds the file; whoever asked for it gives it up again. */
    takeIsoFile: build.mutation<string, IsoFileOrder>({
      query: (order) => async (sdk) => URL.createObjectURL(await fileOf(sdk, order)),
    }),
  }),
});

export const {
  useRehearseIsoMessageMutation, useSendIsoMessageMutation, useListIsoMessagesInfiniteQuery, useTakeIsoFileMutation,
  useRetryIsoMessageMutation,
} = isoMessagesApi;

const everyMs = 500;

/** Reads a message, and reads it again while it is being carried out. */
export function useFollowedIsoMessage(id: string) {
  const { getIsoMessage } = isoMessagesApi.endpoints;
  const state = getIsoMessage.useQueryState(id);
  const pollingInterval = state.data?.state === 'received' ? everyMs : 0;
  const { refetch } = getIsoMessage.useQuerySubscription(id, { pollingInterval, refetchOnMountOrArgChange: true });
  return { ...state, refetch };
}
