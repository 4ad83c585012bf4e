import type { Advance, Hawl } from '@connect/compliance-rules';
import type { AdvanceLine } from './reckoning.ts';
import type { ZakatPaid } from './wealth-statements.ts';
import type { SetAside } from './wealth.queries.ts';
import { beginningOf, dayBefore } from './zakat-words.ts';

const MONTH_DAYS = 30;

/** From when on what is paid ahead counts for a year: from its beginning, or a month before it is over. */
export const countsFrom = ({ from, due }: Pick<Hawl, 'from' | 'due'>, advance: Advance): Date =>
  beginningOf(advance === 'year' ? from : [from, dayBefore(due, MONTH_DAYS)].toSorted().at(-1) as string);

const DONE: ReadonlySet<string> = new Set(['completed']);
const UNDER_WAY: ReadonlySet<string> = new Set(['completed', 'pending']);

/** Payments that were made ahead and belong to a year: those within it, also the ones that are still under way. */
export const takenInto = (paid: readonly ZakatPaid[], from: Date): ZakatPaid[] =>
  paid.filter(({ paid_at: at, status }) => UNDER_WAY.has(status) && new Date(at) >= from);

/** What was paid ahead, line by line. */
export const advanceLines = (
  paid: readonly ZakatPaid[], setAside: readonly (SetAside & { counts: boolean })[], from: Date,
): AdvanceLine[] => [
  ...paid.filter(({ status }) => DONE.has(status)).map((one): AdvanceLine => ({
    kind: 'advance_payment', transactionId: one.transaction_id, currency: one.currency,
    amountMinor: BigInt(one.minor), counts: new Date(one.paid_at) >= from,
  })),
  ...setAside.map((one): AdvanceLine => ({
    kind: 'set_aside', transactionId: one.transaction_id, currency: one.currency, amountMinor: BigInt(one.minor),
    counts: one.counts,
  })),
];
