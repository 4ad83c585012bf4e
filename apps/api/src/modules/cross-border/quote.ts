import { currencyOf, formatMinor, type Network } from '../../platform/money.ts';
import type { LegDto, QuoteDto } from './cross-border.dto.ts';

/** How long a price holds. */
export const QUOTE_VALID_MS = 60_000;

/** A price for an exchange, as it was stored when it was asked for. */
export interface Quote {
  id: string;
  fromNetwork: Network;
  toNetwork: Network;
  sendMinor: bigint;
  receiveMinor: bigint;
  feeMinor: bigint;
  rate: string;
  expiresAt: Date;
  usedAt: Date | null;
}

/** What moves on each network when a quote is used. */
export const legsOf = (quote: Quote): LegDto[] => [
  {
    network: quote.fromNetwork, currency: currencyOf(quote.fromNetwork), from: 'payer', to: 'settlement',
    amount: formatMinor(quote.sendMinor),
  },
  {
    network: quote.toNetwork, currency: currencyOf(quote.toNetwork), from: 'settlement', to: 'payee',
    amount: formatMinor(quote.receiveMinor),
  },
];

/** A quote as its asker sees it. */
export const toQuoteDto = (quote: Quote): QuoteDto => ({
  id: quote.id,
  rate: quote.rate,
  sendAmount: formatMinor(quote.sendMinor),
  receiveAmount: formatMinor(quote.receiveMinor),
  fee: formatMinor(quote.feeMinor),
  legs: legsOf(quote),
  expiresAt: quote.expiresAt.toISOString(),
  validForSeconds: QUOTE_VALID_MS / 1000,
});
