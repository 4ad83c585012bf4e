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

// Each branch walks its partial index backwards and stops; what does not count is left out of what it found, so no
// wallet, however busy, costs more. Money that moves between the wallets of one owner is nobody's payment; the size and
// rhythm of a contract's payments are what its terms say.
export const HISTORY = `
  select own.id as wallet_id, h.direction, other.address, h.amount_minor, h.created_at
  from wallet own
  cross join lateral (
    (select 'out' as direction, t.to_wallet_id as other_id, t.network, t.type, t.status, t.ordinal, t.amount_minor,
            t.created_at
     from transaction t where t.from_wallet_id = own.id and t.amount_minor >= ${LEAST_MINOR}
     order by t.ordinal desc limit ${MOST_EACH_WAY})
    union all
    (select 'in', t.from_wallet_id, t.network, t.type, t.status, t.ordinal, t.amount_minor, t.created_at
     from transaction t where t.to_wallet_id = own.id and t.amount_minor >= ${LEAST_MINOR}
     order by t.ordinal desc limit ${MOST_EACH_WAY})) h
  join wallet other on other.id = h.other_id
  where lower(own.address) = any($1::text[]) and h.created_at > $2 and other.owner_id <> own.owner_id
    and h.network = own.network and h.type not in ('reversal', 'contract')
    and (h.status = 'completed' or (h.status = 'pending' and h.direction = 'out'))
  order by h.ordinal`;

/** What the payers of a batch lately paid and received, with what the batch itself adds. */
export class PaymentHistory {
  private constructor(private readonly earlier: Map<string, EarlierPayment[]>, private readonly now: Date) {}

  /** Reads the history of the payers whose locked accounts keep it from changing, in one statement if at all. */
  static async read(
    tx: Tx, payments: readonly { fromAddress: string; amount: string }[], now: Date,
  ): Promise<PaymentHistory> {
    const payers = new Set(payments.filter(({ amount }) => (parseAmount(amount) ?? 0n) >= LEAST_MINOR)
      .map(({ fromAddress }) => fromAddress.toLowerCase()));
    if (payers.size === 0) return new PaymentHistory(new Map(), now);
    const found = await rows<HistoryRow>(tx, HISTORY,
      [[...payers], new Date(now.getTime() - WINDOW_HOURS * HOUR_MS)]);
    return new PaymentHistory(Map.groupBy(found.map((h) => ({
      walletId: h.wallet_id, direction: h.direction, address: h.address, amountMinor: BigInt(h.amount_minor),
      at: new Date(h.created_at),
    })), ({ walletId }) => walletId), now);
  }

  /** Whether a payment is judged by the history at all. */
  static concerns({ amountMinor }: Pick<PlannedPayment, 'amountMinor'>): boolean {
    return amountMinor >= LEAST_MINOR;
  }

  /** What the rules are told of the earlier payments of a payer; nothing for a small payment. */
  factsFor({ from, to, amountMinor }: PlannedPayment): HistoryFacts {
    if (amountMinor < LEAST_MINOR) return {};
    const history = (this.earlier.get(from.id) ?? []).map((payment) => this.toItem(payment));
    return {
      to: to.address,
      ...(from.ownerRole === 'user' ? {} : { walletKind: 'business' }),
      ...(history.length === 0 ? {} : { history }),
    };
  }

  /** Counts a payment of the batch for those that come after it. */
  add({ from, to, amountMinor }: PlannedPayment): void {
    if (amountMinor < LEAST_MINOR || from.ownerId === to.ownerId) return;
    const payment = { direction: 'out' as const, address: to.address, amountMinor, at: this.now };
    this.earlier.set(from.id, [...(this.earlier.get(from.id) ?? []), payment].slice(-2 * MOST_EACH_WAY));
  }

  private toItem({ direction, address, amountMinor, at }: EarlierPayment): HistoryItem {
    const hoursAgo = Math.max(0, Math.round((this.now.getTime() - at.getTime()) * 100 / HOUR_MS) / 100);
    const amount = formatMinor(amountMinor);
    return direction === 'in' ? { direction, from: address, amount, hoursAgo } : { to: address, amount, hoursAgo };
  }
}
