import type {
  LoginDto, RegisterDto, RegisteredDto, SandboxSignInDto, SignedInDto, SignInFactorDto,
} from '@connect/sdk';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { baseApi } from './base-api.ts';
import { authenticating, signedIn, signedOut } from './session.slice.ts';
import { statusApi } from './status.api.ts';

type Dispatch = ThunkDispatch<unknown, unknown, UnknownAction>;

/** Signing in, changing the persona, registering and leaving. */
export const sessionApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    login: build.mutation<SignedInDto, LoginDto>({
      query: (requestBody) => (sdk) => sdk.auth.login({ requestBody }),
      onQueryStarted: (_, { dispatch, queryFulfilled }) => enter(dispatch, queryFulfilled),
    }),
    loginWithFactor: build.mutation<SignedInDto, SignInFactorDto>({
      query: (requestBody) => (sdk) => sdk.auth.loginWithFactor({ requestBody }),
      onQueryStarted: (_, { dispatch, queryFulfilled }) => enter(dispatch, queryFulfilled),
    }),
    register: build.mutation<RegisteredDto, RegisterDto>({
      query: (requestBody) => (sdk) => sdk.auth.register({ requestBody }),
      onQueryStarted: (_, { dispatch, queryFulfilled }) => enter(dispatch, queryFulfilled),
    }),
    sandboxSignIn: build.mutation<SignedInDto, SandboxSignInDto>({
      query: (requestBody) => (sdk) => sdk.auth.sandboxSignIn({ requestBody }),
      onQueryStarted: (_, { dispatch, queryFulfilled }) => enter(dispatch, queryFulfilled),
    }),
    /** Goes on with the session of the cookie, which the way back from a provider has just set. */
    continueSession: build.mutation<SignedInDto, void>({
      query: () => (sdk) => sdk.auth.refresh({}),
      onQueryStarted: (_, { dispatch, queryFulfilled }) => enter(dispatch, queryFulfilled),
    }),
    logout: build.mutation<null, void>({
      query: () => (sdk) => sdk.auth.logout({}),
      // Whoever asks to leave is out, also when the server cannot be told.
      onQueryStarted: async (_, { dispatch, queryFulfilled }) => {
        await queryFulfilled.catch(() => undefined);
        dispatch(signedOut());
        dispatch(baseApi.util.resetApiState());
      },
    }),
  }),
});

/** Begins a session with an empty cache, so that nobody ever sees what was read for somebody else. */
async function enter(dispatch: Dispatch, answer: Promise<{ data: RegisteredDto }>): Promise<void> {
  const { user, token } = await answer.then(({ data }) => data).catch(() => ({ user: null, token: null }));
  if (!user || token === null) return;
  dispatch(authenticating());
  dispatch(baseApi.util.resetApiState());
  await dispatch(statusApi.endpoints.getStatus.initiate());
  dispatch(signedIn({ user, token }));
}

export const {
  useLoginMutation, useLoginWithFactorMutation, useRegisterMutation, useSandboxSignInMutation, useLogoutMutation,
} = sessionApi;
