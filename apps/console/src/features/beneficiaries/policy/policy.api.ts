import type { BeneficiaryPolicyDto, ProposeBeneficiaryPolicyDto } from '@connect/sdk';
import { baseApi } from '../../../api/base-api.ts';

/** What banks ask of payees, version by version. */
const policyApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listBeneficiaryPolicies: build.query<BeneficiaryPolicyDto[], void>({
      query: () => (sdk) => sdk.beneficiaries.listBeneficiaryPolicies(),
      providesTags: ['Beneficiary'],
    }),
    proposeBeneficiaryPolicy: build.mutation<BeneficiaryPolicyDto, ProposeBeneficiaryPolicyDto>({
      query: (requestBody) => (sdk) => sdk.beneficiaries.proposeBeneficiaryPolicy({ requestBody }),
      invalidatesTags: ['Beneficiary', 'Audit'],
    }),
    activateBeneficiaryPolicy: build.mutation<BeneficiaryPolicyDto, string>({
      query: (id) => (sdk) => sdk.beneficiaries.activateBeneficiaryPolicy({ id }),
      invalidatesTags: ['Beneficiary', 'Audit'],
    }),
  }),
});

export const {
  useListBeneficiaryPoliciesQuery, useProposeBeneficiaryPolicyMutation, useActivateBeneficiaryPolicyMutation,
} = policyApi;
