import {
  hawlsOf, lunarYearAfter, reachesNisab, zakatOpinions, type HawlHistory, type WealthOfDay,
} from '@connect/compliance-rules';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { column, type Tx } from '../../platform/database/sql.ts';
import { run } from '../../platform/database/statement.ts';
import { tables } from '../../platform/database/tables.ts';
import { CURRENCIES, type Currency } from '../../platform/money.ts';
import type { PriceTable } from '../metal-prices/public.ts';
import type { SettingRow } from './followed-opinions.service.ts';
import {
  DAILY_WEALTH, DUES_OF_CONTRACTS, HELD_BEFORE, OWN_WALLETS, SET_ASIDE, ZAKAT_PAID, ZAKAT_PAID_FOR, type DueOfContract,
  type OwnWallet,
  type ZakatPaid,
} from './wealth-statements.ts';
import { beginningOf, dayBefore, zakatDayOf } from './zakat-words.ts';

/** A wallet with what it held before a moment, and up to which of its entries that was read. */
export interface HeldInWallet extends OwnWallet {
  last: string;
  minor: string;
  event_id: string | null;
  height: string | null;
  held_minor: string;
}

/** What was set aside with one payment. */
export interface SetAside { transaction_id: string; currency: Currency; minor: string }

/** Reads what people own by the ledger, and since when. */
@Injectable()
export class WealthQueries {
  /** The wallets of a person with what each held before a moment. */
  async held(tx: Tx, ownerId: string, moment: Date): Promise<HeldInWallet[]> {
    const wallets = await run(tx, OWN_WALLETS, [ownerId, moment]);
    if (wallets.length === 0) return [];
    const held = await run(tx, HELD_BEFORE, [column(wallets.map(({ id }) => id)), moment]);
    return wallets.map((wallet, n) => ({ ...wallet, ...held[n] as (typeof held)[number] }));
  }

  dues(tx: Tx, ownerId: string, moment: Date): Promise<DueOfContract[]> {
    const day = zakatDayOf(moment);
    return run(tx, DUES_OF_CONTRACTS, [ownerId, moment, lunarYearAfter(day) ?? day]);
  }

  setAside(tx: Tx, wallets: readonly OwnWallet[], from: Date, to: Date): Promise<SetAside[]> {
    return wallets.length === 0 ? Promise.resolve([])
      : run(tx, SET_ASIDE, [column(wallets.map(({ id }) => id)), from, to]);
  }

  paid(tx: Tx, ownerId: string, assessmentId: string | null): Promise<ZakatPaid[]> {
    return run(tx, ZAKAT_PAID, [ownerId, assessmentId]);
  }

  /** What was paid for an assessment, and for those that it supersedes. */
  paidFor(tx: Tx, ownerId: string, assessmentId: string): Promise<ZakatPaid[]> {
    return run(tx, ZAKAT_PAID_FOR, [ownerId, assessmentId]);
  }

  /**
   * The years of a person’s wealth by the ledger, up to a moment: of the days that are over, behind the last year that
   * was assessed.
   */
  async hawls(tx: Tx, setting: SettingRow, prices: PriceTable, moment: Date): Promise<HawlHistory> {
    const wallets = await run(tx, OWN_WALLETS, [setting.owner_id, moment]);
    const assessed = await tables(tx).selectFrom('zakat_assessment')
      .select(sql<string | null>`max(due_on)::text`.as('due_on'))
      .where('owner_id', '=', setting.owner_id).executeTakeFirstOrThrow();
    const today = zakatDayOf(moment);
    const opened = wallets.map(({ created_at: at }) => zakatDayOf(new Date(at))).toSorted();
    const first = assessed.due_on ?? opened[0];
    if (first === undefined) return { completed: [], running: null, brokenOn: null, unknownOn: null };
    const last = dayBefore(today);
    const found = first > last ? [] : await run(tx, DAILY_WEALTH, [column(wallets.map(({ id }) => id)), first, last]);
    const days = [...Map.groupBy(found, ({ day }) => day)].map(([day, held]) => standing(day, held, setting, prices));
    // The day that has begun has no end yet; it only tells whether a year is over.
    const { dips } = zakatOpinions(setting.school);
    const began = days.at(-1);
    return hawlsOf(began === undefined ? [] : [...days, { day: today, stands: began.stands }], dips, setting.calendar);
  }
}

const standing = (
  day: string, held: readonly { currency: Currency; minor: string }[], { school }: SettingRow, prices: PriceTable,
): WealthOfDay => {
  const { nisabBase, nisabMilligrams, priceDays } = zakatOpinions(school);
  const minorOf = (currency: Currency): bigint => BigInt(held.find((one) => one.currency === currency)?.minor ?? 0);
  if (CURRENCIES.every((currency) => minorOf(currency) <= 0n)) return { day, stands: 'nothing' };
  const price = prices.on(nisabBase, day, priceDays);
  if (price === null) return { day, stands: 'unknown' };
  const worths = CURRENCIES.map((currency) => ({
    wealthMinor: minorOf(currency), gramMinor: price.gramMinor[currency] }));
  return { day, stands: reachesNisab(nisabMilligrams[nisabBase], worths) ? 'reached' : 'below' };
};

/** The moment at which a year was over, and its zakat fell due. */
export const momentOfDue = (due: string): Date => beginningOf(due);
