import type { SandboxResetDto, SimulatePaymentsDto, SimulationDto } from '@connect/sdk';
import { baseApi, tags } from '../../../api/base-api.ts';

/** What only a sandbox can do beside letting time pass. */
export const sandboxApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    simulatePayments: build.mutation<SimulationDto, { order: SimulatePaymentsDto; idempotencyKey: string }>({
      query: ({ order, idempotencyKey }) => (sdk) =>
        sdk.sandbox.simulatePayments({ requestBody: order, idempotencyKey }),
      invalidatesTags: ['Transaction', 'Wallet', 'Dashboard', 'Audit', 'News'],
    }),
    // Whatever stands on a screen may have been ended or given back.
    resetSandbox: build.mutation<SandboxResetDto, 'RESET'>({
      query: (confirm) => (sdk) => sdk.sandbox.resetSandbox({ requestBody: { confirm } }),
      invalidatesTags: tags,
    }),
  }),
});

export const { useSimulatePaymentsMutation, useResetSandboxMutation } = sandboxApi;
