import type { ProfileDto } from '@connect/sdk';
import { baseApi } from './base-api.ts';

/** What the bank knows of the person at the console. */
export const profileApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getProfile: build.query<ProfileDto, void>({
      query: () => (sdk) => sdk.auth.me(),
      providesTags: ['Profile'],
    }),
  }),
});

export const { useGetProfileQuery } = profileApi;
