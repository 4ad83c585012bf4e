import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql, type Expression, type RawBuilder, type SqlBool } from 'kysely';
import { byKeys, type KeysetOrder } from '../../../platform/database/list-order.ts';
import { planWithoutWhole, transactional, type Tx } from '../../../platform/database/sql.ts';
import { tables } from '../../../platform/database/tables.ts';
import type { Actor } from '../../../platform/http/access/actor.ts';
import { invalid } from '../../../platform/http/problems/refusal.ts';
import type { TransactionFilter } from '../transaction-filter.dto.ts';
import { transactionRows, type TransactionRow } from '../transaction-row.ts';
import {
  amountRangesOf, conditionsOn, isMarkedStatus, marks, soughtBy, statusOf, wordsOf, type Mark,
} from './search-marks.ts';
import {
  HANDFUL, TransactionSearchQueries, type Bounds, type Found, type Near, type Search,
} from './transaction-search.queries.ts';
import type { Recent } from './search-statements.ts';

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

/** So often the next ones are looked at in the order of amounts before all that fits is put in order. */
const MOST_LOOKS = 4;
/** So many more than a page takes are read first: nearly all that is found by its marks fits. */
const SPARE = 10;
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
    if (ways === null && !(page.isByAmount && page.reach === 'all')) return null;
    return transactional(this.em, async (tx) => {
      await planWithoutWhole(tx);
      const recent = await this.rowsOf(tx, page, within.recent, page.limit);
      const search: Search = { ...searchOf(page, within.bounds), ways: ways ?? [[]] };
      const near = await this.nearest(tx, search, page.limit);
      const isRead = ways === null && near.last !== null;
      if (isRead && near.found.length < page.limit) return null;
      const rows: TransactionRow[] = [];
      for await (const found of this.inOrder(tx, page, search, near)) {
        rows.push(...await this.fitting(tx, page, found, page.limit - rows.length));
        if (rows.length >= page.limit) break;
        if (isRead) return null;
      }
      return merged(page, [...rows, ...recent]);
    }, { readOnly: true });
  }

  /** What comes next in the order, up to the last that was looked at, or until there is enough for a page. */
  private async nearest(tx: Tx, search: Search, limit: number): Promise<Near> {
    const found: Found[] = [];
    for (let [looks, { last }] = [1, search]; ; looks++) {
      const near = await this.search.nearest(tx, { ...search, last });
      found.push(...near.found);
      const isEnough = found.length >= limit || !search.isByAmount || looks === MOST_LOOKS;
      if (near.last === null || isEnough) return { ...near, found };
      last = near.last;
    }
  }

  /** Yields what is found, in order; where what comes next is not enough for a page, with the first that are sought. */
  private async *inOrder(tx: Tx, { limit }: Page, search: Search, near: Near): AsyncGenerator<Found[]> {
    const { found, last } = near;
    const isEnough = last === null || found.length >= limit;
    if (isEnough) yield found;
    if (last === null) return;
    let before = isEnough ? [] : found;
    for await (const sought of this.search.candidates(tx, { ...search, last }, near, limit - before.length + SPARE)) {
      yield [...before, ...sought];
      before = [];
    }
    if (before.length > 0) yield before;
  }

  /** The rows among some that were found which a page shows; few are read before many, for most that is found fits. */
  private async fitting(tx: Tx, page: Page, found: readonly Found[], limit: number): Promise<TransactionRow[]> {
    const rows: TransactionRow[] = [];
    for (let [from, count] = [0, limit + SPARE]; from < found.length; [from, count] = [from + count, HANDFUL]) {
      rows.push(...await this.rowsOf(tx, page, found.slice(from, from + count), limit - rows.length));
      if (rows.length >= limit) break;
    }
    return rows;
  }

  private async rowsOf(
    tx: Tx, page: Page, some: readonly Pick<Found, 'ordinal'>[], limit: number,
  ): Promise<TransactionRow[]> {
    return some.length === 0 ? [] : transactionRows(tx, page.actor, [
      sql<boolean>`t.ordinal = any(${`{${some.map(({ ordinal }) => ordinal).join()}}`}::bigint[])`, ...page.fits,
    ]).orderBy(byKeys(page.order)).limit(limit).execute();
  }

  /** The ways in which a row may fit what is asked for; null where nothing of it is marked. */
  private async waysOf({ filter, reach, isByAmount }: Page): Promise<RawBuilder<SqlBool>[][] | null> {
    const sought = soughtBy(filter);
    const isInOrder = isByAmount && (reach !== 'all' || isMarkedStatus(filter.status));
    if (sought === null && filter.q === undefined && !isInOrder) return null;
    const others = sought === null ? [] : conditionsOn(sought);
    const found = [amountRangesOf(filter), statusOf(filter)].filter((condition) => condition !== null);
    const common = [...others, ...found, ...withinReach(reach)];
    return (await this.saying(filter.q)).map((way) => [...common, ...way]);
  }

  private async saying(q: string | undefined): Promise<RawBuilder<SqlBool>[][]> {
    if (q === undefined) return [[]];
    const says = wordsOf(q);
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
  { filter: { status }, isByAmount, order: { isDescending }, last }: Page, bounds: Bounds,
): Omit<Search, 'ways'> => ({ isByAmount, isDescending, last, bounds, status });

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
