import type { ChangePasswordDto, OpenSessionDto, ProfileDto, SessionsEndedDto } from '@connect/sdk';
import { baseApi } from './base-api.ts';

/** What the bank knows of the person at the console, their password, and where they are signed in. */
export const profileApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getProfile: build.query<ProfileDto, void>({
      query: () => (sdk) => sdk.auth.me(),
      providesTags: ['Profile'],
    }),
    changePassword: build.mutation<null, ChangePasswordDto>({
      query: (requestBody) => (sdk) => sdk.auth.changePassword({ requestBody }),
      invalidatesTags: ['Session', 'Audit'],
    }),
    listOwnSessions: build.query<OpenSessionDto[], void>({
      query: () => (sdk) => sdk.auth.listOwnSessions(),
      providesTags: ['Session'],
    }),
    endOwnSession: build.mutation<null, string>({
      query: (id) => (sdk) => sdk.auth.endOwnSession({ id }),
      invalidatesTags: ['Session', 'Audit'],
    }),
    endOtherSessions: build.mutation<SessionsEndedDto, void>({
      query: () => (sdk) => sdk.auth.endOtherSessions(),
      invalidatesTags: ['Session', 'Audit'],
    }),
  }),
});

export const {
  useGetProfileQuery, useChangePasswordMutation, useListOwnSessionsQuery, useEndOwnSessionMutation,
  useEndOtherSessionsMutation,
} = profileApi;
