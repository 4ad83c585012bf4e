import type { PackAudience, PackFormat, ReportLanguage, RequestShariahPackDto, ShariahPackDto, StandardMappingDto }
  from '@connect/sdk';
import { baseApi } from '../../api/base-api.ts';
import { pageOf, pagesAfter } from '../../api/paging.ts';

/** Which packs are asked for. */
export interface PackFilter { audience?: PackAudience }

/** Annual packs: asked for, followed and taken away, and what answers which standard. */
const packsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listShariahPacks: build.infiniteQuery<ShariahPackDto[], PackFilter, string | null>({
      query: ({ queryArg, pageParam }) => (sdk) =>
        sdk.shariahReviews.listShariahPacks({ ...queryArg, ...pageOf(pageParam) }),
      infiniteQueryOptions: pagesAfter((pack: ShariahPackDto) => pack.id),
      providesTags: ['ShariahPack'],
    }),
    getShariahPack: build.query<ShariahPackDto, string>({
      query: (id) => (sdk) => sdk.shariahReviews.getShariahPack({ id }),
    }),
    requestShariahPack: build.mutation<ShariahPackDto, RequestShariahPackDto>({
      query: (requestBody) => (sdk) => sdk.shariahReviews.requestShariahPack({ requestBody }),
      invalidatesTags: ['ShariahPack', 'Audit'],
    }),
    /** Answers the address under which this page finds the file. */
    takeShariahPack: build.mutation<string, { id: string; format: PackFormat; lang: ReportLanguage }>({
      query: (order) => (sdk) =>
        sdk.shariahReviews.downloadShariahPack(order).then((file) => URL.createObjectURL(file)),
      invalidatesTags: ['Audit'],
    }),
    takePackSignature: build.mutation<string, string>({
      query: (id) => (sdk) => sdk.shariahReviews.getShariahPackSignature({ id }),
      invalidatesTags: ['Audit'],
    }),
    getStandardMapping: build.query<StandardMappingDto[], void>({
      query: () => (sdk) => sdk.shariahReviews.getStandardMapping(),
    }),
    exportStandardMapping: build.mutation<string, void>({
      query: () => (sdk) => sdk.shariahReviews.exportStandardMapping(),
    }),
  }),
});

export const {
  useListShariahPacksInfiniteQuery, useGetShariahPackQuery, useRequestShariahPackMutation, useTakeShariahPackMutation,
  useTakePackSignatureMutation, useGetStandardMappingQuery, useExportStandardMappingMutation,
} = packsApi;
