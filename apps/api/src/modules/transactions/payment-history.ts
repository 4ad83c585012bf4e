import { rows, type Tx } from '../../platform/database/sql.ts';
import { formatMinor, parseAmount } from '../../platform/money.ts';
import type { PaymentFacts } from '../compliance/compliance.service.ts';
import type { WalletParty } from '../wallets/wallet-directory.service.ts';

type HistoryItem = NonNullable<PaymentFacts['history']>[number];

/** The part of the facts that earlier payments give. */
export type HistoryFacts = Pick<PaymentFacts, 'to' | 'walletKind' | 'history'>;

interface HistoryRow {
  wallet_id: string;
  direction: 'in' | 'out';
  address: string;
  amount_minor: string;
  created_at: Date;
}

/** An earlier payment of a wallet, or one that came to it. */
interface EarlierPayment {
  direction: 'in' | 'out';
  /** The wallet on the other side. */
  address: string;
  amountMinor: bigint;
  at: Date;
}

interface PlannedPayment {
  from: WalletParty;
  to: WalletParty;
  amountMinor: bigint;
}

// Below this, in minor units of either currency, a payment is neither judged by the history nor a part of it. The
// partial indexes of the migration hold the same number.
const LEAST_MINOR = 1_000_00n;
const WINDOW_HOURS = 168;
const MOST_EACH_WAY = 40;
const HOUR_MS = 3_600_000;

// The function reads no more of a wallet than counts, however busy it is; see the migration that makes it.
export const HISTORY = `
  select own.id as wallet_id, h.direction, h.address, h.amount_minor, h.created_at
  from wallet own cross join lateral larger_payments_of(own.id, own.owner_id, own.network) h
  where lower(own.address) = any($1::text[]) and h.created_at > $2
  order by h.ordinal`;

/** What the payers of a batch lately paid and received, with what the batch itself adds. */
export class PaymentHistory {
  private constructor(private readonly earlier: Map<string, EarlierPayment[]>) {}

  /**
   * Reads the history of the payers whose locked accounts keep it from changing, in one statement if at all. Should the
   * clock not have been heard yet, `now` is too early and more is read than will count.
   */
  static async read(
    tx: Tx, payments: readonly { fromAddress: string; amount: string }[], now: Date,
  ): Promise<PaymentHistory> {
    const payers = new Set(payments.filter(({ amount }) => (parseAmount(amount) ?? 0n) >= LEAST_MINOR)
      .map(({ fromAddress }) => fromAddress.toLowerCase()));
    if (payers.size === 0) return new PaymentHistory(new Map());
    const found = await rows<HistoryRow>(tx, HISTORY,
      [[...payers], new Date(now.getTime() - WINDOW_HOURS * HOUR_MS)]);
    return new PaymentHistory(Map.groupBy(found.map((h) => ({
      walletId: h.wallet_id, direction: h.direction, address: h.address, amountMinor: BigInt(h.amount_minor),
      at: new Date(h.created_at),
    })), ({ walletId }) => walletId));
  }

  /** Whether a payment is judged by the history at all. */
  static concerns({ amountMinor }: Pick<PlannedPayment, 'amountMinor'>): boolean {
    return amountMinor >= LEAST_MINOR;
  }

  /** What the rules are told of the earlier payments of a payer; nothing for a small payment. */
  factsFor({ from, to, amountMinor }: PlannedPayment, now: Date): HistoryFacts {
    if (amountMinor < LEAST_MINOR) return {};
    const since = now.getTime() - WINDOW_HOURS * HOUR_MS;
    const history = (this.earlier.get(from.id) ?? []).filter(({ at }) => at.getTime() > since)
      .map((payment) => toItem(payment, now));
    return {
      to: to.address,
      ...(from.ownerRole === 'user' ? {} : { walletKind: 'business' }),
      ...(history.length === 0 ? {} : { history }),
    };
  }

  /** Counts a payment of the batch for those that come after it, on both sides once the money is there. */
  add({ from, to, amountMinor }: PlannedPayment, now: Date, isCompleted: boolean): void {
    if (amountMinor < LEAST_MINOR || from.ownerId === to.ownerId) return;
    this.keep(from.id, { direction: 'out', address: to.address, amountMinor, at: now });
    if (isCompleted) this.keep(to.id, { direction: 'in', address: from.address, amountMinor, at: now });
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
