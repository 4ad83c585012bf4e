import type {
  AddBeneficiaryDto, BeneficiaryDecision, BeneficiaryDto, BeneficiaryStatus, ConnectClient, LookAlikeDto,
  Network, PayeeCheckDto,
  WalletNameDto,
} from '@connect/sdk';
import { baseApi } from './base-api.ts';
import { pageOf, pagesAfter } from './paging.ts';
import type { SdkCall } from './sdk-base-query.ts';

/** Which beneficiaries are meant; an absent field lets everybody through. */
export interface BeneficiaryFilter {
  q?: string;
  status?: BeneficiaryStatus;
  network?: Network;
}

interface Payee {
  address: string;
  name: string;
}

/** As many as somebody picks from. */
const choiceSize = 200;
const namesKeptSeconds = 300;
const mostNames = 50;

type Ask = (call: SdkCall) => PromiseLike<{ data?: unknown; error?: unknown }> | { data?: unknown; error?: unknown };
type Told = WalletNameDto | null;

let waiting: { address: string; tell: (name: Told) => void }[] = [];

/** Asks for the names of all the wallets that one drawing shows, together. */
function nameTogether(address: string, ask: Ask): Promise<Told> {
  return new Promise((tell) => {
    waiting.push({ address, tell });
    if (waiting.length === 1) setTimeout(() => void nameAll(ask));
  });
}

async function nameAll(ask: Ask): Promise<void> {
  const asked = waiting;
  waiting = [];
  for (let start = 0; start < asked.length; start += mostNames) {
    const part = asked.slice(start, start + mostNames);
    const addresses = [...new Set(part.map(({ address }) => address))].join(',');
    const { data } = await ask((sdk: ConnectClient) => sdk.beneficiaries.listWalletNames({ addresses }));
    const names = new Map(((data ?? []) as WalletNameDto[]).map((name) => [name.address, name]));
    for (const { address, tell } of part) tell(names.get(address) ?? null);
  }
}

/** Payees who are kept, and whether a payee is who the payer takes them for. */
export const beneficiariesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listBeneficiaries: build.infiniteQuery<BeneficiaryDto[], BeneficiaryFilter, string | null>({
      query: ({ queryArg, pageParam }) => (sdk) =>
        sdk.beneficiaries.listBeneficiaries({ ...queryArg, ...pageOf(pageParam) }),
      infiniteQueryOptions: pagesAfter((beneficiary: BeneficiaryDto) => beneficiary.id),
      providesTags: ['Beneficiary'],
    }),
    listBeneficiaryChoices: build.query<BeneficiaryDto[], { from?: string; network?: Network }>({
      query: (asked) => (sdk) => sdk.beneficiaries.listBeneficiaries({ ...asked, limit: choiceSize }),
      providesTags: ['Beneficiary'],
    }),
    getBeneficiary: build.query<BeneficiaryDto, string>({
      query: (id) => (sdk) => sdk.beneficiaries.getBeneficiary({ id }),
      providesTags: ['Beneficiary'],
    }),
    addBeneficiary: build.mutation<BeneficiaryDto, AddBeneficiaryDto>({
      query: (requestBody) => (sdk) => sdk.beneficiaries.addBeneficiary({ requestBody }),
      invalidatesTags: ['Beneficiary', 'Screening', 'Audit'],
    }),
    decideBeneficiary: build.mutation<BeneficiaryDto, { id: string; decision: BeneficiaryDecision; reason: string }>({
      query: ({ id, ...requestBody }) => (sdk) => sdk.beneficiaries.decideBeneficiary({ id, requestBody }),
      invalidatesTags: ['Beneficiary', 'Audit'],
    }),
    removeBeneficiary: build.mutation<BeneficiaryDto, string>({
      query: (id) => (sdk) => sdk.beneficiaries.removeBeneficiary({ id }),
      invalidatesTags: ['Beneficiary', 'Audit'],
    }),
    checkPayee: build.query<PayeeCheckDto, Payee>({
      query: (requestBody) => (sdk) => sdk.beneficiaries.checkPayee({ requestBody }),
    }),
    findLookAlike: build.query<LookAlikeDto | null, string>({
      query: (address) => async (sdk) =>
        (await sdk.beneficiaries.findLookAlikes({ requestBody: { addresses: [address] } }))[0]?.lookAlikeOf ?? null,
    }),
    walletName: build.query<Told, string>({
      queryFn: async (address, _, __, ask) => ({ data: await nameTogether(address, ask) }),
      keepUnusedDataFor: namesKeptSeconds,
      providesTags: ['Beneficiary'],
    }),
  }),
});

export const {
  useListBeneficiariesInfiniteQuery, useListBeneficiaryChoicesQuery, useGetBeneficiaryQuery,
  useAddBeneficiaryMutation, useDecideBeneficiaryMutation, useRemoveBeneficiaryMutation, useCheckPayeeQuery,
  useFindLookAlikeQuery, useWalletNameQuery,
} = beneficiariesApi;
