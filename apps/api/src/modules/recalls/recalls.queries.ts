import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Clock } from '../../platform/clock.ts';
import type { Tx } from '../../platform/database/sql.ts';
import { tables } from '../../platform/database/tables.ts';
import type { Actor } from '../../platform/http/access/actor.ts';
import { notFound } from '../../platform/http/problems/refusal.ts';
import { fromTransactionId, isId, toTransactionId } from '../../platform/ids.ts';
import { formatMinor } from '../../platform/money.ts';
import { uetrOf } from '../../platform/uetr.ts';
import { actsFor as actsForParty } from '../lifecycle/public.ts';
import { actsFor, isVisibleTo } from '../transactions/public.ts';
import { REASON_WORDS, REFUSAL_WORDS } from './recall-words.ts';
import type { ListRecallsQuery, RecallDto } from './recall.dto.ts';

const recallsFor = (tx: Tx, actor: Actor) => tables(tx).selectFrom('recall as r')
  .innerJoin('transaction as t', 't.id', 'r.transaction_id')
  .innerJoin('wallet as f', 'f.id', 't.from_wallet_id')
  .innerJoin('wallet as p', 'p.id', 't.to_wallet_id')
  .innerJoin('app_user as asker', 'asker.id', 'r.requested_by')
  .leftJoin('app_user as answerer', 'answerer.id', 'r.answered_by')
  .selectAll('r')
  .select([
    't.uetr', 't.network', 't.currency', 't.amount_minor', 't.released_minor', 'f.address as from_address',
    'p.address as to_address', 'p.owner_id as payee_id', 'p.bank_id as payee_bank_id', 'asker.name as asker_name',
    'answerer.name as answerer_name',
    sql<boolean>`coalesce(person_of(p.owner_id) = person_of(${actor.userId}::uuid), false)`.as('owns_payee'),
    sql<string | null>`conflict_of(${actor.userId}::uuid, r.requested_by, null)`.as('conflict'),
  ])
  .where(isVisibleTo(actor));

type RecallRow = Awaited<ReturnType<ReturnType<typeof recallsFor>['execute']>>[number];

/** Reads the recalls of payments that the caller may see. */
@Injectable()
export class RecallsQueries {
  constructor(private readonly em: EntityManager, private readonly clock: Clock) {}

  /** A page of recalls, the last asked first. */
  async list(actor: Actor, { state, side, transactionId, limit, before }: ListRecallsQuery): Promise<RecallDto[]> {
    const em = this.em.fork();
    let found = recallsFor(em, actor).orderBy('r.ordinal', 'desc').limit(limit);
    if (state !== undefined) found = found.where('r.state', '=', state);
    if (side !== undefined) found = found.where(actsFor(actor, side === 'asked' ? 'f' : 'p'));
    if (transactionId !== undefined) {
      const id = fromTransactionId(transactionId);
      if (id === null) throw notFound('transaction');
      found = found.where('r.transaction_id', '=', id);
    }
    if (before !== undefined) {
      found = found.where('r.ordinal', '<', (r) => r.selectFrom('recall as last').select('last.ordinal')
        .where('last.id', '=', before));
    }
    const now = this.clock.now();
    return (await found.execute()).map((row) => toDto(actor, row, now));
  }

  /** One recall; 404 when it is not the caller's to see. */
  async visible(tx: Tx | null, actor: Actor, id: string): Promise<RecallDto> {
    const found = isId(id)
      ? await recallsFor(tx ?? this.em.fork(), actor).where('r.id', '=', id).executeTakeFirst() : undefined;
    if (!found) throw notFound('recall');
    return toDto(actor, found, this.clock.now());
  }
}

const mayDecide = (actor: Actor, r: RecallRow, now: Date): boolean => {
  const payee = { walletId: '', address: r.to_address, ownerId: r.payee_id, bankId: r.payee_bank_id };
  return r.state === 'open' && new Date(r.answer_by) > now && actsForParty(actor, payee)
    && (r.owns_payee || r.conflict === null);
};

const toDto = (actor: Actor, r: RecallRow, now: Date): RecallDto => ({
  id: r.id,
  transactionId: toTransactionId(r.transaction_id),
  uetr: uetrOf(r.transaction_id, r.uetr),
  network: r.network,
  amount: formatMinor(BigInt(r.released_minor) || BigInt(r.amount_minor)),
  currency: r.currency,
  fromAddress: r.from_address,
  toAddress: r.to_address,
  state: r.state,
  reason: r.reason,
  reasonText: REASON_WORDS[r.reason],
  note: r.note,
  requestedBy: r.asker_name,
  requestedAt: new Date(r.requested_at).toISOString(),
  answerBy: new Date(r.answer_by).toISOString(),
  refusal: r.refusal,
  refusalText: r.refusal && REFUSAL_WORDS[r.refusal],
  answerNote: r.answer_note,
  answeredBy: r.answerer_name,
  answeredAt: r.answered_at === null ? null : new Date(r.answered_at).toISOString(),
  reversal: r.reversal_id && toTransactionId(r.reversal_id),
  mayDecide: mayDecide(actor, r, now),
});
