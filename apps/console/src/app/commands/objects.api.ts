import { ConnectError, type ObjectDto } from '@connect/sdk';
import { baseApi } from '../../api/base-api.ts';

/** Finding whatever an id names; nothing is found where nothing is shown to the caller. */
export const objectsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    findObject: build.query<ObjectDto | null, string>({
      query: (id) => async (sdk) => {
        try {
          return await sdk.objects.findObject({ id });
        } catch (error) {
          if (error instanceof ConnectError && error.status === 404) return null;
          throw error;
        }
      },
      // It may come to be, or change, at any moment.
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useFindObjectQuery } = objectsApi;
