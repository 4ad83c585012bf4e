import type { MemoKeyDto, MemoKeysDto, MemoPublicKeyDto } from '@connect/sdk';
import { baseApi } from './base-api.ts';

interface KeyEntry {
  /** The wallet's id. */
  id: string;
  key: MemoPublicKeyDto;
}

/** The public keys that memos to a wallet are sealed for. */
export const memoKeysApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getMemoKeys: build.query<MemoKeysDto, string>({
      query: (address) => (sdk) => sdk.wallets.getMemoKeys({ wallet: address }),
      providesTags: ['Wallet'],
    }),
    setMemoKey: build.mutation<MemoKeyDto, KeyEntry>({
      query: ({ id, key }) => (sdk) => sdk.wallets.setMemoKey({ id, requestBody: key }),
      invalidatesTags: ['Wallet', 'Audit'],
    }),
    removeMemoKey: build.mutation<null, string>({
      query: (id) => (sdk) => sdk.wallets.removeMemoKey({ id }),
      invalidatesTags: ['Wallet', 'Audit'],
    }),
  }),
});

export const { useGetMemoKeysQuery, useLazyGetMemoKeysQuery } = memoKeysApi;
export const { useSetMemoKeyMutation, useRemoveMemoKeyMutation } = memoKeysApi;
