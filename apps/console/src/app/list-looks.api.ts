import type { ListLookDto } from '@connect/sdk';
import { baseApi } from '../api/base-api.ts';

/** Keeping how one wants lists to look. */
export const listLooksApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** What somebody chose; each has an answer of their own in the cache. */
    listListLooks: build.query<ListLookDto[], string>({
      query: () => (sdk) => sdk.views.listListLooks(),
    }),
    saveListLook: build.mutation<ListLookDto, ListLookDto>({
      query: (requestBody) => (sdk) => sdk.views.keepListLook({ requestBody }),
    }),
  }),
});

export const { useListListLooksQuery, useSaveListLookMutation } = listLooksApi;
