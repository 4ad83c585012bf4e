import type { DashboardStatsDto } from '@connect/sdk';
import { baseApi } from '../../api/base-api.ts';

/** The figures of the first screen. */
export const dashboardApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getDashboardStats: build.query<DashboardStatsDto, void>({
      query: () => (sdk) => sdk.dashboard.getDashboardStats(),
      providesTags: ['Dashboard'],
    }),
  }),
});

export const { useGetDashboardStatsQuery } = dashboardApi;
