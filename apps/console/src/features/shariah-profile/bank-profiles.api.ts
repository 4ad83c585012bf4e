import type { BankProfileDto, DecideBankProfileDto, ProposeBankProfileDto } from '@connect/sdk';
import { baseApi } from '../../api/base-api.ts';

interface DecideOrder {
  id: string;
  decision: DecideBankProfileDto;
}

/** Reading, proposing and deciding which opinions banks follow. */
const bankProfilesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listBankProfiles: build.query<BankProfileDto[], string | undefined>({
      query: (bankId) => (sdk) => sdk.compliance.listBankProfiles(bankId === undefined ? {} : { bankId }),
      providesTags: ['BankProfile'],
    }),
    proposeBankProfile: build.mutation<BankProfileDto, ProposeBankProfileDto>({
      query: (requestBody) => (sdk) => sdk.compliance.proposeBankProfile({ requestBody }),
      invalidatesTags: ['BankProfile', 'Audit'],
    }),
    decideBankProfile: build.mutation<BankProfileDto, DecideOrder>({
      query: ({ id, decision }) => (sdk) => sdk.compliance.decideBankProfile({ id, requestBody: decision }),
      // A refusal means that the version stands elsewhere than shown, so every outcome is read again.
      invalidatesTags: ['BankProfile', 'Audit'],
    }),
  }),
});

export const {
  useListBankProfilesQuery, useProposeBankProfileMutation, useDecideBankProfileMutation,
} = bankProfilesApi;
