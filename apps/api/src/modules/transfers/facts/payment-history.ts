import { pipeline, type Tx } from '../../../platform/database/sql.ts';
import { bigint, run, statement, text, textOf, timestamptz, uuid } from '../../../platform/database/statement.ts';
import { formatMinor, parseAmount } from '../../../platform/money.ts';
import type { PaymentFacts } from '../../compliance/public.ts';
import type { TransactionStatus } from '../../transactions/public.ts';
import { PaymentSums, type CountedPayment } from './payment-sums.ts';

type HistoryItem = NonNullable<PaymentFacts['history']>[number];

/** The part of the facts that earlier payments give. */
export type HistoryFacts = Pick<PaymentFacts, 'to' | 'walletKind' | 'history' | 'sums'>;

/** An earlier payment of a wallet, or one that came to it. */
interface EarlierPayment {
  direction: 'in' | 'out';
  /** The wallet on the other side. */
  address: string;
  amountMinor: bigint;
  at: Date;
}

/** A payment to come, as the history is read for it. */
interface PlannedPayment {
  fromAddress: string;
  toAddress: string;
  amount: string;
}

// Below this, in minor units of either currency, a payment is not told one by one; the sums tell of it. The partial
// indexes of the migration hold the same number.
const LEAST_MINOR = 1_000_00n;
const WINDOW_HOURS = 168;
const MOST_EACH_WAY = 40;
const HOUR_MS = 3_600_000;

// The function reads no more of a wallet than counts, however busy it is; see the migration that makes it.
export const HISTORY = statement(`
  select own.id as wallet_id, h.direction, h.address, h.amount_minor, h.created_at
  from wallet own cross join lateral larger_payments_of(own.id, own.owner_id, own.network) h
  where lower(own.address) = any($1::text[]) and h.created_at > $2
  order by h.ordinal`, {
  wallet_id: uuid, direction: textOf<'in' | 'out'>(), address: text, amount_minor: bigint, created_at: timestamptz,
});

/** What the payers of a batch paid and received before, with what the batch itself adds. */
export class PaymentHistory {
  private constructor(
    private readonly earlier: Map<string, EarlierPayment[]>, private readonly sums: PaymentSums,
  ) {}

  /**
   * Reads what came before payments whose locked accounts keep it from changing. Should the clock not have been heard
   * yet, `now` is too early and more is read than will count. A rehearsal takes no locks.
   */
  static async read(
    tx: Tx, payments: readonly PlannedPayment[], now: Date, isRehearsal = false,
  ): Promise<PaymentHistory> {
    const [sums, earlier] = await pipeline([
      PaymentSums.read(tx, payments, now, !isRehearsal), PaymentHistory.readEarlier(tx, payments, now),
    ]);
    return new PaymentHistory(earlier, sums);
  }

  private static async readEarlier(
    tx: Tx, payments: readonly PlannedPayment[], now: Date,
  ): Promise<Map<string, EarlierPayment[]>> {
    const payers = new Set(payments.filter(({ amount }) => (parseAmount(amount) ?? 0n) >= LEAST_MINOR)
      .map(({ fromAddress }) => fromAddress.toLowerCase()));
    if (payers.size === 0) return new Map();
    const found = await run(tx, HISTORY,
      [[...payers], new Date(now.getTime() - WINDOW_HOURS * HOUR_MS)]);
    return Map.groupBy(found.map((h) => ({
      walletId: h.wallet_id, direction: h.direction, address: h.address, amountMinor: BigInt(h.amount_minor),
      at: new Date(h.created_at),
    })), ({ walletId }) => walletId);
  }

  /**
   * What the rules are told of what came before a payment: what it adds up to, and of a larger one the earlier ones
   * themselves. Of a payment of a contract only the caps of the unidentified have something to say.
   */
  factsFor(payment: CountedPayment, now: Date): HistoryFacts {
    const { from, to, amountMinor, isContract } = payment;
    if (isContract) return this.sums.factsFor(payment, now);
    const since = now.getTime() - WINDOW_HOURS * HOUR_MS;
    const history = amountMinor < LEAST_MINOR ? [] : (this.earlier.get(from.id) ?? [])
      .filter(({ at }) => at.getTime() > since).map((earlier) => toItem(earlier, now));
    return {
      to: to.address,
      ...(from.ownerRole === 'user' ? {} : { walletKind: 'business' }),
      ...(history.length === 0 ? {} : { history }),
      ...this.sums.factsFor(payment, now),
    };
  }

  /** Counts a payment of the batch for those that come after it; one that was refused counts as asked for alone. */
  add(payment: CountedPayment, now: Date, status: TransactionStatus): void {
    const { from, to, amountMinor, isContract } = payment;
    this.sums.add(payment, status === 'completed');
    const isTold = amountMinor >= LEAST_MINOR && from.ownerId !== to.ownerId && !isContract;
    if (!isTold || status === 'rejected') return;
    this.keep(from.id, { direction: 'out', address: to.address, amountMinor, at: now });
    if (status === 'completed') this.keep(to.id, { direction: 'in', address: from.address, amountMinor, at: now });
  }

  private keep(walletId: string, payment: EarlierPayment): void {
    this.earlier.set(walletId, [...(this.earlier.get(walletId) ?? []), payment].slice(-2 * MOST_EACH_WAY));
  }
}

const toItem = ({ direction, address, amountMinor, at }: EarlierPayment, now: Date): HistoryItem => {
  const hoursAgo = Math.max(0, Math.round((now.getTime() - at.getTime()) * 100 / HOUR_MS) / 100);
  const amount = formatMinor(amountMinor);
  return direction === 'in' ? { direction, from: address, amount, hoursAgo } : { to: address, amount, hoursAgo };
};
