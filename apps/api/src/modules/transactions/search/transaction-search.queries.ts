import { Injectable } from '@nestjs/common';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { beyondKeys, byKeys, type KeysetOrder } from '../../../platform/database/list-order.ts';
import type { Tx } from '../../../platform/database/sql.ts';
import { tables } from '../../../platform/database/tables.ts';
import { CONSUMER, SLICE_BITS, STRETCH_BITS } from './search-statements.ts';
import { marks, type Mark } from './search-marks.ts';

/** A transaction that the follower has not come to. */
export interface Recent { ordinal: string; sentAt: string }

/** Ordinals between which something lies, both included. */
export type Bounds = readonly [least: bigint, most: bigint];

/** How something is sought: in which order, behind which row, between which ordinals, and by what. */
export interface Search {
  isByAmount: boolean;
  isDescending: boolean;
  /** The keys of the last row of the page before. */
  last: { ordinal: string; amount_minor: string } | null;
  bounds: Bounds;
  /** Each way in which a row may fit, as conditions of which all hold. */
  ways: readonly (readonly RawBuilder<SqlBool>[])[];
}

/** More than this and the follower is so far behind that the transactions themselves are read. */
const MOST_RECENT = 5000;
/** So many are looked at again in one go. */
export const HANDFUL = 500;

const searchOrder = ({ isByAmount, isDescending }: Search): KeysetOrder => ({
  keys: isByAmount ? [sql.ref<string>('s.amount_minor'), sql.ref<string>('s.ordinal')] : [sql.ref<string>('s.ordinal')],
  isDescending,
});

/** Finds transactions by what they are marked with, in the order of a list. */
@Injectable()
export class TransactionSearchQueries {
  /**
   * The transactions that the follower has not come to, by which none is ever missing; it is asked before all else, so
   * that what is followed meanwhile is found twice rather than not at all. Null where they are too many.
   */
  async recent(tx: Tx): Promise<Recent[] | null> {
    const { rows: [found] } = await sql<{ told: number; made: Recent[] | null }>`
      with told as materialized (
        select p.event_id as id from event_position p
        where p.position > (select c.position from event_consumer c where c.name = ${CONSUMER})
        union all select u.id from unplaced_events(${MOST_RECENT}) u
        limit ${MOST_RECENT + 1}),
      made as materialized (
        select distinct e.resource_id::uuid as id from told cross join lateral (
          select resource_id from audit_event e where e.id = told.id and e.resource = 'transaction' offset 0) e
        where e.resource_id is not null)
      select (select count(*)::integer from told) as told, (
        select json_agg(json_build_object('ordinal', t.ordinal::text, 'sentAt', t.created_at))
        from made cross join lateral (
          select ordinal, created_at from transaction t where t.id = made.id offset 0) t
        where not exists (select from transaction_search s where s.ordinal = t.ordinal)) as made`
      .execute(tables(tx));
    return found === undefined || found.told > MOST_RECENT ? null : found.made ?? [];
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

  /** Yields what may fit, in order, a handful at a time: by parts that grow, so what is common is found at once. */
  async *candidates(tx: Tx, search: Search): AsyncGenerator<string[]> {
    for await (const part of this.parts(tx, search)) {
      for (let last = search.last; ;) {
        const found = await this.inPart(tx, { ...search, last }, part);
        if (found.length > 0) yield found.map(({ ordinal }) => ordinal);
        if (found.length < HANDFUL) break;
        last = found.at(-1) ?? null;
      }
    }
  }

  /** What follows in the order of amounts, whatever it is marked with. */
  byAmount(tx: Tx, search: Search): Promise<{ ordinal: string; amount_minor: string }[]> {
    return this.inPart(tx, { ...search, ways: [[]] }, []);
  }

  private async inPart(
    tx: Tx, search: Search, part: readonly Mark[],
  ): Promise<{ ordinal: string; amount_minor: string }[]> {
    const { last, isByAmount, bounds: [least, most], ways } = search;
    const order = searchOrder(search);
    const way = (conditions: readonly RawBuilder<SqlBool>[]) => tables(tx).selectFrom('transaction_search as s')
      .select(['s.ordinal', 's.amount_minor'])
      .where((s) => s.and([
        // A part is found by its mark, and never by all the ordinals between some bounds.
        sql<boolean>`s.ordinal + 0 between ${least.toString()} and ${most.toString()}`, ...conditions,
        ...(part.length === 0 ? [] : [sql<boolean>`s.marks && ${marks(part)}`]),
        ...(last === null ? [] : [isByAmount ? beyondKeys(order, [last.amount_minor, last.ordinal])
          : sql<boolean>`s.ordinal + 0 ${sql.raw(order.isDescending ? '<' : '>')} ${last.ordinal}`]),
      ])).orderBy(byKeys(order)).limit(HANDFUL);
    const found = await Promise.all(ways.map((conditions) => way(conditions).execute()));
    if (found.length === 1) return found[0] ?? [];
    const all = new Map(found.flat().map((row) => [row.ordinal, row]));
    return [...all.values()].sort(inOrderOf(search)).slice(0, HANDFUL);
  }

  /** The parts of the order from where the page begins, each larger than the one before it. */
  private async *parts(tx: Tx, search: Search): AsyncGenerator<Mark[]> {
    const { isByAmount, isDescending, last } = search;
    const [kind, least, most] = isByAmount ? await this.amountRanges(tx)
      : ['slice', ...search.bounds.map((bound) => Number(bound >> BigInt(SLICE_BITS)))] as [string, number, number];
    const begin = last === null ? null : isByAmount ? await this.rangeOf(tx, last.amount_minor)
      : Number(BigInt(last.ordinal) >> BigInt(SLICE_BITS));
    let [next, count] = [isDescending ? Math.min(begin ?? most, most) : Math.max(begin ?? least, least), 1];
    while (next >= least && next <= most) {
      const size = Math.min(count, isDescending ? next - least + 1 : most - next + 1);
      const from = isDescending ? next - size + 1 : next;
      yield Array.from({ length: size }, (_, n) => [kind, String(from + n)] as const);
      next = isDescending ? from - 1 : from + size;
      count *= 2;
    }
  }

  private async amountRanges(tx: Tx): Promise<[string, number, number]> {
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

/** Compares rows in the order of a search. */
const inOrderOf = ({ isByAmount, isDescending }: Pick<Search, 'isByAmount' | 'isDescending'>) =>
  (a: { ordinal: string; amount_minor: string }, b: { ordinal: string; amount_minor: string }): number => {
    const keys = isByAmount ? ['amount_minor', 'ordinal'] as const : ['ordinal'] as const;
    const key = keys.find((name) => a[name] !== b[name]);
    if (key === undefined) return 0;
    return (BigInt(a[key]) < BigInt(b[key]) ? -1 : 1) * (isDescending ? -1 : 1);
  };
