import type { DraftDto, SaveDraftDto } from '@connect/sdk';
import { baseApi } from './base-api.ts';

interface SaveOrder {
  /** The draft that is replaced; null for a new one. */
  id: string | null;
  draft: SaveDraftDto;
}

/** Keeping transactions that are not sent yet. */
export const draftsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listDrafts: build.query<DraftDto[], void>({
      query: () => (sdk) => sdk.drafts.listDrafts(),
      providesTags: ['Draft'],
    }),
    saveDraft: build.mutation<DraftDto, SaveOrder>({
      query: ({ id, draft }) => (sdk) =>
        id === null
          ? sdk.drafts.createDraft({ requestBody: draft })
          : sdk.drafts.updateDraft({ id, requestBody: draft }),
      invalidatesTags: ['Draft', 'Audit'],
    }),
    deleteDraft: build.mutation<null, string>({
      query: (id) => (sdk) => sdk.drafts.deleteDraft({ id }),
      invalidatesTags: ['Draft', 'Audit'],
    }),
  }),
});

export const { useListDraftsQuery, useSaveDraftMutation, useDeleteDraftMutation } = draftsApi;
