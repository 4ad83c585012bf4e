import { financeShapes } from './finance.ts';
import { lendingShapes } from './lending.ts';
import { partyShapes, zakatShapes } from './parties.ts';
import { amount, readFact, record, text, word, type FactOf } from './shape.ts';
import { tradeShapes } from './trade.ts';

const required = {
  type: word(['send', 'zakat', 'zakat_split', 'escrow', 'batch', 'loan'], 'What kind of payment it is'),
  amount: amount('The amount of the payment'),
  currency: word(['AED', 'QAR'], 'The currency of the payment'),
} as const;

const optional = {
  memo: text('The payer’s own words, in English, Arabic or both'),
  network: word(['uae_dirham', 'qatar_cbdc'], 'The network it is paid on'),
  asOf: text('The day the payment is judged on, as an ISO date; absent means the newest lists in the policy'),
  ...partyShapes,
  ...lendingShapes,
  ...tradeShapes,
  ...financeShapes,
  ...zakatShapes,
} as const;

/** Every fact that a rule may read of a payment, as published JSON schemas by name. */
export const factShapes = { ...required, ...optional } as const;

const paymentShape = record(factShapes, 'The payment');

/** An amount of money as a decimal string with at most two places, such as "900" or "900.50". */
export type Amount = string;

type Required = { readonly [Name in keyof typeof required]: FactOf<(typeof required)[Name]> };
type Optional = { readonly [Name in keyof typeof optional]?: FactOf<(typeof optional)[Name]> };

/**
 * What is known about one payment before it is posted.
 * Only type, amount and currency are required: a rule whose facts are absent does not fire.
 */
export interface PaymentFacts extends Required, Optional {}

export type Currency = PaymentFacts['currency'];
export type HistoryItem = NonNullable<PaymentFacts['history']>[number];
export type WatchEntry = NonNullable<PaymentFacts['watchlist']>[number];
/** One value, or all that are known. */
export type OneOrMore = string | readonly string[];
export type TradeLeg = NonNullable<PaymentFacts['chain']>[number];
export type SaleFacts = NonNullable<PaymentFacts['sale']>;
export type ExchangeFacts = NonNullable<PaymentFacts['exchange']>;
export type DebtSaleFacts = NonNullable<PaymentFacts['debtSale']>;
export type InstrumentFacts = NonNullable<PaymentFacts['instrument']>;

/** Reads the facts of a payment as their shapes say; the one that cannot be read is refused by its path. */
export function readFacts(facts: PaymentFacts): PaymentFacts {
  return readFact(paymentShape, facts, '') as PaymentFacts;
}

/** How long ago a transfer was made; one without an age is taken as recent. */
export function hoursSince(item: HistoryItem): number {
  return item.hoursAgo ?? (item.minutesAgo === undefined ? (item.daysAgo ?? 0) * 24 : item.minutesAgo / 60);
}
