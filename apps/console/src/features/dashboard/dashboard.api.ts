import type { DashboardNeedsDto, DashboardOverviewDto, DashboardStatsDto } from '@connect/sdk';
import { baseApi } from '../../api/base-api.ts';

/** The figures of the first screen. */
export const dashboardApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getDashboardStats: build.query<DashboardStatsDto, void>({
      query: () => (sdk) => sdk.dashboard.getDashboardStats(),
      providesTags: ['Dashboard'],
    }),
    getDashboardOverview: build.query<DashboardOverviewDto, void>({
      query: () => (sdk) => sdk.dashboard.getDashboardOverview(),
      providesTags: ['Dashboard'],
    }),
    getDashboardNeeds: build.query<DashboardNeedsDto, void>({
      query: () => (sdk) => sdk.dashboard.getDashboardNeeds(),
      providesTags: ['Dashboard'],
    }),
  }),
});

export const { useGetDashboardStatsQuery, useGetDashboardOverviewQuery, useGetDashboardNeedsQuery } = dashboardApi;
