import { type BeneficiaryDto, ConnectError, type ObjectDto, type TransactionDto, type WalletDto } from '@connect/sdk';
import { baseApi } from '../../api/base-api.ts';

/** Words of a payment, or exactly how much it was. */
type SoughtPayments = { q: string } | { amountFrom: string; amountTo: string };

/** A payment with what the reader calls its payee, or else what the payment does. */
export type FoundPayment = TransactionDto & { payeeName: string | null };

/** As many are shown of each; the explorer shows them all. */
const mostFound = 5;

/** Finding whatever an id names; nothing is found where nothing is shown to the caller. */
export const objectsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    findObject: build.query<ObjectDto | null, string>({
      query: (id) => async (sdk) => {
        try {
          return await sdk.objects.findObject({ id });
        } catch (error) {
          if (error instanceof ConnectError && error.status === 404) return null;
          throw error;
        }
      },
      // It may come to be, or change, at any moment.
      keepUnusedDataFor: 0,
    }),
    findPayments: build.query<FoundPayment[], SoughtPayments>({
      query: (filter) => async (sdk) => {
        const found = await sdk.transactions.listTransactions({ ...filter, limit: mostFound });
        const addresses = [...new Set(found.flatMap(({ toAddress }) => toAddress ?? []))].join(',');
        const named = addresses === '' ? [] : await sdk.beneficiaries.listWalletNames({ addresses });
        const names = new Map(named.map(({ address, name }) => [address, name]));
        return found.map((one) => ({ ...one, payeeName: names.get(one.toAddress ?? '') ?? one.counterpartyName }));
      },
      keepUnusedDataFor: 0,
    }),
    findBeneficiaries: build.query<BeneficiaryDto[], string>({
      query: (q) => (sdk) => sdk.beneficiaries.listBeneficiaries({ q, limit: mostFound }),
      keepUnusedDataFor: 0,
    }),
    findWallets: build.query<WalletDto[], string>({
      query: (q) => (sdk) => sdk.wallets.listWallets({ q, limit: mostFound }),
      keepUnusedDataFor: 0,
    }),
  }),
});

export const {
  useFindBeneficiariesQuery, useFindObjectQuery, useFindPaymentsQuery, useFindWalletsQuery,
} = objectsApi;
