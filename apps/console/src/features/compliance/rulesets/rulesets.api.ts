import type { DraftRulesetDto, RulesetDto, TrialChangeDto } from '@connect/sdk';
import { baseApi } from '../../../api/base-api.ts';
import { pageSize, pagesAfter } from '../../../api/paging.ts';

/** Reading, drafting, trying and activating the versions of the rules' settings. */
export const rulesetsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listRulesets: build.query<RulesetDto[], void>({
      query: () => (sdk) => sdk.compliance.listRulesets(),
      providesTags: ['Ruleset'],
    }),
    listRulesetChanges: build.infiniteQuery<TrialChangeDto[], string, string | null>({
      query: ({ queryArg: id, pageParam }) => (sdk) => sdk.compliance.listRulesetChanges({
        id, limit: pageSize, ...(pageParam === null ? {} : { after: Number(pageParam) }),
      }),
      infiniteQueryOptions: pagesAfter((change: TrialChangeDto) => String(change.position)),
      providesTags: ['Ruleset'],
    }),
    draftRuleset: build.mutation<RulesetDto, DraftRulesetDto>({
      query: (requestBody) => (sdk) => sdk.compliance.draftRuleset({ requestBody }),
      invalidatesTags: ['Ruleset', 'Audit'],
    }),
    shadowRunRuleset: build.mutation<RulesetDto, { id: string; days: number }>({
      query: ({ id, days }) => (sdk) => sdk.compliance.shadowRunRuleset({ id, requestBody: { days } }),
      invalidatesTags: ['Ruleset', 'Audit'],
    }),
    activateRuleset: build.mutation<RulesetDto, string>({
      query: (id) => (sdk) => sdk.compliance.activateRuleset({ id }),
      // A refusal means that the version stands elsewhere than shown, so every outcome is read again.
      invalidatesTags: ['Ruleset', 'Audit', 'Status'],
    }),
  }),
});

export const { useListRulesetsQuery, useListRulesetChangesInfiniteQuery, useDraftRulesetMutation } = rulesetsApi;
export const { useShadowRunRulesetMutation, useActivateRulesetMutation } = rulesetsApi;
