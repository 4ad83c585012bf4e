import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { sql, type RawBuilder } from 'kysely';
import { Clock } from '../../platform/clock.ts';
import { planInOrder, transactional, type Tx } from '../../platform/database/sql.ts';
import { runForOne, statement } from '../../platform/database/statement.ts';
import { tables } from '../../platform/database/tables.ts';
import { ENV, type Env } from '../../platform/env.ts';
import type { Actor } from '../../platform/http/access/actor.ts';
import { notFound } from '../../platform/http/problems/refusal.ts';
import { fromTransactionId, isId } from '../../platform/ids.ts';
import { MOST_COUNTED, WAITING_SHAPE, waiting, type WaitingRow } from '../../platform/waiting.ts';
import { RECALL_STATES, isVisibleTo, type RecallState } from '../transactions/public.ts';
import { recallsFor, toRecallDto } from './recall-row.ts';
import type { RecallSide } from './recall-words.ts';
import type { ListRecallsQuery, RecallDto } from './recall.dto.ts';

// What is open for the payee's side, less what a part in the asking keeps from answering; the owner always may.
const OPEN = `select r.ordinal, r.requested_at, r.requested_by, r.payee_id from recall r
  where r.state = 'open' and r.answer_by > $4::timestamptz`;
const FIRST = `order by r.ordinal limit ${String(MOST_COUNTED)}`;
const TO_DECIDE = statement(waiting(`
  select r.requested_at as since from (
    (${OPEN} and $1::text = 'admin' ${FIRST})
    union (${OPEN} and $1 <> 'admin' and r.payee_id = $2::uuid ${FIRST})
    union (${OPEN} and $1 = 'bank' and r.payee_bank_id = $3::uuid ${FIRST})) r
  where person_of(r.payee_id) = person_of($2) or conflict_of($2, r.requested_by, null) is null
  order by r.ordinal`, '$4'), WAITING_SHAPE);

type SideColumn = 'payer_id' | 'payer_bank_id' | 'payee_id' | 'payee_bank_id';

/** By which columns the recalls of somebody are found; null for an administrator, whose are all. */
const reachOf = ({ role, userId, bankId }: Actor, side: RecallSide | undefined): [SideColumn, string][] | null => {
  if (role === 'admin') return null;
  const sides = (['asked', 'received'] as const).filter((one) => side === undefined || one === side);
  return sides.flatMap((one): [SideColumn, string][] => {
    const [person, bank] = one === 'asked' ? ['payer_id', 'payer_bank_id'] as const
      : ['payee_id', 'payee_bank_id'] as const;
    return [[person, userId], ...(role === 'bank' && bankId !== null ? [[bank, bankId] as [SideColumn, string]] : [])];
  });
};

/** A page of what somebody reaches, from the end of each state on each side, so that nothing else is looked at. */
const firstOf = (
  tx: Tx, reach: readonly [SideColumn, string][],
  page: { states: readonly RecallState[]; last?: string; limit: number },
): RawBuilder<boolean> => {
  const ends = page.states.flatMap((state) => reach.map(([column, id]) => {
    const end = tables(tx).selectFrom('recall as s').select('s.ordinal')
      .where(`s.${column}`, '=', id).where('s.state', '=', state).orderBy('s.ordinal', 'desc').limit(page.limit);
    return sql`(${page.last === undefined ? end : end.where('s.ordinal', '<', page.last)})`;
  }));
  return sql<boolean>`r.ordinal in (select e.ordinal from (${sql.join(ends, sql` union all `)}) e)`;
};

/** Reads the recalls of payments that the caller may see. */
@Injectable()
export class RecallsQueries {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /** The recalls that wait for the caller's answer. */
  toDecide(actor: Actor, now: Date): Promise<WaitingRow> {
    return runForOne(this.em.fork(), TO_DECIDE, [actor.role, actor.userId, actor.bankId, now]);
  }

  /** A page of recalls, the last asked first. */
  async list(actor: Actor, query: ListRecallsQuery): Promise<RecallDto[]> {
    const { transactionId, before } = query;
    const id = transactionId === undefined ? undefined : fromTransactionId(transactionId);
    if (id === null) throw notFound('transaction');
    return transactional(this.em, async (tx) => {
      const last = before === undefined ? undefined
        : await recallsFor(tx, actor).where(isVisibleTo(actor)).where('r.id', '=', before).executeTakeFirst();
      if (before !== undefined && last === undefined) return [];
      await planInOrder(tx);
      const found = await this.page(tx, actor, query, { id, last: last?.ordinal }).execute();
      return found.map((row) => this.toDto(actor, row));
    }, { readOnly: true });
  }

  /** One recall; 404 when it is not the caller's to see. */
  async visible(tx: Tx | null, actor: Actor, id: string): Promise<RecallDto> {
    const found = isId(id) ? await recallsFor(tx ?? this.em.fork(), actor).where(isVisibleTo(actor))
      .where('r.id', '=', id).executeTakeFirst() : undefined;
    if (!found) throw notFound('recall');
    return this.toDto(actor, found);
  }

  private page(
    tx: Tx, actor: Actor, { state, side, limit }: ListRecallsQuery,
    { id, last }: { id: string | undefined; last: string | undefined },
  ): ReturnType<typeof recallsFor> {
    let found = recallsFor(tx, actor).where(isVisibleTo(actor)).orderBy('r.ordinal', 'desc').limit(limit);
    if (state !== undefined) found = found.where('r.state', '=', state);
    if (last !== undefined) found = found.where('r.ordinal', '<', last);
    const reach = reachOf(actor, side);
    if (id !== undefined) {
      found = found.where('r.transaction_id', '=', id);
      return reach === null ? found
        : found.where((r) => r.or(reach.map(([column, whose]) => r(`r.${column}`, '=', whose))));
    }
    if (reach === null) return found;
    const states = state === undefined ? RECALL_STATES : [state];
    return found.where(firstOf(tx, reach, { states, limit, ...(last !== undefined && { last }) }));
  }

  private toDto(actor: Actor, row: Parameters<typeof toRecallDto>[1]): RecallDto {
    return toRecallDto(actor, row, { now: this.clock.now(), secondPersonFromMinor: this.env.secondPersonFromMinor });
  }
}
