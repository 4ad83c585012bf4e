import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/sql.ts';
import { tables } from '../../../platform/database/tables.ts';
import type { Actor } from '../../../platform/http/access/actor.ts';
import { notFound } from '../../../platform/http/problems/refusal.ts';
import { isId } from '../../../platform/ids.ts';
import type { RecipientState } from '../zakat-words.ts';
import type { ListZakatRecipientsQuery, ZakatRecipientDto } from './recipient.dto.ts';

const STATE = sql<RecipientState>`case when r.removed_at is not null then 'removed'
  when r.decision = 'approve' then 'approved' else 'proposed' end`;

/** Reads the register of those whom zakat may be paid to; what is not approved is for those who look after it. */
@Injectable()
export class RecipientsQueries {
  constructor(private readonly em: EntityManager) {}

  async list(actor: Actor, query: ListZakatRecipientsQuery): Promise<ZakatRecipientDto[]> {
    if (query.state !== 'approved' && !keepsRegister(actor)) return [];
    let found = recipientsFor(this.em.fork(), actor).where(STATE, '=', query.state)
      .orderBy('r.ordinal', 'desc').limit(query.limit);
    if (query.class !== undefined) found = found.where('r.class', '=', query.class);
    if (query.network !== undefined) found = found.where('w.network', '=', query.network);
    if (query.before !== undefined) {
      found = found.where('r.ordinal', '<', sql<string>`(
        select last.ordinal from zakat_recipient last where last.id = ${query.before}::uuid)`);
    }
    return (await found.execute()).map((row) => toDto(actor, row));
  }

  async one(actor: Actor, id: string, tx: Tx = this.em.fork()): Promise<ZakatRecipientDto> {
    const found = isId(id) ? await recipientsFor(tx, actor).where('r.id', '=', id).executeTakeFirst() : undefined;
    if (!found || (found.state !== 'approved' && !keepsRegister(actor))) throw notFound('zakat recipient');
    return toDto(actor, found);
  }
}

const keepsRegister = ({ role }: Actor): boolean => role === 'admin' || role === 'scholar';

const recipientsFor = (tx: Tx, actor: Actor) => tables(tx).selectFrom('zakat_recipient as r')
  .innerJoin('wallet as w', 'w.id', 'r.wallet_id')
  .innerJoin('app_user as adder', 'adder.id', 'r.added_by')
  .leftJoin('app_user as decider', 'decider.id', 'r.decided_by')
  .selectAll('r')
  .select([
    'w.address', 'w.network', 'adder.name as adder_name', 'decider.name as decider_name', STATE.as('state'),
    sql<string | null>`conflict_of(${actor.userId}::uuid, r.added_by, w.owner_id)`.as('conflict'),
  ]);

type RecipientRow = Awaited<ReturnType<ReturnType<typeof recipientsFor>['execute']>>[number];

const iso = (moment: string | null): string | null => (moment === null ? null : new Date(moment).toISOString());

const toDto = (actor: Actor, r: RecipientRow): ZakatRecipientDto => ({
  id: r.id, class: r.class, name: r.name, address: r.address, network: r.network, state: r.state, basis: r.basis,
  addedBy: r.adder_name, addedAt: new Date(r.added_at).toISOString(), decidedBy: r.decider_name,
  decidedAt: iso(r.decided_at), decisionReason: r.decision_reason, removedAt: iso(r.removed_at),
  mayDecide: keepsRegister(actor) && r.state === 'proposed' && r.conflict === null,
});
