import type {
  BoardDto, DraftResolutionDto, EnterKeyDto, FoundBoardDto, GiveOpinionDto, ProposeSeatDto, ResolutionDocumentDto,
  ResolutionDto, ResolutionState, ResolutionTextDto,
} from '@connect/sdk';
import { baseApi } from './base-api.ts';
import { pageOf, pagesAfter } from './paging.ts';

/** Which resolutions are meant; an absent field lets all through. */
export interface ResolutionFilter {
  boardId?: string;
  state?: ResolutionState;
}

type Of<Body> = Body & { id: string };

const ofBoard = ['Board', 'Resolution', 'Audit'] as const;
// What is decided changes what may come into force, and what waits for the reader.
const ofResolution = ['Resolution', 'Dashboard', 'Audit'] as const;

/** Shariah boards: who sits on them, and by which keys they sign. */
const boardsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listBoards: build.query<BoardDto[], void>({
      query: () => (sdk) => sdk.boards.listBoards(),
      providesTags: ['Board'],
    }),
    foundBoard: build.mutation<BoardDto, FoundBoardDto>({
      query: (requestBody) => (sdk) => sdk.boards.foundBoard({ requestBody }),
      invalidatesTags: [...ofBoard],
    }),
    proposeSeat: build.mutation<BoardDto, Of<ProposeSeatDto>>({
      query: ({ id, ...requestBody }) => (sdk) => sdk.boards.proposeSeat({ id, requestBody }),
      invalidatesTags: [...ofBoard],
    }),
    confirmSeat: build.mutation<BoardDto, string>({
      query: (id) => (sdk) => sdk.boards.confirmSeat({ id }),
      invalidatesTags: [...ofBoard],
    }),
    endSeat: build.mutation<BoardDto, Of<{ reason: string }>>({
      query: ({ id, ...requestBody }) => (sdk) => sdk.boards.endSeat({ id, requestBody }),
      invalidatesTags: [...ofBoard],
    }),
    enterSeatKey: build.mutation<BoardDto, Of<EnterKeyDto>>({
      query: ({ id, ...requestBody }) => (sdk) => sdk.boards.enterSeatKey({ id, requestBody }),
      invalidatesTags: [...ofBoard],
    }),
    attestSeatKey: build.mutation<BoardDto, string>({
      query: (id) => (sdk) => sdk.boards.attestSeatKey({ id }),
      invalidatesTags: [...ofBoard],
    }),
    retireSeatKey: build.mutation<BoardDto, string>({
      query: (id) => (sdk) => sdk.boards.retireSeatKey({ id }),
      invalidatesTags: [...ofBoard],
    }),
  }),
});

/** What boards are asked and what they resolve. */
const resolutionsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listResolutions: build.infiniteQuery<ResolutionDto[], ResolutionFilter, string | null>({
      query: ({ queryArg, pageParam }) => (sdk) => sdk.boards.listResolutions({ ...queryArg, ...pageOf(pageParam) }),
      infiniteQueryOptions: pagesAfter((resolution: ResolutionDto) => resolution.id),
      providesTags: ['Resolution'],
    }),
    listResolutionsBinding: build.query<ResolutionDto[], string>({
      query: (binds) => (sdk) => sdk.boards.listResolutions({ binds }),
      providesTags: ['Resolution'],
    }),
    getResolution: build.query<ResolutionDto, string>({
      query: (id) => (sdk) => sdk.boards.getResolution({ id }),
      providesTags: ['Resolution'],
    }),
    getResolutionDocument: build.query<ResolutionDocumentDto, string>({
      query: (id) => (sdk) => sdk.boards.getResolutionDocument({ id }),
      providesTags: ['Resolution'],
    }),
    draftResolution: build.mutation<ResolutionDto, DraftResolutionDto>({
      query: (requestBody) => (sdk) => sdk.boards.draftResolution({ requestBody }),
      invalidatesTags: [...ofResolution],
    }),
    reviseResolution: build.mutation<ResolutionDto, Of<ResolutionTextDto>>({
      query: ({ id, ...requestBody }) => (sdk) => sdk.boards.reviseResolution({ id, requestBody }),
      invalidatesTags: [...ofResolution],
    }),
    askBoard: build.mutation<ResolutionDto, string>({
      query: (id) => (sdk) => sdk.boards.askBoard({ id }),
      invalidatesTags: [...ofResolution],
    }),
    giveOpinion: build.mutation<ResolutionDto, Of<GiveOpinionDto>>({
      query: ({ id, ...requestBody }) => (sdk) => sdk.boards.giveOpinion({ id, requestBody }),
      // A refusal means that the resolution stands elsewhere than shown, so every outcome is read again.
      invalidatesTags: [...ofResolution],
    }),
    withdrawResolution: build.mutation<ResolutionDto, string>({
      query: (id) => (sdk) => sdk.boards.withdrawResolution({ id }),
      invalidatesTags: [...ofResolution],
    }),
  }),
});

export const {
  useListBoardsQuery, useFoundBoardMutation, useProposeSeatMutation, useConfirmSeatMutation, useEndSeatMutation,
  useEnterSeatKeyMutation, useAttestSeatKeyMutation, useRetireSeatKeyMutation,
} = boardsApi;
export const {
  useListResolutionsInfiniteQuery, useListResolutionsBindingQuery, useGetResolutionQuery,
  useGetResolutionDocumentQuery, useDraftResolutionMutation, useReviseResolutionMutation, useAskBoardMutation,
  useGiveOpinionMutation, useWithdrawResolutionMutation,
} = resolutionsApi;
