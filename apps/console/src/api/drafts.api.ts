import type { ConnectClient, DraftDto, SaveDraftDto } from '@connect/sdk';
import { baseApi } from './base-api.ts';

interface SaveOrder {
  /** The draft that is replaced; null for a new one. */
  id: string | null;
  draft: SaveDraftDto;
}

/** Keeps a draft under its name, or puts it in the place of another. */
export const saveDraft = ({ drafts }: ConnectClient, { id, draft: requestBody }: SaveOrder) =>
  (id === null ? drafts.createDraft({ requestBody }) : drafts.updateDraft({ id, requestBody }));

/** Keeping transactions that are not sent yet. */
export const draftsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listDrafts: build.query<DraftDto[], void>({
      query: () => (sdk) => sdk.drafts.listDrafts(),
      providesTags: ['Draft'],
    }),
    saveDraft: build.mutation<DraftDto, SaveOrder>({
      query: (order) => (sdk) => saveDraft(sdk, order),
      invalidatesTags: ['Draft', 'Audit'],
    }),
    deleteDraft: build.mutation<null, string>({
      query: (id) => (sdk) => sdk.drafts.deleteDraft({ id }),
      invalidatesTags: ['Draft', 'Audit'],
    }),
  }),
});

export const { useListDraftsQuery, useSaveDraftMutation, useDeleteDraftMutation } = draftsApi;
