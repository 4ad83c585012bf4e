import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Tx } from '../../platform/database/sql.ts';
import { tables } from '../../platform/database/tables.ts';
import type { Actor } from '../../platform/http/access/actor.ts';
import { notFound } from '../../platform/http/problems/refusal.ts';
import { fromTransactionId, isId, toTransactionId } from '../../platform/ids.ts';
import { currencyOf, formatMinor, type Network } from '../../platform/money.ts';
import type {
  CharityDto, ListMovesQuery, ListPurificationQuery, ListTaintedQuery, PurificationBalanceDto, PurificationMoveDto,
  TaintedIncomeDto, TaintedTraceDto,
} from './purification.dto.ts';
import type { TaintedKind } from './purification-words.ts';
import { TAINTED_RULES } from './tainted-amount.ts';

/** Administrators and scholars of the network see all banks', everybody else who may see any that of their own. */
const isWithinReach = ({ role, bankId }: Actor, column: string): RawBuilder<SqlBool> =>
  (role === 'admin' || (role === 'scholar' && bankId === null) ? sql`true` : sql`${sql.ref(column)} = ${bankId}`);

const NET = sql<string>`(t.amount_minor + coalesce((
  select sum(c.amount_minor) from tainted_income c where c.corrects_id = t.id), 0))::bigint`;

const taintedFor = (tx: Tx, actor: Actor) => tables(tx).selectFrom('tainted_income as t')
  .innerJoin('bank as b', 'b.id', 't.bank_id').innerJoin('app_user as u', 'u.id', 't.recorded_by').selectAll('t')
  .select([
    'b.name as bank_name', 'u.name as recorder_name', NET.as('net_minor'),
    sql<string>`tainted_open(t.id)`.as('open_minor'),
    sql<string>`coalesce((select sum(p.amount_minor) from purification p
      where p.tainted_id = t.id and p.state = 'done'), 0)::bigint`.as('aside_minor'),
    sql<number>`(select count(*)::integer from tainted_income c where c.corrects_id = t.id)`.as('corrections'),
  ]).where(isWithinReach(actor, 't.bank_id'));

type TaintedRow = Awaited<ReturnType<ReturnType<typeof taintedFor>['execute']>>[number];

const movesFor = (tx: Tx, actor: Actor) => tables(tx).selectFrom('purification as p')
  .innerJoin('bank as b', 'b.id', 'p.bank_id').innerJoin('app_user as maker', 'maker.id', 'p.proposed_by')
  .leftJoin('app_user as checker', 'checker.id', 'p.decided_by').leftJoin('wallet as w', 'w.id', 'p.from_wallet_id')
  .leftJoin('charity as c', 'c.id', 'p.charity_id').selectAll('p')
  .select([
    'b.name as bank_name', 'maker.name as maker_name', 'checker.name as checker_name', 'w.address as from_address',
    'c.name as charity_name',
    sql<string | null>`conflict_of(${actor.userId}::uuid, p.proposed_by, null)`.as('conflict'),
  ]).where(isWithinReach(actor, 'p.bank_id'));

const charitiesFor = (tx: Tx, actor: Actor) => tables(tx).selectFrom('charity as c')
  .innerJoin('bank as b', 'b.id', 'c.bank_id').innerJoin('wallet as w', 'w.id', 'c.wallet_id')
  .innerJoin('app_user as maker', 'maker.id', 'c.proposed_by')
  .leftJoin('app_user as checker', 'checker.id', 'c.decided_by').selectAll('c')
  .select([
    'b.name as bank_name', 'w.address', 'maker.name as maker_name', 'checker.name as checker_name',
    sql<string | null>`conflict_of(${actor.userId}::uuid, c.proposed_by, w.owner_id)`.as('conflict'),
    sql<string>`coalesce((select sum(p.amount_minor) from purification p
      where p.charity_id = c.id and p.state = 'done'), 0)::bigint`.as('paid_minor'),
  ]).where(isWithinReach(actor, 'c.bank_id'));

/** Tainted income as a correction or a move looks at it. */
interface OpenTainted {
  bankId: string;
  network: Network;
  kind: TaintedKind;
  correctsId: string | null;
  net: bigint;
  open: bigint;
}

/** Reads what banks have of tainted income, where it went, and to whom. */
@Injectable()
export class PurificationQueries {
  constructor(private readonly em: EntityManager) {}

  /** What is tainted, purified and open, by bank and currency: counted from what the ledger moved, not from words. */
  async balances(actor: Actor): Promise<PurificationBalanceDto[]> {
    const found = await tables(this.em.fork()).selectFrom('bank as b')
      .crossJoin(sql<{ network: Network }>`(values ('uae_dirham'), ('qatar_cbdc'))`.as<'n'>(sql`n (network)`))
      .leftJoin('purification_account as pa', (join) => join.onRef('pa.bank_id', '=', 'b.id')
        .on(sql<boolean>`pa.network = n.network`))
      .leftJoin('wallet as w', 'w.id', 'pa.wallet_id').leftJoin('account as a', 'a.id', 'pa.wallet_id')
      .select([
        'b.id', 'b.name', sql<Network>`n.network`.as('network'), 'w.address',
        sql<string>`coalesce(a.posted_minor, 0)`.as('held'),
        sql<string>`coalesce((select sum(t.amount_minor) from tainted_income t
          where t.bank_id = b.id and t.network = n.network), 0)::bigint`.as('tainted'),
        sql<string>`(coalesce((select sum(t.amount_minor) from tainted_income t
            where t.bank_id = b.id and t.network = n.network and t.kind = 'late_donation'), 0)
          - coalesce((select sum(e.amount_minor) from entry e
            where e.account_id = pa.wallet_id and e.amount_minor < 0), 0))::bigint`.as('purified'),
      ])
      .where(isWithinReach(actor, 'b.id')).orderBy('b.name').orderBy('n.network').execute();
    return found.filter(({ tainted, address }) => tainted !== '0' || address !== null).map((row) => ({
      bank: { id: row.id, name: row.name }, currency: currencyOf(row.network),
      tainted: formatMinor(BigInt(row.tainted)), purified: formatMinor(BigInt(row.purified)),
      open: formatMinor(BigInt(row.tainted) - BigInt(row.purified)), setAside: formatMinor(BigInt(row.held)),
      account: row.address,
    }));
  }

  /** A page of tainted income, the newest first; what puts an amount right stands with it. */
  async tainted(
    actor: Actor, { limit, before, eventId, transactionId }: ListTaintedQuery,
  ): Promise<TaintedIncomeDto[]> {
    const tx = this.em.fork();
    const payment = transactionId === undefined ? undefined : fromTransactionId(transactionId);
    if (payment === null) throw notFound('transaction');
    const last = await ordinalOf(taintedFor(tx, actor).where('t.id', '=', before ?? null), before);
    if (last === null) return [];
    const found = await taintedFor(tx, actor).where('t.corrects_id', 'is', null)
      .$if(eventId !== undefined, (query) => query.where('t.event_id', '=', eventId ?? null))
      .$if(payment !== undefined, (query) => query.where('t.id', 'in', broughtBy(tx, payment ?? '')))
      .$if(last !== undefined, (query) => query.where('t.ordinal', '<', last ?? '0'))
      .orderBy('t.ordinal', 'desc').limit(limit).execute();
    const traces = await tracesOf(tx, found.map(({ id }) => id));
    return found.map((row) => toTainted(row, traces.get(row.id) ?? []));
  }

  /** One of them as its reader may see it; 404 when it is not theirs to see. */
  async oneTainted(actor: Actor, id: string, tx: Tx = this.em.fork()): Promise<TaintedIncomeDto> {
    const found = isId(id) ? await taintedFor(tx, actor).where('t.id', '=', id).where('t.corrects_id', 'is', null)
      .executeTakeFirst() : undefined;
    if (!found) throw notFound('tainted income');
    return toTainted(found, (await tracesOf(tx, [id])).get(id) ?? []);
  }

  async taintedRow(tx: Tx, actor: Actor, id: string): Promise<OpenTainted> {
    const found = isId(id) ? await taintedFor(tx, actor).where('t.id', '=', id).executeTakeFirst() : undefined;
    if (!found) throw notFound('tainted income');
    return {
      bankId: found.bank_id, network: found.network, kind: found.kind, correctsId: found.corrects_id,
      net: BigInt(found.net_minor), open: BigInt(found.open_minor),
    };
  }

  /** A page of moves, the newest first. */
  async moves(actor: Actor, { limit, before, state }: ListMovesQuery): Promise<PurificationMoveDto[]> {
    const tx = this.em.fork();
    const last = await ordinalOf(movesFor(tx, actor).where('p.id', '=', before ?? null), before);
    if (last === null) return [];
    const found = await movesFor(tx, actor)
      .$if(last !== undefined, (query) => query.where('p.ordinal', '<', last ?? '0'))
      .$if(state !== undefined, (query) => query.where('p.state', '=', state ?? 'proposed'))
      .orderBy('p.ordinal', 'desc').limit(limit).execute();
    return found.map((row) => toMove(row, actor));
  }

  async move(actor: Actor, id: string, tx: Tx = this.em.fork()): Promise<PurificationMoveDto> {
    const found = isId(id) ? await movesFor(tx, actor).where('p.id', '=', id).executeTakeFirst() : undefined;
    if (!found) throw notFound('purification');
    return toMove(found, actor);
  }

  /** A page of charities, the last proposed first. */
  async charities(actor: Actor, { limit, before }: ListPurificationQuery): Promise<CharityDto[]> {
    const tx = this.em.fork();
    const last = await ordinalOf(charitiesFor(tx, actor).where('c.id', '=', before ?? null), before);
    if (last === null) return [];
    const found = await charitiesFor(tx, actor)
      .$if(last !== undefined, (query) => query.where('c.ordinal', '<', last ?? '0'))
      .orderBy('c.ordinal', 'desc').limit(limit).execute();
    return found.map((row) => toCharity(row, actor));
  }

  async charity(actor: Actor, id: string, tx: Tx = this.em.fork()): Promise<CharityDto> {
    const found = isId(id) ? await charitiesFor(tx, actor).where('c.id', '=', id).executeTakeFirst() : undefined;
    if (!found) throw notFound('charity');
    return toCharity(found, actor);
  }
}

/** The place of the last row of the page before; null where its reader may not see it, undefined on the first page. */
const ordinalOf = async (
  query: { executeTakeFirst: () => Promise<{ ordinal: string } | undefined> }, before: string | undefined,
): Promise<string | null | undefined> =>
  (before === undefined ? undefined : (await query.executeTakeFirst())?.ordinal ?? null);

/** The tainted income that came by entries of a payment. */
const broughtBy = (tx: Tx, payment: string) => tables(tx).selectFrom('tainted_entry as x')
  .innerJoin('entry as e', (join) => join.onRef('e.account_id', '=', 'x.account_id')
    .onRef('e.account_sequence', '=', 'x.account_sequence'))
  .select('x.tainted_id').where('e.transaction_id', '=', payment);

const tracesOf = async (tx: Tx, ids: readonly string[]): Promise<Map<string, TaintedTraceDto[]>> => {
  if (ids.length === 0) return new Map();
  const found = await tables(tx).selectFrom('tainted_entry as x')
    .innerJoin('entry as e', (join) => join.onRef('e.account_id', '=', 'x.account_id')
      .onRef('e.account_sequence', '=', 'x.account_sequence'))
    .select(['x.tainted_id', 'e.transaction_id', 'e.amount_minor', 'e.account_sequence'])
    .where('x.tainted_id', 'in', ids).orderBy('e.account_id').orderBy('e.account_sequence').execute();
  return new Map([...Map.groupBy(found, (e) => e.tainted_id)].map(([id, entries]) => [id, entries.map((e) => ({
    transactionId: toTransactionId(e.transaction_id), amount: formatMinor(BigInt(e.amount_minor)),
    entry: e.account_sequence,
  }))]));
};

const toTainted = (t: TaintedRow, trace: TaintedTraceDto[]): TaintedIncomeDto => ({
  id: t.id, bank: { id: t.bank_id, name: t.bank_name }, kind: t.kind, currency: currencyOf(t.network),
  amount: formatMinor(BigInt(t.net_minor)), open: formatMinor(BigInt(t.open_minor)),
  setAside: formatMinor(BigInt(t.aside_minor)),
  arithmetic: {
    ...TAINTED_RULES[t.kind],
    inputs: Object.entries(t.inputs as Record<string, string>).map(([name, value]) => ({ name, value })),
    numerator: t.numerator ?? '', denominator: t.denominator ?? '', result: formatMinor(BigInt(t.amount_minor)),
  },
  trace, corrections: t.corrections, eventId: t.event_id, note: t.note, recordedBy: t.recorder_name,
  recordedAt: new Date(t.recorded_at).toISOString(),
});

const toMove = (
  p: Awaited<ReturnType<ReturnType<typeof movesFor>['execute']>>[number], { role }: Actor,
): PurificationMoveDto => ({
  id: p.id, bank: { id: p.bank_id, name: p.bank_name }, kind: p.kind, state: p.state,
  amount: formatMinor(BigInt(p.amount_minor)), currency: currencyOf(p.network), taintedId: p.tainted_id,
  fromAddress: p.from_address, charity: p.charity_name, proposedBy: p.maker_name,
  proposedAt: new Date(p.proposed_at).toISOString(), decidedBy: p.checker_name,
  decidedAt: p.decided_at === null ? null : new Date(p.decided_at).toISOString(), note: p.decision_note,
  transactionId: p.transaction_id === null ? null : toTransactionId(p.transaction_id),
  mayDecide: role === 'bank' && p.state === 'proposed' && p.conflict === null,
});

const toCharity = (
  c: Awaited<ReturnType<ReturnType<typeof charitiesFor>['execute']>>[number], { role }: Actor,
): CharityDto => ({
  id: c.id, bank: { id: c.bank_id, name: c.bank_name }, name: c.name, registration: c.registration,
  network: c.network, address: c.address, resolution: c.resolution, state: c.state,
  paid: formatMinor(BigInt(c.paid_minor)), currency: currencyOf(c.network), proposedBy: c.maker_name,
  proposedAt: new Date(c.proposed_at).toISOString(), decidedBy: c.checker_name,
  decidedAt: c.decided_at === null ? null : new Date(c.decided_at).toISOString(),
  reason: c.withdrawal_reason ?? c.decision_reason,
  mayDecide: role === 'bank' && c.state === 'proposed' && c.conflict === null,
});
