import type { ApiKeyDto, CreateApiKeyDto, NewApiKeyDto } from '@connect/sdk';
import { baseApi } from './base-api.ts';

/** The keys by which a person's programs act for them. */
export const apiKeysApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listApiKeys: build.query<ApiKeyDto[], void>({
      query: () => (sdk) => sdk.apiKeys.listApiKeys(),
      providesTags: ['ApiKey'],
    }),
    listApiKeyScopes: build.query<string[], void>({
      query: () => (sdk) => sdk.apiKeys.listApiKeyScopes(),
    }),
    createApiKey: build.mutation<NewApiKeyDto, CreateApiKeyDto>({
      query: (requestBody) => (sdk) => sdk.apiKeys.createApiKey({ requestBody }),
      invalidatesTags: ['ApiKey', 'Audit'],
    }),
    rotateApiKey: build.mutation<NewApiKeyDto, string>({
      query: (id) => (sdk) => sdk.apiKeys.rotateApiKey({ id }),
      invalidatesTags: ['ApiKey', 'Audit'],
    }),
    revokeApiKey: build.mutation<ApiKeyDto, string>({
      query: (id) => (sdk) => sdk.apiKeys.revokeApiKey({ id }),
      invalidatesTags: ['ApiKey', 'Audit'],
    }),
  }),
});

export const { useListApiKeysQuery, useListApiKeyScopesQuery } = apiKeysApi;
export const { useCreateApiKeyMutation, useRotateApiKeyMutation, useRevokeApiKeyMutation } = apiKeysApi;
