import type {
  ConnectClient, ContractAction, ContractAssessmentDto, ContractDetailDto, ContractDocumentDto, ContractDto,
  ContractSort, ContractState, ContractStatsDto, ContractTemplateDto, ContractType, ContractVersionDto,
  DocumentLanguage, ReviseContractDto, StepPreviewDto, TakeContractStepDto,
} from '@connect/sdk';
import { baseApi } from '../../api/base-api.ts';
import { type Order, pageOf, pagesAfter } from '../../api/paging.ts';

/** The terms of a contract as they are written on the wire. */
export type ContractTerms = Record<string, unknown>;

interface TermsOfType {
  type: ContractType;
  terms: ContractTerms;
}

interface ContractFilter {
  type?: ContractType;
  state?: ContractState;
  q?: string;
}

interface StepOrder {
  id: string;
  action: ContractAction;
  step: TakeContractStepDto;
  idempotencyKey: string;
}

interface Revision {
  id: string;
  revision: ReviseContractDto;
  idempotencyKey: string;
}

interface Asked {
  requestBody: never;
  dryRun?: 'true';
  idempotencyKey?: string;
}

// Each type has an operation of its own; the terms are whatever the form holds, and the server says what is wrong.
const makers = {
  murabaha: 'createMurabaha',
  ijara: 'createIjara',
  mudaraba: 'createMudaraba',
  musharaka: 'createMusharaka',
  'diminishing-musharaka': 'createDiminishingMusharaka',
} as const satisfies Record<ContractType, keyof ConnectClient['smartContracts']>;

const make = (sdk: ConnectClient, { type, terms }: TermsOfType, asked: Omit<Asked, 'requestBody'>) =>
  sdk.smartContracts[makers[type]]({ requestBody: terms as never, ...asked });

/** Islamic contracts: judging terms, making contracts of them, and taking these through their lives. */
export const contractsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listContracts: build.infiniteQuery<ContractDto[], ContractFilter & Order<ContractSort>, string | null>({
      query: ({ queryArg: { size, ...asked }, pageParam }) => (sdk) =>
        sdk.smartContracts.listContracts({ ...asked, ...pageOf(pageParam, size) }),
      infiniteQueryOptions: pagesAfter((contract: ContractDto) => contract.id),
      providesTags: ['Contract'],
    }),
    getContract: build.query<ContractDetailDto, string>({
      query: (id) => (sdk) => sdk.smartContracts.getContract({ id }),
      providesTags: ['Contract'],
    }),
    getContractStats: build.query<ContractStatsDto, void>({
      query: () => (sdk) => sdk.smartContracts.contractStats(),
      providesTags: ['Contract'],
    }),
    listContractTemplates: build.query<ContractTemplateDto[], void>({
      query: () => (sdk) => sdk.smartContracts.listContractTemplates(),
    }),
    getContractDocument: build.query<ContractDocumentDto, { id: string; lang: DocumentLanguage }>({
      query: (asked) => (sdk) => sdk.smartContracts.getContractDocument(asked),
      providesTags: ['Contract'],
    }),
    listContractVersions: build.query<ContractVersionDto[], string>({
      query: (id) => (sdk) => sdk.smartContracts.listContractVersions({ id }),
      providesTags: ['Contract'],
    }),
    assessTerms: build.mutation<ContractAssessmentDto, TermsOfType>({
      query: (order) => (sdk) => make(sdk, order, { dryRun: 'true' }),
    }),
    createContract: build.mutation<ContractDetailDto, TermsOfType & { idempotencyKey: string }>({
      query: ({ idempotencyKey, ...order }) => (sdk) => make(sdk, order, { idempotencyKey }),
      // Terms that the rules refuse are kept as evidence, so the list changes either way.
      invalidatesTags: ['Contract', 'Audit'],
    }),
    reviseContract: build.mutation<ContractDetailDto, Revision>({
      query: ({ id, revision, idempotencyKey }) => (sdk) =>
        sdk.smartContracts.reviseContract({ id, requestBody: revision, idempotencyKey }),
      invalidatesTags: ['Contract', 'Audit'],
    }),
    // Asked for anew each time: it is true of the moment alone.
    previewContractStep: build.query<StepPreviewDto, Omit<StepOrder, 'idempotencyKey'>>({
      query: ({ id, action, step }) => (sdk) =>
        sdk.smartContracts.previewContractStep({ id, action, requestBody: step }),
      keepUnusedDataFor: 0,
    }),
    takeContractStep: build.mutation<ContractDetailDto, StepOrder>({
      query: ({ id, action, step, idempotencyKey }) => (sdk) =>
        sdk.smartContracts.takeContractStep({ id, action, requestBody: step, idempotencyKey }),
      invalidatesTags: ['Contract', 'Wallet', 'Transaction', 'Dashboard', 'Audit'],
    }),
  }),
});

export const {
  useListContractsInfiniteQuery, useGetContractQuery, useGetContractStatsQuery, useListContractTemplatesQuery,
  useGetContractDocumentQuery, useListContractVersionsQuery, useReviseContractMutation,
  useAssessTermsMutation, useCreateContractMutation, useLazyPreviewContractStepQuery,
  usePreviewContractStepQuery, useTakeContractStepMutation,
} = contractsApi;
