import type {
  CaseAttachmentDto, CaseCommentDto, CaseEvidenceDto, CaseFileDto, CaseFileFormat, ClearedPairDto, ClearPairDto,
  Language,
} from '@connect/sdk';
import { baseApi } from '../../../api/base-api.ts';

type Named<Order> = Order & { id: string };

/** What a review case holds: evidence, comments, attachments, and the files that are handed over. */
export const casesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getCaseEvidence: build.query<CaseEvidenceDto, string>({
      query: (id) => (sdk) => sdk.compliance.getCaseEvidence({ id }),
      providesTags: (_, __, id) => [{ type: 'Transaction', id }],
    }),
    clearCasePair: build.mutation<ClearedPairDto, Named<ClearPairDto>>({
      query: ({ id, ...requestBody }) => (sdk) => sdk.compliance.clearCasePair({ id, requestBody }),
      // A refusal means that the case stands elsewhere than shown, so every outcome is read again.
      invalidatesTags: ['Transaction', 'Dashboard', 'Wallet', 'Audit', 'Screening'],
    }),
    listCaseComments: build.query<CaseCommentDto[], string>({
      query: (id) => (sdk) => sdk.compliance.listCaseComments({ id }),
      providesTags: (_, __, id) => [{ type: 'Transaction', id }],
    }),
    writeCaseComment: build.mutation<CaseCommentDto, Named<{ text: string }>>({
      query: ({ id, text }) => (sdk) => sdk.compliance.writeCaseComment({ id, requestBody: { text } }),
      invalidatesTags: (_, __, { id }) => [{ type: 'Transaction', id }, 'Audit'],
    }),
    listCaseAttachments: build.query<CaseAttachmentDto[], string>({
      query: (id) => (sdk) => sdk.compliance.listCaseAttachments({ id }),
      providesTags: (_, __, id) => [{ type: 'Transaction', id }],
    }),
    attachToCase: build.mutation<CaseAttachmentDto, Named<{ file: File }>>({
      query: ({ id, file }) => (sdk) => sdk.compliance.attachToCase({ id, name: file.name, requestBody: file }),
      invalidatesTags: (_, __, { id }) => [{ type: 'Transaction', id }, 'Audit'],
    }),
    /** Answers the address under which this page finds the file. */
    downloadCaseAttachment: build.mutation<string, string>({
      query: (id) => (sdk) =>
        sdk.compliance.downloadCaseAttachment({ id }).then((file) => URL.createObjectURL(file)),
      invalidatesTags: ['Audit'],
    }),
    listCaseFiles: build.query<CaseFileDto[], string>({
      query: (id) => (sdk) => sdk.compliance.listCaseFiles({ id }),
      providesTags: (_, __, id) => [{ type: 'Transaction', id }],
    }),
    makeCaseFile: build.mutation<CaseFileDto, string>({
      query: (id) => (sdk) => sdk.compliance.makeCaseFile({ id }),
      invalidatesTags: (_, __, id) => [{ type: 'Transaction', id }, 'Audit'],
    }),
    /** Answers the address under which this page finds the file. */
    downloadCaseFile: build.mutation<string, { id: string; format: CaseFileFormat; lang: Language }>({
      query: (order) => (sdk) => sdk.compliance.downloadCaseFile(order).then((file) => URL.createObjectURL(file)),
      invalidatesTags: ['Audit'],
    }),
  }),
});

export const {
  useGetCaseEvidenceQuery, useClearCasePairMutation, useListCaseCommentsQuery, useWriteCaseCommentMutation,
  useListCaseAttachmentsQuery, useAttachToCaseMutation, useDownloadCaseAttachmentMutation, useListCaseFilesQuery,
  useMakeCaseFileMutation, useDownloadCaseFileMutation,
} = casesApi;
