import type { StatusDto, StatusHistoryDto } from '@connect/sdk';
import { baseApi } from './base-api.ts';

/** What the console knows of the server before anybody signs in: mode, personas, measured networks. */
export const statusApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getStatus: build.query<StatusDto, void>({
      query: () => (sdk) => sdk.status.getStatus(),
      providesTags: ['Status'],
    }),
    getStatusHistory: build.query<StatusHistoryDto, void>({
      query: () => (sdk) => sdk.status.getStatusHistory(),
      providesTags: ['Status'],
    }),
  }),
});

export const { useGetStatusQuery, useGetStatusHistoryQuery } = statusApi;
