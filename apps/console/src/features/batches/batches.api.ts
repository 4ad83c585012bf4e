import type {
  BatchAction, BatchCheckDto, BatchDto, BatchLifeDto, BatchResultDto, BatchRowDto, BatchRowState, BatchSort, BatchState,
  BatchStepResultDto, CheckBatchDto, ConnectClient, FoundLookAlikeDto, MatchNamesDto, NameMatchDto, SendBatchDto,
} from '@connect/sdk';
import { baseApi } from '../../api/base-api.ts';
import { type Order, pageOf, pagesAfter } from '../../api/paging.ts';

interface BatchOrder {
  batch: SendBatchDto;
  /** The same key for every attempt at one reviewed batch, so that each payment is made once at most. */
  idempotencyKey: string;
}

/** Which batches are asked for. */
export interface BatchFilter {
  q?: string;
  state?: BatchState;
  from?: string;
  to?: string;
}

interface RowsOf { id: string; status?: BatchRowState }

const rowsAtOnce = 50;
/** As many as one answer may have. */
const mostAtOnce = 200;

async function allRows(sdk: ConnectClient, asked: RowsOf): Promise<BatchRowDto[]> {
  const rows: BatchRowDto[] = [];
  for (;;) {
    const page = await sdk.transactions.listBatchRows({ ...asked, skip: rows.length, limit: mostAtOnce });
    rows.push(...page);
    if (page.length < mostAtOnce) return rows;
  }
}

/** So many names or addresses one question may have. */
const mostNames = 1000;

async function matchNames(sdk: ConnectClient, { names, from }: MatchNamesDto): Promise<NameMatchDto[]> {
  const found: NameMatchDto[] = [];
  for (let start = 0; start < names.length; start += mostNames) {
    const some = names.slice(start, start + mostNames);
    found.push(...await sdk.beneficiaries.matchBeneficiaries({ requestBody: { names: some, ...(from && { from }) } }));
  }
  return found;
}

async function findLookAlikes(sdk: ConnectClient, addresses: readonly string[]): Promise<FoundLookAlikeDto[]> {
  const found: FoundLookAlikeDto[] = [];
  for (let start = 0; start < addresses.length; start += mostNames) {
    const some = addresses.slice(start, start + mostNames);
    found.push(...await sdk.beneficiaries.findLookAlikes({ requestBody: { addresses: some } }));
  }
  return found;
}

interface BatchStepOrder {
  id: string;
  action: BatchAction;
  /** The same key for every attempt at one step, so that it is taken once at most. */
  idempotencyKey?: string;
}

const steps = {
  approve: 'approveBatch',
  reject: 'rejectBatch',
  release: 'releaseBatch',
  refund: 'refundBatch',
  cancel: 'cancelBatch',
} as const satisfies Record<BatchAction, string>;

/** Takes all waiting payments of a batch one step further. */
export const takeBatchStep = (sdk: ConnectClient, { action, ...order }: BatchStepOrder) =>
  sdk.transactions[steps[action]](order);

/** Rehearsing and sending many payments at once, following them, and deciding them together. */
export const batchesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    rehearseBatch: build.mutation<BatchResultDto, SendBatchDto>({
      query: (requestBody) => (sdk) => sdk.transactions.sendBatch({ requestBody, dryRun: 'true' }),
    }),
    sendBatch: build.mutation<BatchResultDto, BatchOrder>({
      query: ({ batch, idempotencyKey }) => (sdk) =>
        sdk.transactions.sendBatch({ requestBody: batch, idempotencyKey }),
      // Refused payments are recorded as well, and a lost answer says nothing, so every outcome is read again.
      invalidatesTags: ['Transaction', 'Dashboard', 'Wallet', 'Audit'],
    }),
    checkBatch: build.mutation<BatchCheckDto, CheckBatchDto>({
      query: (requestBody) => (sdk) => sdk.transactions.checkBatch({ requestBody }),
    }),
    /** The beneficiary that agrees best with each name. */
    matchNames: build.mutation<NameMatchDto[], MatchNamesDto>({ query: (asked) => (sdk) => matchNames(sdk, asked) }),
    /** The addresses that only look like known ones. */
    findLookAlikes: build.mutation<FoundLookAlikeDto[], readonly string[]>({
      query: (addresses) => (sdk) => findLookAlikes(sdk, addresses),
    }),
    listBatchRows: build.infiniteQuery<BatchRowDto[], RowsOf, number>({
      query: ({ queryArg, pageParam }) => (sdk) =>
        sdk.transactions.listBatchRows({ ...queryArg, skip: pageParam, limit: rowsAtOnce }),
      infiniteQueryOptions: {
        initialPageParam: 0,
        getNextPageParam: (last, _, skipped) => (last.length < rowsAtOnce ? undefined : skipped + rowsAtOnce),
      },
      providesTags: [{ type: 'Transaction', id: 'list' }],
    }),
    /** All rows of a batch, to be kept as a file. */
    listAllBatchRows: build.query<BatchRowDto[], RowsOf>({ query: (asked) => (sdk) => allRows(sdk, asked) }),
    /** The rows of a batch that were not made, to be sent again. */
    listRefusedRows: build.query<BatchRowDto[], string>({
      query: (id) => async (sdk) => (await allRows(sdk, { id })).filter(({ state }) =>
        state === 'refused' || state === 'not_made'),
    }),
    takeBatchStep: build.mutation<BatchStepResultDto, BatchStepOrder>({
      query: (order) => (sdk) => takeBatchStep(sdk, order),
      // A refusal means that payments stand elsewhere than shown, so every outcome is read again.
      invalidatesTags: ['Transaction', 'Dashboard', 'Wallet', 'Audit'],
    }),
    listBatches: build.infiniteQuery<BatchDto[], BatchFilter & Order<BatchSort>, string | null>({
      query: ({ queryArg: { size, ...asked }, pageParam }) => (sdk) =>
        sdk.transactions.listBatches({ ...asked, ...pageOf(pageParam, size) }),
      infiniteQueryOptions: pagesAfter((batch: BatchDto) => batch.id),
      providesTags: [{ type: 'Transaction', id: 'list' }],
    }),
    getBatch: build.query<BatchLifeDto, string>({
      query: (id) => (sdk) => sdk.transactions.getBatch({ id }),
      providesTags: [{ type: 'Transaction', id: 'list' }],
    }),
  }),
});

export const {
  useCheckBatchMutation, useFindLookAlikesMutation, useListRefusedRowsQuery, useMatchNamesMutation,
} = batchesApi;
export const { useRehearseBatchMutation, useSendBatchMutation, useTakeBatchStepMutation } = batchesApi;
export const { useListBatchesInfiniteQuery, useListBatchRowsInfiniteQuery, useLazyListAllBatchRowsQuery } = batchesApi;

const everyMs = 300;

/**
 * Reads a batch, and reads it again a few times a second while it is being sent. One that is awaited was sent a moment
 * ago and may not be written down yet.
 */
export function useFollowedBatch(id: string, { isAwaited = false } = {}) {
  const { getBatch } = batchesApi.endpoints;
  const state = getBatch.useQueryState(id);
  const isMoving = isAwaited || state.data?.state === 'running';
  const options = { pollingInterval: isMoving ? everyMs : 0, refetchOnMountOrArgChange: true };
  const { refetch } = getBatch.useQuerySubscription(id, options);
  return { ...state, refetch };
}
