import type {
  AnalyzePaymentDto, ComplianceResultDto, GuidanceDto, GuidanceQuestionDto, PurposeDto, RuleDto, RuleSubject,
} from '@connect/sdk';
import { baseApi } from './base-api.ts';

/** Which rules are meant; an absent field lets every rule through. */
export interface RuleFilter {
  principle?: RuleSubject;
  q?: string;
}

/** An answer with the question it was given to. */
export interface AskedGuidance extends GuidanceDto {
  question: string;
}

/** Judging payments that are not sent, reading the rules that judge them, and asking about what lies behind them. */
export const complianceApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    analyzePayment: build.mutation<ComplianceResultDto, AnalyzePaymentDto>({
      query: (requestBody) => (sdk) => sdk.compliance.analyzePayment({ requestBody }),
    }),
    listRules: build.query<RuleDto[], RuleFilter>({
      query: (filter) => (sdk) => sdk.compliance.listRules(filter),
    }),
    askGuidance: build.mutation<AskedGuidance, GuidanceQuestionDto>({
      query: (requestBody) => (sdk) => sdk.compliance.askGuidance({ requestBody }),
      transformResponse: (guidance: GuidanceDto, _, { question }) => ({ ...guidance, question }),
      // Each question is recorded.
      invalidatesTags: ['Audit'],
    }),
    listPurposes: build.query<PurposeDto[], undefined>({
      query: () => (sdk) => sdk.compliance.listPurposes(),
      keepUnusedDataFor: 3600,
    }),
    getRule: build.query<RuleDto, string>({
      query: (id) => (sdk) => sdk.compliance.getRule({ id }),
    }),
  }),
});

export const { useAnalyzePaymentMutation, useListRulesQuery, useGetRuleQuery } = complianceApi;
export const { useAskGuidanceMutation, useListPurposesQuery } = complianceApi;
