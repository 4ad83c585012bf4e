import { callApi } from '@connect/sdk';
import type {
  CorrectZakatDto,
  AddZakatRecipientDto, AssessZakatDto, FollowZakatDto, ImportMetalPricesDto, MetalPriceDecision, MetalPriceDto,
  MetalPriceVersionDto, Network, PayZakatDto, SendResultDto, ZakatAssessmentDto, ZakatPositionDto, ZakatRecipientDto,
  ZakatRecipientState,
} from '@connect/sdk';
import { baseApi } from '../../api/base-api.ts';
import { pageOf, pagesAfter } from '../../api/paging.ts';

interface Decided<Id> { id: Id; decision: MetalPriceDecision; reason: string }

/** Zakat: where one stands, assessments, payments, and the registers behind them. */
const zakatApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getZakatPosition: build.query<ZakatPositionDto, void>(
      { query: () => (sdk) => sdk.zakat.getZakatPosition(), providesTags: ['Zakat'] }),
    followZakat: build.mutation<ZakatPositionDto, FollowZakatDto>({
      query: (requestBody) => (sdk) => sdk.zakat.followZakat({ requestBody }), invalidatesTags: ['Zakat', 'Audit'],
    }),
    listZakatAssessments: build.infiniteQuery<ZakatAssessmentDto[], void, string | null>({
      query: ({ pageParam }) => (sdk) => sdk.zakat.listZakatAssessments(pageOf(pageParam)),
      infiniteQueryOptions: pagesAfter((one: ZakatAssessmentDto) => one.id), providesTags: ['Zakat'],
    }),
    getZakatAssessment: build.query<ZakatAssessmentDto, string>({
      query: (id) => (sdk) => sdk.zakat.getZakatAssessment({ id }), providesTags: ['Zakat'],
    }),
    correctZakat: build.mutation<ZakatAssessmentDto, { id: string; correction: CorrectZakatDto }>({
      query: ({ id, correction }) => (sdk) => sdk.zakat.correctZakatAssessment({ id, requestBody: correction }),
      invalidatesTags: ['Zakat', 'Audit'],
    }),
    assessZakat: build.mutation<ZakatAssessmentDto, AssessZakatDto>({
      query: (requestBody) => (sdk) => sdk.zakat.assessZakat({ requestBody }), invalidatesTags: ['Zakat', 'Audit'],
    }),
    takeZakatCertificate: build.mutation<
      { url: string; signature: string | null }, { id: string; format: 'pdf' | 'json'; language: 'en' | 'ar' }
    >({
      query: ({ id, ...query }) => async (sdk) => {
        const { body, headers } = await callApi(sdk, {
          method: 'GET', url: '/api/v1/zakat/assessments/{id}/certificate', path: { id }, query,
        });
        const file = body as string | Blob;
        // Its signature covers each byte, so that nothing is made of it but a file.
        const url = URL.createObjectURL(typeof file === 'string' ? new Blob([file]) : file);
        return { url, signature: headers.get('x-jws-signature') };
      },
      invalidatesTags: ['Audit'],
    }),
    payZakat: build.mutation<SendResultDto, { request: PayZakatDto; idempotencyKey: string }>({
      query: ({ request, idempotencyKey }) => (sdk) => sdk.zakat.payZakat({ requestBody: request, idempotencyKey }),
      invalidatesTags: ['Zakat', 'Wallet', 'Transaction', 'Dashboard', 'Audit'],
    }),
    listZakatRecipients: build.infiniteQuery<
      ZakatRecipientDto[], { state: ZakatRecipientState; network?: Network }, string | null
    >({
      query: ({ queryArg, pageParam }) => (sdk) => sdk.zakat.listZakatRecipients({ ...queryArg, ...pageOf(pageParam) }),
      infiniteQueryOptions: pagesAfter((one: ZakatRecipientDto) => one.id), providesTags: ['ZakatRegister'],
    }),
    addZakatRecipient: build.mutation<ZakatRecipientDto, AddZakatRecipientDto>({
      query: (requestBody) => (sdk) => sdk.zakat.addZakatRecipient({ requestBody }),
      invalidatesTags: ['ZakatRegister', 'Audit'],
    }),
    decideZakatRecipient: build.mutation<ZakatRecipientDto, Decided<string>>({
      query: ({ id, ...requestBody }) => (sdk) => sdk.zakat.decideZakatRecipient({ id, requestBody }),
      invalidatesTags: ['ZakatRegister', 'Audit'],
    }),
    removeZakatRecipient: build.mutation<ZakatRecipientDto, string>({
      query: (id) => (sdk) => sdk.zakat.removeZakatRecipient({ id }), invalidatesTags: ['ZakatRegister', 'Audit'],
    }),
    listMetalPrices: build.query<MetalPriceDto[], void>({
      query: () => (sdk) => sdk.zakat.listMetalPrices({ limit: 14 }), providesTags: ['ZakatRegister'],
    }),
    listMetalPriceVersions: build.query<MetalPriceVersionDto[], void>({
      query: () => (sdk) => sdk.zakat.listMetalPriceVersions(), providesTags: ['ZakatRegister'],
    }),
    importMetalPrices: build.mutation<MetalPriceVersionDto, ImportMetalPricesDto>({
      query: (requestBody) => (sdk) => sdk.zakat.importMetalPrices({ requestBody }),
      invalidatesTags: ['ZakatRegister', 'Audit'],
    }),
    decideMetalPrices: build.mutation<MetalPriceVersionDto, Decided<number>>({
      query: ({ id, ...requestBody }) => (sdk) => sdk.zakat.decideMetalPrices({ id: String(id), requestBody }),
      invalidatesTags: ['ZakatRegister', 'Zakat', 'Audit'],
    }),
  }),
});

export const {
  useGetZakatPositionQuery, useFollowZakatMutation, useListZakatAssessmentsInfiniteQuery, useGetZakatAssessmentQuery,
  useAssessZakatMutation, useCorrectZakatMutation, useTakeZakatCertificateMutation, usePayZakatMutation,
  useListZakatRecipientsInfiniteQuery,
  useAddZakatRecipientMutation, useDecideZakatRecipientMutation, useRemoveZakatRecipientMutation,
  useListMetalPricesQuery, useListMetalPriceVersionsQuery, useImportMetalPricesMutation, useDecideMetalPricesMutation,
} = zakatApi;
