import { baseApi } from './base-api.ts';
import { type FoundObject, findObject } from './find-object.ts';

/** Finding whatever an id names. */
export const objectsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    findObject: build.query<FoundObject | null, string>({
      query: (id) => (sdk) => findObject(sdk, id),
      // It may come to be, or change, at any moment.
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useFindObjectQuery } = objectsApi;
