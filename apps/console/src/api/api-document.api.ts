import { type Answer, type AnyCall, callApi } from '@connect/sdk';
import { chaptersOf, type Chapter, type PublishedDocument } from './api-document.ts';
import { baseApi, tags } from './base-api.ts';

/** How a call that was tried was answered, and how long that took. */
export interface Tried extends Answer {
  durationMs: number;
}

/** Reading the document of the API, and trying its calls. */
export const apiDocumentApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getApiDocument: build.query<Chapter[], void>({
      query: () => async (sdk) => {
        const { body } = await callApi(sdk, { method: 'GET', url: '/api-docs-json' });
        return chaptersOf(body as PublishedDocument);
      },
    }),
    tryCall: build.mutation<Tried, AnyCall>({
      query: (call) => async (sdk) => {
        const startedAt = performance.now();
        const answer = await callApi(sdk, call);
        return { ...answer, durationMs: Math.round(performance.now() - startedAt) };
      },
      // Whatever the call was, the other screens read again what it may have changed.
      invalidatesTags: (_result, _error, { method }) => (method === 'GET' ? [] : [...tags]),
    }),
  }),
});

export const { useGetApiDocumentQuery, useTryCallMutation } = apiDocumentApi;
