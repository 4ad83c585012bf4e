import { pipeline, type Tx } from '../../../platform/database/sql.ts';
import { command, run } from '../../../platform/database/statement.ts';
import { formatMinor, CURRENCIES, type Currency } from '../../../platform/money.ts';
import { convertMinor } from '../../../platform/rates.ts';
import type { PaymentFacts } from '../../compliance/public.ts';
import type { WalletParty } from '../../wallets/wallet-directory.service.ts';
import { PAYMENT_SUMS, WINDOWS_FROM, type SumRow } from './payment-sums-sql.ts';

type SumFacts = NonNullable<PaymentFacts['sums']>;

/** A payment as the sums count it. */
export interface CountedPayment {
  from: WalletParty;
  to: WalletParty;
  amountMinor: bigint;
  isContract: boolean;
}

/** Who pays whom, by lower-case address. */
export interface AddressPair {
  fromAddress: string;
  toAddress: string;
}

type Amounts = Record<'paidDay' | 'paidWeek' | 'receivedDay' | 'askedDay' | 'askedMonth', bigint>;

/** What one person, or one person to another, paid and received: how often, how much in each currency, with whom. */
interface Sums {
  paidHour: number;
  paidDay: number;
  paidWeek: number;
  amounts: Record<Currency, Amounts>;
  isDormant: boolean;
  payees: Set<string>;
  payers: Set<string>;
}

const MOST_PEOPLE = 64;

const noSums = (): Sums => ({
  paidHour: 0, paidDay: 0, paidWeek: 0, isDormant: false, payees: new Set(), payers: new Set(),
  amounts: Object.fromEntries(CURRENCIES.map((currency) =>
    [currency, { paidDay: 0n, paidWeek: 0n, receivedDay: 0n, askedDay: 0n, askedMonth: 0n }])) as Sums['amounts'],
});

/** What payments of any size come to, by person over all their wallets, with what a batch adds itself. */
export class PaymentSums {
  private readonly sums = new Map<string, Sums>();

  private constructor(found: readonly SumRow[]) {
    for (const row of found) this.take(row);
  }

  /**
   * Locks the payers as persons, for each may pay from several wallets at once, and reads what they paid before. The
   * accounts are locked already; the locks of persons come next, in one order, and before those of system accounts.
   */
  static async read(tx: Tx, pairs: readonly AddressPair[], now: Date, isLocking: boolean): Promise<PaymentSums> {
    const payers = pairs.map(({ fromAddress }) => fromAddress.toLowerCase());
    const payees = pairs.map(({ toAddress }) => toAddress.toLowerCase());
    const [, found] = await pipeline([
      isLocking ? run(tx, LOCK_PAYERS, [[...new Set(payers)]]) : Promise.resolve([]),
      run(tx, PAYMENT_SUMS, [payers, payees, ...WINDOWS_FROM(now)]),
    ]);
    return new PaymentSums(found);
  }

  /** What the rules are told of the sums before a payment; nothing of what moves between wallets of one person. */
  factsFor(payment: CountedPayment, now: Date): Pick<PaymentFacts, 'sums'> {
    const { from, to, isContract } = payment;
    if (from.ownerId === to.ownerId) return {};
    const sums = { ...(isContract ? {} : this.patternFacts(payment, now)), ...this.capFacts(from, now) };
    return Object.keys(sums).length === 0 ? {} : { sums };
  }

  /** Counts a payment of the batch for those that come after it: as asked for, and as received once it is paid. */
  add({ from, to, amountMinor, isContract }: CountedPayment, isCompleted: boolean): void {
    if (from.ownerId === to.ownerId) return;
    const [payer, payee, pair, back] = [
      this.of(from.ownerId), this.of(to.ownerId), this.of(from.ownerId, to.ownerId), this.of(to.ownerId, from.ownerId),
    ];
    const asked = payer.amounts[from.currency];
    asked.askedDay += amountMinor;
    asked.askedMonth += amountMinor;
    if (isContract) return;
    for (const side of [payer, pair]) {
      side.paidHour += 1;
      side.paidDay += 1;
      side.paidWeek += 1;
      side.amounts[from.currency].paidDay += amountMinor;
      side.amounts[from.currency].paidWeek += amountMinor;
    }
    payer.payees.add(to.ownerId);
    if (!isCompleted) return;
    payee.payers.add(from.ownerId);
    for (const side of [payee, back]) side.amounts[from.currency].receivedDay += amountMinor;
  }

  private patternFacts({ from, to }: CountedPayment, now: Date): SumFacts {
    const [payer, pair] = [this.of(from.ownerId), this.of(from.ownerId, to.ownerId)];
    const amountOf = (sums: Sums, name: keyof Amounts): string => totalIn(from.currency, sums, name, now);
    const isPerson = from.ownerRole === 'user';
    const facts = {
      paidHour: payer.paidHour,
      paidDay: payer.paidDay && { count: payer.paidDay, amount: amountOf(payer, 'paidDay') },
      paidWeek: payer.paidWeek && { count: payer.paidWeek, amount: amountOf(payer, 'paidWeek') },
      receivedDay: amountOf(payer, 'receivedDay'),
      fromPayeeDay: amountOf(pair, 'receivedDay'),
      toPayeeWeek: pair.paidWeek && { count: pair.paidWeek, amount: amountOf(pair, 'paidWeek') },
      payees: isPerson && payer.payees.size > 0 && sizeWith(payer.payees, to.ownerId),
      payers: isPerson && payer.payers.size,
      dormant: payer.isDormant,
      ...this.payeeFacts({ from, to }, now),
    };
    return Object.fromEntries(Object.entries(facts).filter(([, fact]) => isSomething(fact)));
  }

  private payeeFacts({ from, to }: Pick<CountedPayment, 'from' | 'to'>, now: Date): Record<string, unknown> {
    const payee = this.of(to.ownerId);
    if (to.ownerRole !== 'user' || payee.payers.size === 0) return {};
    return {
      payeePayers: sizeWith(payee.payers, from.ownerId),
      payeeReceivedDay: totalIn(from.currency, payee, 'receivedDay', now),
    };
  }

  // Only whose identity is not established is held to a cap.
  private capFacts({ ownerId, ownerKyc, currency }: WalletParty, now: Date): SumFacts {
    if (ownerKyc === 'verified') return {};
    const payer = this.of(ownerId);
    const caps = {
      askedDay: totalIn(currency, payer, 'askedDay', now), askedMonth: totalIn(currency, payer, 'askedMonth', now),
    };
    return Object.fromEntries(Object.entries(caps).filter(([, amount]) => isSomething(amount)));
  }

  private take(row: SumRow): void {
    const sums = this.of(row.owner_id, row.other_id);
    sums.isDormant ||= row.is_dormant === true;
    for (const payee of row.payee_ids ?? []) sums.payees.add(payee);
    for (const payer of row.payer_ids ?? []) sums.payers.add(payer);
    if (row.currency === null) return;
    sums.paidHour += Number(row.paid_hour ?? 0);
    sums.paidDay += Number(row.paid_day ?? 0);
    sums.paidWeek += Number(row.paid_week ?? 0);
    // A payer of the batch may be a payee of it too; what both rows say of them is the same.
    const known = sums.amounts[row.currency];
    sums.amounts[row.currency] = {
      paidDay: BigInt(row.paid_day_minor ?? known.paidDay), paidWeek: BigInt(row.paid_week_minor ?? known.paidWeek),
      receivedDay: BigInt(row.received_day_minor ?? known.receivedDay),
      askedDay: BigInt(row.asked_day_minor ?? known.askedDay),
      askedMonth: BigInt(row.asked_month_minor ?? known.askedMonth),
    };
  }

  private of(ownerId: string, otherId: string | null = null): Sums {
    const key = otherId === null ? ownerId : `${ownerId} ${otherId}`;
    const known = this.sums.get(key);
    if (known) return known;
    const sums = noSums();
    this.sums.set(key, sums);
    return sums;
  }
}

// Advisory locks, for a person has no row that is locked for paying; they end with the transaction. The owner of a
// wallet never changes, and what the locks guard is read by the next statement.
// eslint-disable-next-line connect/lock-then-read -- It reads nothing that the locks guard.
const LOCK_PAYERS = command(`
  select pg_advisory_xact_lock(o.key) from (
    select distinct hashtextextended('payer ' || w.owner_id, 0) as key from wallet w
    where lower(w.address) = any($1::text[]) order by key offset 0) o`);

const totalIn = (currency: Currency, { amounts }: Sums, name: keyof Amounts, now: Date): string =>
  formatMinor(CURRENCIES.reduce((total, other) => total + (other === currency
    ? amounts[other][name] : convertMinor(amounts[other][name], other, currency, now)), 0n));

const sizeWith = (people: ReadonlySet<string>, one: string): number =>
  Math.min(people.size + (people.has(one) ? 0 : 1), MOST_PEOPLE);

const isSomething = (fact: unknown): boolean => fact !== 0 && fact !== false && fact !== undefined && fact !== '0.00';
