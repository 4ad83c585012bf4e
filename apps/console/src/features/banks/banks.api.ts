import type { BankStandingDto } from '@connect/sdk';
import { baseApi } from '../../api/base-api.ts';

type Named = { id: string; name: string };
type Identified = { id: string; bic: string | null; lei: string | null };
type Because = { id: string; reason: string };

const changes = ['Bank', 'Audit', 'Wallet', 'User'] as const;

/** Which banks take part. */
export const banksApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listBankStandings: build.query<BankStandingDto[], void>({
      query: () => (sdk) => sdk.banks.listBankStandings(),
      providesTags: ['Bank'],
    }),
    createBank: build.mutation<BankStandingDto, { name: string }>({
      query: (requestBody) => (sdk) => sdk.banks.createBank({ requestBody }),
      invalidatesTags: [...changes],
    }),
    renameBank: build.mutation<BankStandingDto, Named>({
      query: ({ id, ...requestBody }) => (sdk) => sdk.banks.renameBank({ id, requestBody }),
      invalidatesTags: [...changes],
    }),
    identifyBank: build.mutation<BankStandingDto, Identified>({
      query: ({ id, ...requestBody }) => (sdk) => sdk.banks.identifyBank({ id, requestBody }),
      invalidatesTags: [...changes],
    }),
    suspendBank: build.mutation<BankStandingDto, Because>({
      query: ({ id, ...requestBody }) => (sdk) => sdk.banks.suspendBank({ id, requestBody }),
      invalidatesTags: [...changes],
    }),
    resumeBank: build.mutation<BankStandingDto, Because>({
      query: ({ id, ...requestBody }) => (sdk) => sdk.banks.resumeBank({ id, requestBody }),
      invalidatesTags: [...changes],
    }),
  }),
});

export const {
  useListBankStandingsQuery, useCreateBankMutation, useRenameBankMutation, useIdentifyBankMutation,
  useSuspendBankMutation, useResumeBankMutation,
} = banksApi;
