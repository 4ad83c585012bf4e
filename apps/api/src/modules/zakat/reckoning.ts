import {
  declaredEffect, nisabMinor, reachesNisab, zakatBases, zakatDueOf, zakatOpinions, type DeclaredEffect,
  type DeclaredKind, type ZakatOpinions,
} from '@connect/compliance-rules';
import { CURRENCIES, type Currency } from '../../platform/money.ts';
import type { Metal, PriceInForce, PriceTable } from '../metal-prices/public.ts';
import type { DueOfContract } from './wealth-statements.ts';
import type { SettingRow } from './followed-opinions.service.ts';
import type { HeldInWallet } from './wealth.queries.ts';
import type { ADVANCE_LINES, LEDGER_LINES, LineReason } from './zakat-words.ts';

/** A figure that the owner declares, beside those of the ledger. */
export interface Declared {
  kind: DeclaredKind;
  label: string;
  currency: Currency;
  amountMinor: bigint;
}

/** From which entries, dues or payments a line was read. */
export interface LineTrace {
  walletId?: string;
  address?: string;
  /** The number of the last entry that was read, the event that tells of it and the block that sealed that. */
  entry?: string;
  eventId?: string | null;
  height?: string | null;
  heldMinor?: bigint;
  contractId?: string;
  dues?: number[];
}

/** One line of an assessment: what it is of, what it does to the base, and why. */
export interface ReckonedLine {
  source: 'ledger' | 'contract' | 'declared';
  kind: (typeof LEDGER_LINES)[number] | DeclaredKind;
  label: string;
  currency: Currency;
  effect: DeclaredEffect;
  because: LineReason;
  amountMinor: bigint;
  trace: LineTrace;
}

/** What was paid before the day. */
export interface AdvanceLine {
  kind: (typeof ADVANCE_LINES)[number];
  transactionId: string;
  currency: Currency;
  amountMinor: bigint;
  counts: boolean;
}

/** What is missing before anything can be told: the metal, the day, and the last day that has a price. */
export interface MissingPrice { metal: Metal; day: string; last: string | null; mostDays: number }

/** The prices of both metals on a day. */
export type Prices = Readonly<Record<Metal, PriceInForce>>;

/** The prices of a day, or the first that is missing; the metal that nisab is told by is needed, the other is shown. */
export const pricesOn = (table: PriceTable, day: string, { nisabBase, priceDays }: ZakatOpinions):
{ base: PriceInForce; other: PriceInForce | null } | MissingPrice => {
  const base = table.on(nisabBase, day, priceDays);
  if (base === null) {
    return { metal: nisabBase, day, last: table.before(nisabBase, day)?.day ?? null, mostDays: priceDays };
  }
  return { base, other: table.on(nisabBase === 'gold' ? 'silver' : 'gold', day, priceDays) };
};

/** The lines of a person’s wealth, by their settings. */
export const linesOf = (
  setting: Pick<SettingRow, 'school' | 'method'>, held: readonly HeldInWallet[], dues: readonly DueOfContract[],
  declared: readonly Declared[],
): ReckonedLine[] => {
  const { debts, receivables } = zakatOpinions(setting.school);
  const byFunds = setting.method === 'net_invested_funds';
  const asMethod = (line: ReckonedLine): ReckonedLine =>
    (byFunds ? { ...line, effect: 'excluded', because: 'not_by_this_method' } : line);
  const wallets = held.map((wallet): ReckonedLine => asMethod({
    source: 'ledger', kind: 'wallet', label: wallet.label, currency: wallet.currency, effect: 'adds', because: 'held',
    amountMinor: BigInt(wallet.minor), trace: {
      walletId: wallet.id, address: wallet.address, entry: wallet.last, eventId: wallet.event_id,
      height: wallet.height, heldMinor: BigInt(wallet.held_minor),
    },
  }));
  const ofContracts = [...Map.groupBy(dues, (due) => [due.contract_id, due.side, due.state === 'overdue'].join(' '))
    .values()].map((group) => asMethod(contractLine(group, debts, receivables)));
  const stated = declared.map(({ kind, label, currency, amountMinor }): ReckonedLine => ({
    source: 'declared', kind, label, currency, amountMinor, trace: {},
    effect: declaredEffect(kind, setting.method) ?? 'excluded',
    because: kind === 'impure' ? 'impure' : kind === 'doubtful_receivable' ? 'not_expected'
      : kind === 'personal_use' ? 'not_zakatable' : kind === 'debt_due' && debts === 'none' ? 'debts_not_taken_off'
        : 'declared',
    ...(kind === 'debt_due' && debts === 'none' ? { effect: 'excluded' as const } : {}),
  }));
  return [...wallets, ...ofContracts, ...stated];
};

const contractLine = (
  group: readonly DueOfContract[], debts: ZakatOpinions['debts'], receivables: ZakatOpinions['receivables'],
): ReckonedLine => {
  const [first] = group as [DueOfContract];
  const isOverdue = first.state === 'overdue';
  const line = {
    source: 'contract' as const, label: `${first.type}/${first.contract_number}`, currency: first.currency,
    amountMinor: group.reduce((sum, due) => sum + BigInt(due.amount_minor ?? 0), 0n),
    trace: { contractId: first.contract_id, dues: group.map(({ number }) => number) },
  };
  if (first.side === 'debtor') {
    return { ...line, kind: 'debt_of_contract', ...(debts === 'none'
      ? { effect: 'excluded' as const, because: 'debts_not_taken_off' as const }
      : { effect: 'deducts' as const, because: 'falls_due' as const }) };
  }
  // Who has not paid on the day may never pay: it counts once it was received.
  if (isOverdue) {
    return { ...line, kind: 'overdue_receivable_of_contract', effect: 'excluded', because: 'counts_when_received' };
  }
  return { ...line, kind: 'receivable_of_contract', ...(receivables === 'received'
    ? { effect: 'excluded' as const, because: 'counts_when_received' as const }
    : { effect: 'adds' as const, because: 'expected' as const }) };
};

/** What the lines come to by the prices of a day. */
export const reckon = (
  setting: Pick<SettingRow, 'school' | 'calendar'>, { base, other }: { base: PriceInForce; other: PriceInForce | null },
  lines: readonly ReckonedLine[],
) => {
  const opinions = zakatOpinions(setting.school);
  const bases = zakatBases(lines, base.gramMinor);
  const worths = CURRENCIES.map((currency) => ({ wealthMinor: bases[currency], gramMinor: base.gramMinor[currency] }));
  const isReached = reachesNisab(opinions.nisabMilligrams[opinions.nisabBase], worths);
  const dues = Object.fromEntries(CURRENCIES.map((currency) =>
    [currency, isReached ? zakatDueOf(bases[currency], setting.calendar) : 0n])) as Record<Currency, bigint>;
  const nisab = [base, ...(other === null ? [] : [other])].map((price) => ({
    price, milligrams: opinions.nisabMilligrams[price.metal],
    worth: Object.fromEntries(CURRENCIES.map((currency) => [currency,
      nisabMinor(opinions.nisabMilligrams[price.metal], price.gramMinor[currency])])) as Record<Currency, bigint>,
  }));
  return { bases, isReached, dues, nisab };
};
