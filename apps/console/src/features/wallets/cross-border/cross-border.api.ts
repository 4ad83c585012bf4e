import type { CrossBorderResultDto, CrossBorderTransferDto, QuoteDto, RequestQuoteDto } from '@connect/sdk';
import { baseApi } from '../../../api/base-api.ts';
import { machineNow } from '../../../ui/format/use-now.ts';

interface TransferOrder {
  transfer: CrossBorderTransferDto;
  /** The same key for every attempt at one reviewed transfer, so that it is made once at most. */
  idempotencyKey: string;
}

/** Asking for a price between the networks, rehearsing a payment at it, and paying. */
export const crossBorderApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    requestQuote: build.mutation<QuoteDto, RequestQuoteDto>({
      query: (requestBody) => (sdk) => sdk.crossBorder.requestQuote({ requestBody }),
      // The server's clock may differ from the browser's, whose own the countdown has to follow.
      transformResponse: (quote: QuoteDto) => ({
        ...quote,
        expiresAt: new Date(machineNow() + quote.validForSeconds * 1000).toISOString(),
      }),
    }),
    rehearseAcross: build.mutation<CrossBorderResultDto, CrossBorderTransferDto>({
      query: (requestBody) => (sdk) => sdk.crossBorder.transferAcross({ requestBody, dryRun: 'true' }),
    }),
    transferAcross: build.mutation<CrossBorderResultDto, TransferOrder>({
      query: ({ transfer, idempotencyKey }) => (sdk) =>
        sdk.crossBorder.transferAcross({ requestBody: transfer, idempotencyKey }),
      // A refused transfer is recorded as well, and a lost answer says nothing, so every outcome is read again.
      invalidatesTags: ['Transaction', 'Dashboard', 'Wallet', 'Audit'],
    }),
  }),
});

export const { useRequestQuoteMutation, useRehearseAcrossMutation, useTransferAcrossMutation } = crossBorderApi;
