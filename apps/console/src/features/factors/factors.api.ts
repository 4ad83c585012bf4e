import type {
  AddedFactorDto, ConfirmPasskeyDto, ConfirmTotpDto, FactorChallengeDto, FactorProvenDto, FactorsDto, NewPasskeyDto,
  NewTotpDto, RecoveryCodesDto, VerifyFactorDto,
} from '@connect/sdk';
import { baseApi } from '../../api/base-api.ts';

const changes = ['Factor', 'Audit', 'News'] as const;

/** What the person at the console proves themselves by beside their password. */
export const factorsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listFactors: build.query<FactorsDto, void>({
      query: () => (sdk) => sdk.auth.listFactors(),
      providesTags: ['Factor'],
    }),
    askForFactor: build.mutation<FactorChallengeDto, void>({
      query: () => (sdk) => sdk.auth.askForFactor(),
    }),
    verifyFactor: build.mutation<FactorProvenDto, VerifyFactorDto>({
      query: (requestBody) => (sdk) => sdk.auth.verifyFactor({ requestBody }),
      invalidatesTags: [...changes],
    }),
    beginTotp: build.mutation<NewTotpDto, void>({
      query: () => (sdk) => sdk.auth.beginTotp(),
    }),
    confirmTotp: build.mutation<AddedFactorDto, ConfirmTotpDto>({
      query: (requestBody) => (sdk) => sdk.auth.confirmTotp({ requestBody }),
      invalidatesTags: [...changes],
    }),
    beginPasskey: build.mutation<NewPasskeyDto, void>({
      query: () => (sdk) => sdk.auth.beginPasskey(),
    }),
    confirmPasskey: build.mutation<AddedFactorDto, ConfirmPasskeyDto>({
      query: (requestBody) => (sdk) => sdk.auth.confirmPasskey({ requestBody }),
      invalidatesTags: [...changes],
    }),
    renewRecoveryCodes: build.mutation<RecoveryCodesDto, void>({
      query: () => (sdk) => sdk.auth.renewRecoveryCodes(),
      invalidatesTags: [...changes],
    }),
    removeFactor: build.mutation<null, string>({
      query: (id) => (sdk) => sdk.auth.removeFactor({ id }),
      invalidatesTags: [...changes],
    }),
  }),
});

export const {
  useListFactorsQuery, useAskForFactorMutation, useVerifyFactorMutation, useBeginTotpMutation, useConfirmTotpMutation,
  useBeginPasskeyMutation, useConfirmPasskeyMutation, useRenewRecoveryCodesMutation, useRemoveFactorMutation,
} = factorsApi;
