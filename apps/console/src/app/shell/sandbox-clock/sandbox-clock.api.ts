import type { AdvanceClockDto, ClockAdvancedDto, ClockDto } from '@connect/sdk';
import { baseApi, tags } from '../../../api/base-api.ts';

/** What time it is in the sandbox, and letting it pass. */
export const sandboxClockApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getSandboxClock: build.query<ClockDto, void>({
      query: () => (sdk) => sdk.sandbox.getSandboxClock(),
      providesTags: ['Clock'],
    }),
    // Whatever falls due may change anything that is on a screen.
    advanceSandboxClock: build.mutation<ClockAdvancedDto, AdvanceClockDto>({
      query: (requestBody) => (sdk) => sdk.sandbox.advanceSandboxClock({ requestBody }),
      invalidatesTags: tags,
    }),
  }),
});

export const { useGetSandboxClockQuery, useAdvanceSandboxClockMutation } = sandboxClockApi;
