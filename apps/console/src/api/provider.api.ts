import type { BeginProviderSignInDto, LinkedIdentityDto, LinkIdentityDto, ProviderAddressDto } from '@connect/sdk';
import { baseApi } from './base-api.ts';

/** Signing in at a provider, and the identities there that open the account of the person at the console. */
export const providerApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    beginProviderSignIn: build.mutation<ProviderAddressDto, BeginProviderSignInDto>({
      query: (requestBody) => (sdk) => sdk.auth.beginProviderSignIn({ requestBody }),
    }),
    listLinkedIdentities: build.query<LinkedIdentityDto[], void>({
      query: () => (sdk) => sdk.auth.listLinkedIdentities(),
      providesTags: ['Identity'],
    }),
    linkIdentity: build.mutation<ProviderAddressDto, LinkIdentityDto>({
      query: (requestBody) => (sdk) => sdk.auth.linkIdentity({ requestBody }),
    }),
    unlinkIdentity: build.mutation<null, string>({
      query: (id) => (sdk) => sdk.auth.unlinkIdentity({ id }),
      invalidatesTags: ['Identity', 'Audit', 'News'],
    }),
  }),
});

export const {
  useBeginProviderSignInMutation, useListLinkedIdentitiesQuery, useLinkIdentityMutation, useUnlinkIdentityMutation,
} = providerApi;
