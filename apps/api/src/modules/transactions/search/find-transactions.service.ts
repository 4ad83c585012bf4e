import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql, type Expression, type RawBuilder, type SqlBool } from 'kysely';
import { byKeys, type KeysetOrder } from '../../../platform/database/list-order.ts';
import { planByBitmap, transactional, type Tx } from '../../../platform/database/sql.ts';
import { tables } from '../../../platform/database/tables.ts';
import type { Actor } from '../../../platform/http/access/actor.ts';
import { invalid } from '../../../platform/http/problems/refusal.ts';
import type { TransactionFilter } from '../transaction-filter.dto.ts';
import { transactionRows, type TransactionRow } from '../transaction-row.ts';
import { amountRangesOf, conditionsOn, marks, soughtBy, type Mark } from './search-marks.ts';
import {
  HANDFUL, TransactionSearchQueries, type Bounds, type Recent, type Search,
} from './transaction-search.queries.ts';

type Condition = Expression<SqlBool>;

/** Whose transactions a page shows: those of some wallets, of a bank, or all. */
export type Reach = { wallets: readonly string[] } | { bank: string } | 'all';

/** A page as it is asked for. */
export interface Page {
  actor: Actor;
  filter: TransactionFilter;
  reach: Reach;
  /** What a row must be, whatever it was found by. */
  fits: readonly Condition[];
  order: KeysetOrder;
  isByAmount: boolean;
  last: Search['last'];
  limit: number;
}

/** Looked at one by one before anything is sought: what is common is among them. */
const NEAREST = 1000;
/** So many handfuls are looked at in the order of amounts before all that fits is put in order. */
const MOST_HANDFULS = 8;
/** An address of which more wallets have a part is not known well enough. */
const MOST_ADDRESSES = 50;
const ADDRESS_PART = /^(?:0x[0-9a-f]{1,40}|[0-9a-f]{8,40})$/i;

/** Finds the transactions of a page by what they are marked with, and by their words. */
@Injectable()
export class FindTransactions {
  constructor(private readonly em: EntityManager, private readonly search: TransactionSearchQueries) {}

  /**
   * The rows of a page; null where it names nothing that is marked, or where so much is new that it is read from the
   * transactions themselves. `within` are the bounds of a time, and what was sent since the follower's last turn.
   */
  async find(
    page: Page, within: { bounds: Bounds; recent: readonly Recent[] },
  ): Promise<TransactionRow[] | null> {
    const ways = await this.waysOf(page);
    if (ways === null) return page.isByAmount && page.reach === 'all' ? this.inOrderOfAmounts(page, within) : null;
    const near = page.reach === 'all' || 'bank' in page.reach ? await this.nearest(page, within.bounds) : null;
    if (near !== null && (near.rows.length === page.limit || near.isAll)) return near.rows;
    return transactional(this.em, async (tx) => {
      await planByBitmap(tx);
      const found = near?.rows ?? [];
      const recent = await this.rowsOf(tx, page, within.recent.map(({ ordinal }) => ordinal), page.limit);
      const search = { ...searchOf(page, near?.bounds ?? within.bounds), ways };
      for await (const ordinals of this.search.candidates(tx, search)) {
        found.push(...await this.rowsOf(tx, page, ordinals, page.limit - found.length));
        if (found.length >= page.limit) break;
      }
      return merged(page, [...found, ...recent]);
    }, { readOnly: true });
  }

  /** What comes next in the order of the page, looked at one by one; null where the order is another one. */
  private async nearest(
    { actor, fits, order, isByAmount, last, limit }: Page, [least, most]: Bounds,
  ): Promise<{ rows: TransactionRow[]; bounds: Bounds; isAll: boolean } | null> {
    if (isByAmount) return null;
    const em = this.em.fork();
    const { isDescending } = order;
    const direction = isDescending ? 'desc' : 'asc';
    const window = tables(em).selectFrom('transaction').select('ordinal')
      .where('ordinal', '>=', least.toString()).where('ordinal', '<=', most.toString())
      .$if(last !== null, (q) => q.where('ordinal', isDescending ? '<' : '>', (last as { ordinal: string }).ordinal))
      .orderBy('ordinal', direction).limit(NEAREST);
    const { lowest, highest, count } = await tables(em).selectFrom(window.as('w')).select((w) => [
      w.fn.min('ordinal').as('lowest'), w.fn.max('ordinal').as('highest'),
      sql<number>`count(*)::integer`.as('count')]).executeTakeFirstOrThrow();
    if (count === 0) return { rows: [], bounds: [least, most], isAll: true };
    const rows = await transactionRows(em, actor, [
      sql<boolean>`t.ordinal between ${lowest} and ${highest}`, ...fits,
    ]).orderBy(byKeys(order)).limit(limit).execute();
    const [low, high] = [BigInt(lowest), BigInt(highest)];
    return { rows, isAll: count < NEAREST, bounds: isDescending ? [least, low - 1n] : [high + 1n, most] };
  }

  /** Follows the amounts of all transactions, as long as enough of them fit. */
  private async inOrderOfAmounts(
    page: Page, { bounds, recent }: { bounds: Bounds; recent: readonly Recent[] },
  ): Promise<TransactionRow[] | null> {
    const em = this.em.fork();
    const rows = await this.rowsOf(em, page, recent.map(({ ordinal }) => ordinal), page.limit);
    const found: TransactionRow[] = [];
    let { last } = page;
    for (let handfuls = 0; handfuls < MOST_HANDFULS; handfuls++) {
      const next = await this.search.byAmount(em, { ...searchOf(page, bounds), last, ways: [] });
      found.push(...await this.rowsOf(em, page, next.map(({ ordinal }) => ordinal), page.limit - found.length));
      if (found.length >= page.limit || next.length < HANDFUL) return merged(page, [...found, ...rows]);
      last = next.at(-1) ?? null;
    }
    return null;
  }

  private async rowsOf(tx: Tx, page: Page, ordinals: readonly string[], limit: number): Promise<TransactionRow[]> {
    return ordinals.length === 0 ? [] : transactionRows(tx, page.actor, [
      sql<boolean>`t.ordinal = any(${`{${ordinals.join()}}`}::bigint[])`, ...page.fits,
    ]).orderBy(byKeys(page.order)).limit(limit).execute();
  }

  /** The ways in which a row may fit what is asked for; null where nothing of it is marked. */
  private async waysOf({ filter, reach, isByAmount }: Page): Promise<RawBuilder<SqlBool>[][] | null> {
    const sought = soughtBy(filter);
    if (sought === null && filter.q === undefined && !(isByAmount && reach !== 'all')) return null;
    const ranges = amountRangesOf(filter);
    const common = [
      ...(sought === null ? [] : conditionsOn(sought)), ...(ranges === null ? [] : [ranges]), ...withinReach(reach)];
    return (await this.saying(filter.q)).map((way) => [...common, ...way]);
  }

  private async saying(q: string | undefined): Promise<RawBuilder<SqlBool>[][]> {
    if (q === undefined) return [[]];
    const says = [sql<boolean>`s.words like spelled_pattern(${q})`];
    if (!ADDRESS_PART.test(q)) return [says];
    const wallets = await tables(this.em.fork()).selectFrom('wallet').select('id')
      .where(sql<boolean>`lower(address) like ${`%${q.toLowerCase()}%`}`).limit(MOST_ADDRESSES + 1).execute();
    if (wallets.length > MOST_ADDRESSES) {
      const message = 'q is part of the addresses of too many wallets; give more of the address.';
      throw invalid([{ field: 'q', code: 'LENGTH', message }]);
    }
    return wallets.length === 0 ? [says] : [says, [sql<boolean>`s.marks && ${marks(wallets.map(walletMark))}`]];
  }
}

const walletMark = ({ id }: { id: string }): Mark => ['wallet', id];

const withinReach = (reach: Reach): RawBuilder<SqlBool>[] => {
  if (reach === 'all') return [];
  const group: Mark[] = 'bank' in reach ? [['bank', reach.bank]] : reach.wallets.map((id) => walletMark({ id }));
  return group.length === 0 ? [sql<boolean>`false`] : [sql<boolean>`s.marks && ${marks(group)}`];
};

const searchOf = (
  { isByAmount, order: { isDescending }, last }: Page, bounds: Bounds,
): Omit<Search, 'ways'> => ({ isByAmount, isDescending, last, bounds });

/** Rows in the order of a page, each once. */
const merged = (
  { isByAmount, order: { isDescending }, limit }: Page, rows: readonly TransactionRow[],
): TransactionRow[] => {
  const keyOf = (row: TransactionRow): bigint[] =>
    (isByAmount ? [BigInt(row.amount_minor), BigInt(row.ordinal)] : [BigInt(row.ordinal)]);
  return [...new Map(rows.map((row) => [row.id, row])).values()].sort((a, b) => {
    const [one, other] = [keyOf(a), keyOf(b)];
    const at = one.findIndex((key, n) => key !== other[n]);
    return at === -1 ? 0 : ((one[at] ?? 0n) < (other[at] ?? 0n) ? -1 : 1) * (isDescending ? -1 : 1);
  }).slice(0, limit);
};
