import type {
  FileStrDto, KeptStrSettingsDto, OpenStrDto, SaveStrDto, StrDto, StrLineDto, StrSettingsDto, StrState,
} from '@connect/sdk';
import { baseApi } from './base-api.ts';
import { pageOf, pagesAfter } from './paging.ts';

/** Which reports are meant; an absent field lets all through. */
export interface StrFilter { state?: StrState }

/** Suspicious-transaction reports, for those who look after them. No event tells of them: screens read them anew. */
export const strsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listStrs: build.infiniteQuery<StrLineDto[], StrFilter, string | null>({
      query: ({ queryArg, pageParam }) => (sdk) => sdk.strs.listStrs({ ...queryArg, ...pageOf(pageParam) }),
      infiniteQueryOptions: pagesAfter((str: StrLineDto) => str.id),
      providesTags: ['Str'],
    }),
    listStrsAbout: build.query<StrLineDto[], string>({
      query: (transactionId) => (sdk) => sdk.strs.listStrs({ transactionId }),
      providesTags: ['Str'],
    }),
    getStr: build.query<StrDto, string>({
      query: (id) => (sdk) => sdk.strs.getStr({ id }),
      providesTags: ['Str'],
    }),
    openStr: build.mutation<StrDto, OpenStrDto>({
      query: (requestBody) => (sdk) => sdk.strs.openStr({ requestBody }),
      invalidatesTags: ['Str'],
    }),
    saveStr: build.mutation<StrDto, { id: string } & SaveStrDto>({
      query: ({ id, ...requestBody }) => (sdk) => sdk.strs.saveStr({ id, requestBody }),
      invalidatesTags: ['Str'],
    }),
    approveStr: build.mutation<StrDto, { id: string; version: number }>({
      query: ({ id, version }) => (sdk) => sdk.strs.approveStr({ id, requestBody: { version } }),
      invalidatesTags: ['Str'],
    }),
    fileStr: build.mutation<StrDto, { id: string } & FileStrDto>({
      query: ({ id, ...requestBody }) => (sdk) => sdk.strs.fileStr({ id, requestBody }),
      invalidatesTags: ['Str'],
    }),
    downloadStr: build.mutation<string, string>({
      query: (id) => (sdk) => sdk.strs.downloadStr({ id }).then((file) => URL.createObjectURL(file)),
      invalidatesTags: ['Str'],
    }),
    getStrSettings: build.query<KeptStrSettingsDto, string | undefined>({
      query: (bankId) => (sdk) => sdk.strs.getStrSettings(bankId === undefined ? {} : { bankId }),
      providesTags: ['Str'],
    }),
    saveStrSettings: build.mutation<KeptStrSettingsDto, { bankId?: string; settings: StrSettingsDto }>({
      query: ({ bankId, settings }) => (sdk) => sdk.strs.keepStrSettings({
        ...(bankId === undefined ? {} : { bankId }), requestBody: settings }),
      invalidatesTags: ['Str'],
    }),
  }),
});

export const {
  useListStrsInfiniteQuery, useListStrsAboutQuery, useGetStrQuery, useOpenStrMutation, useSaveStrMutation,
  useApproveStrMutation, useFileStrMutation, useDownloadStrMutation, useGetStrSettingsQuery, useSaveStrSettingsMutation,
} = strsApi;
