import { Injectable } from '@nestjs/common';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { beyondKeys, byKeys, type KeysetOrder } from '../../../platform/database/list-order.ts';
import { column, type Tx } from '../../../platform/database/sql.ts';
import { runForOne } from '../../../platform/database/statement.ts';
import { tables } from '../../../platform/database/tables.ts';
import { MOST_RECENT, RECENT, SLICE_BITS, STRETCH_BITS, type Recent } from './search-statements.ts';
import { isMarkedStatus, unsought } from './search-marks.ts';
import type { TransactionStatus } from '../transaction.dto.ts';

/** Ordinals between which something lies, both included. */
export type Bounds = readonly [least: bigint, most: bigint];

/** How something is sought: in which order, behind which row, between which ordinals, and by what. */
export interface Search {
  isByAmount: boolean;
  isDescending: boolean;
  /** The keys of the last row of the page before. */
  last: { ordinal: string; amount_minor: string } | null;
  bounds: Bounds;
  /** Where it stands now; this is not marked, for it changes. */
  status: TransactionStatus | undefined;
  /** Each way in which a row may fit, as conditions of which all hold. */
  ways: readonly (readonly RawBuilder<SqlBool>[])[];
}

/** A row that was found, by the keys that lists go by. */
export interface Found { ordinal: string; amount_minor: string }

/** What the rows that come next in an order tell. */
export interface Near {
  /** Those that fit. */
  found: Found[];
  /** The last that was looked at; null where there are no more. */
  last: Found | null;
  /** Whether many fit in some way, wherever they stand. */
  isCommon: boolean;
  /** The conditions that most of the rows fit, where hardly any fits another one, by which it is found. */
  frequent: ReadonlySet<RawBuilder<SqlBool>>;
}

/** So many are looked at again in one go. */
export const HANDFUL = 500;
/** Looked at one by one before anything is sought: what is common is among them. */
const NEAREST = 1000;
/** What more of those fit is common. */
const MOST_RARE = 20;
/** What more of those fit leaves little out, and is looked at in the rows alone where something else leaves few. */
const MOST_FITTING = NEAREST / 2;
/** So many slices, or ranges of amounts, are sought together at most: what is found in them is all put in order. */
const MOST_TOGETHER = { slice: 4, range: 8 };

type Kind = keyof typeof MOST_TOGETHER;

const KEYS = ['s.amount_minor', 's.ordinal'] as const;

const searchOrder = ({ isByAmount, isDescending }: Search): KeysetOrder => ({
  keys: (isByAmount ? KEYS : KEYS.slice(1)).map((key) => sql.ref<string>(key)), isDescending,
});

/** An order that no index gives: what is sought is found by its marks, and put in order afterwards. */
const unindexed = ({ keys, isDescending }: KeysetOrder): KeysetOrder =>
  ({ keys: keys.map((key) => sql<string>`(${key} + 0)`), isDescending });

const keysOf = ({ isByAmount }: Search, row: Found): string[] =>
  (isByAmount ? [row.amount_minor, row.ordinal] : [row.ordinal]);

// Few are not completed, and those have an index; asked for each candidate, that is one look-up.
const stands = (status: TransactionStatus): RawBuilder<SqlBool> => (status === 'completed'
  ? sql`not exists (select from transaction t where t.ordinal = s.ordinal and t.status <> 'completed' offset 0)`
  : sql`exists (select from transaction t where t.ordinal = s.ordinal and t.status = ${sql.lit(status)} offset 0)`);

/** The conditions of a search on a row of the search table, `s`. */
const fits = ({ ways, status, bounds: [least, most] }: Search): RawBuilder<SqlBool> => sql`(${
  sql.join([
    // A part is found by its mark, and never by all the ordinals between some bounds.
    sql<boolean>`s.ordinal + 0 between ${least.toString()} and ${most.toString()}`,
    sql<boolean>`(${sql.join(ways.map(allOf), sql` or `)})`,
    ...(status === undefined ? [] : [stands(status)]),
  ], sql` and `)})`;

const allOf = (conditions: readonly RawBuilder<SqlBool>[]): RawBuilder<SqlBool> =>
  (conditions.length === 0 ? sql`true` : sql`(${sql.join([...conditions], sql` and `)})`);

/** Finds transactions by what they are marked with, in the order of a list. */
@Injectable()
export class TransactionSearchQueries {
  /**
   * The transactions that the follower has not come to, by which none is ever missing; it is asked before all else, so
   * that what is followed meanwhile is found twice rather than not at all. Null where they are too many.
   */
  async recent(tx: Tx): Promise<Recent[] | null> {
    const { told, made } = await runForOne(tx, RECENT);
    return told > MOST_RECENT ? null : made ?? [];
  }

  /** Between which ordinals a time lies, lowest first, whatever clocks say; without one, all there is. */
  async boundsOf(
    tx: Tx, { from, to }: { from?: string | undefined; to?: string | undefined }, recent: readonly Recent[],
  ): Promise<Bounds[]> {
    const stretches = from === undefined && to === undefined ? await this.allStretches(tx)
      : await tables(tx).selectFrom('transaction_stretch').select('stretch')
        .$if(from !== undefined, (q) => q.where('sent_to', '>=', from as string))
        .$if(to !== undefined, (q) => q.where('sent_from', '<', to as string)).execute();
    const fitting = recent.filter(({ sentAt }) => {
      const at = new Date(sentAt).toISOString();
      return (from === undefined || at >= from) && (to === undefined || at < to);
    }).map(({ ordinal }): Bounds => [BigInt(ordinal), BigInt(ordinal)]);
    return joined([...stretches.map(({ stretch }): Bounds => boundsOfStretch(BigInt(stretch))), ...fitting]);
  }

  private async allStretches(tx: Tx): Promise<{ stretch: string }[]> {
    const { most } = await tables(tx).selectFrom('transaction_stretch').select((s) => s.fn.max('stretch').as('most'))
      .executeTakeFirstOrThrow();
    // The driver gives null where there is none.
    return (most as string | null) === null ? [] : [{ stretch: '0' }, { stretch: most }];
  }

  /** What fits of those that come next in the order. */
  async nearest(tx: Tx, search: Search): Promise<Near> {
    const { last, isByAmount, isDescending, bounds: [least, most], ways } = search;
    const order = searchOrder(search);
    const conditions = ways.flat();
    const near = tables(tx).selectFrom('transaction_search as s').selectAll()
      .$if(!isByAmount, (q) => q.where('s.ordinal', '>=', least.toString()).where('s.ordinal', '<=', most.toString()))
      .$if(last !== null, (q) => q.where(beyondKeys(order, keysOf(search, last as Found))))
      .orderBy(byKeys(order)).limit(NEAREST);
    const found = (by: KeysetOrder) => tables(tx).selectFrom(sql<Found>`near`.as('s'))
      .select([sql<string>`s.ordinal`.as('ordinal'), sql<string>`s.amount_minor`.as('amount_minor')])
      .orderBy(byKeys(by));
    const countOf = (condition: RawBuilder<SqlBool>) => sql`count(*) filter (where ${condition})`;
    const { rows: [answer] } = await sql<{ counts: number[]; found: Found[] | null; furthest: Found[] | null }>`
      with near as materialized (${near})
      select (
          select array[count(*), ${sql.join([fits({ ...search, status: undefined }), ...conditions].map(countOf))}]
            ::integer[] from near s) as counts,
        (select json_agg(json_build_object('ordinal', f.ordinal::text, 'amount_minor', f.amount_minor::text))
         from (${found(order).where(fits(search))}) f) as found,
        (select json_agg(json_build_object('ordinal', f.ordinal::text, 'amount_minor', f.amount_minor::text))
         from (${found({ ...order, isDescending: !isDescending }).limit(1)}) f) as furthest`.execute(tables(tx));
    const [count = 0, fitting = 0, ...each] = answer?.counts ?? [];
    const isSomeRare = each.some((n) => n <= MOST_RARE);
    return {
      found: answer?.found ?? [], last: count === NEAREST ? answer?.furthest?.[0] ?? null : null,
      isCommon: fitting > MOST_RARE,
      frequent: new Set(isSomeRare ? conditions.filter((_, n) => (each[n] ?? 0) > MOST_FITTING) : []),
    };
  }

  /**
   * Yields what may fit, in order, the `fewest` first and then a handful at a time. Where much fits that does not stand
   * where it is to, it is found by where it stands.
   */
  async *candidates(
    tx: Tx, search: Search, near: Pick<Near, 'isCommon' | 'frequent'>, fewest: number,
  ): AsyncGenerator<Found[]> {
    const { status, isByAmount } = search;
    const isByStatus = near.isCommon && !isByAmount && status !== undefined && !isMarkedStatus(status);
    for (let [last, count] = [search.last, fewest]; ; count = HANDFUL) {
      const found = await (isByStatus ? this.standing(tx, { ...search, last }, status, count)
        : this.sought(tx, { ...search, last }, near.frequent, count));
      if (found.length > 0) yield found;
      if (found.length < count) return;
      last = found.at(-1) ?? last;
    }
  }

  /** What fits of those that stand somewhere, which few do, in the order of that index. */
  private standing(tx: Tx, search: Search, status: TransactionStatus, count: number): Promise<Found[]> {
    const order = { keys: [sql.ref<string>('t.ordinal')], isDescending: search.isDescending };
    // Each is looked up, for what fits is much and is not to be gathered first.
    const sought = sql<Found>`(select * from transaction_search x where x.ordinal = t.ordinal offset 0)`;
    return tables(tx).selectFrom('transaction as t')
      .innerJoinLateral(sought.as('s'), (join) => join.onTrue())
      .select([sql<string>`s.ordinal`.as('ordinal'), sql<string>`s.amount_minor`.as('amount_minor')])
      .where(sql<boolean>`t.status = ${sql.lit(status)}`).where(fits({ ...search, status: undefined }))
      .$if(search.last !== null, (q) => q.where(beyondKeys(order, [search.last?.ordinal])))
      .orderBy(byKeys(order)).limit(count).execute();
  }

  /** What fits, by its marks: part by part of the order, until there are so many. */
  private async sought(tx: Tx, search: Search, frequent: Near['frequent'], count: number): Promise<Found[]> {
    const order = unindexed(searchOrder(search));
    const { kind, parts } = await this.partsOf(tx, search);
    const ways = search.ways.map((conditions) => tables(tx).selectFrom('transaction_search as s')
      .select(['s.ordinal', 's.amount_minor'])
      .where((s) => s.and([
        sql<boolean>`s.marks && part.marks`,
        ...conditions.map((condition) => (frequent.has(condition) ? unsought(condition) : condition)),
        fits({ ...search, ways: [[]] }),
        ...(search.last === null ? [] : [beyondKeys(order, keysOf(search, search.last))]),
      ])));
    // Each part is looked into by itself, in their order, and those after the last that is needed are not.
    const { rows: found } = await sql<Found>`
      select f.ordinal, f.amount_minor
      from (
        select array(select mark(${kind}, n::text) from generate_series(p.least, p.most) n) as marks
        from unnest(${column(parts.map(([least]) => least))}::integer[],
                    ${column(parts.map(([, most]) => most))}::integer[]) as p (least, most) offset 0) part
      cross join lateral (
        select s.ordinal, s.amount_minor from (${sql.join(ways, sql` union `)}) s
        order by ${byKeys(order)} limit ${count}) f
      limit ${count}`.execute(tables(tx));
    return found;
  }

  /** The parts of the order from where the page begins, each larger than the one before it. */
  private async partsOf(tx: Tx, search: Search): Promise<{ kind: Kind; parts: [least: number, most: number][] }> {
    const { isByAmount, isDescending, last } = search;
    const [kind, least, most] = isByAmount ? await this.amountRanges(tx)
      : ['slice', ...search.bounds.map((bound) => Number(bound >> BigInt(SLICE_BITS)))] as [Kind, number, number];
    const begin = last === null ? null : isByAmount ? await this.rangeOf(tx, last.amount_minor)
      : Number(BigInt(last.ordinal) >> BigInt(SLICE_BITS));
    const parts: [number, number][] = [];
    let [next, count] = [isDescending ? Math.min(begin ?? most, most) : Math.max(begin ?? least, least), 1];
    while (next >= least && next <= most) {
      const end = isDescending ? Math.max(next - count + 1, least) : Math.min(next + count - 1, most);
      parts.push(isDescending ? [end, next] : [next, end]);
      next = isDescending ? end - 1 : end + 1;
      count = Math.min(count * 2, MOST_TOGETHER[kind]);
    }
    return { kind, parts };
  }

  private async amountRanges(tx: Tx): Promise<[Kind, number, number]> {
    const { least, most } = await tables(tx).selectFrom('transaction_search').select((s) => [
      sql<number>`amount_range(${s.fn.min('amount_minor')})`.as('least'),
      sql<number>`amount_range(${s.fn.max('amount_minor')})`.as('most')]).executeTakeFirstOrThrow();
    return ['range', least, most];
  }

  private async rangeOf(tx: Tx, amountMinor: string): Promise<number> {
    const { rows: [found] } = await sql<{ n: number }>`select amount_range(${amountMinor}::bigint) as n`
      .execute(tables(tx));
    return found?.n ?? 0;
  }
}

const boundsOfStretch = (stretch: bigint): Bounds =>
  [stretch << BigInt(STRETCH_BITS), ((stretch + 1n) << BigInt(STRETCH_BITS)) - 1n];

/** Bounds in order, those that lie near each other as one. */
const joined = (all: readonly Bounds[]): Bounds[] => {
  const near = 1n << BigInt(STRETCH_BITS);
  const found: [bigint, bigint][] = [];
  for (const [least, most] of [...all].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const before = found.at(-1);
    if (before && least <= before[1] + near) before[1] = most > before[1] ? most : before[1];
    else found.push([least, most]);
  }
  return found;
};
