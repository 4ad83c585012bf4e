import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql, type SqlBool } from 'kysely';
import { Clock } from '../../platform/clock.ts';
import type { Tx } from '../../platform/database/sql.ts';
import { tables } from '../../platform/database/tables.ts';
import type { Actor } from '../../platform/http/access/actor.ts';
import { notFound } from '../../platform/http/problems/refusal.ts';
import { isId } from '../../platform/ids.ts';
import { WalletDirectory } from '../wallets/wallet-directory.service.ts';
import type { BeneficiaryStatus } from './beneficiary-words.ts';
import type { BeneficiaryDto, ListBeneficiariesQuery } from './beneficiary.dto.ts';
import { bookOf, isHeld, isIn, isWithinReach } from './book.ts';

/** Where a row of `beneficiary` stands at a moment. */
export const statusAt = (now: Date) => sql<BeneficiaryStatus>`case
  when beneficiary.removed_at is not null then 'removed'
  when ${isHeld} then 'held'
  when beneficiary.usable_at is null then 'pending_approval'
  when beneficiary.usable_at > ${now.toISOString()}::timestamptz then 'waiting'
  else 'active' end`;

const beneficiariesFor = (tx: Tx, actor: Actor, now: Date) => tables(tx).selectFrom('beneficiary')
  .innerJoin('bank', 'bank.id', 'beneficiary.bank_id')
  .innerJoin('app_user as adder', 'adder.id', 'beneficiary.added_by')
  .leftJoin('app_user as owner', 'owner.id', 'beneficiary.owner_id')
  .leftJoin('app_user as decider', 'decider.id', 'beneficiary.decided_by')
  .selectAll('beneficiary')
  .select([
    'bank.name as bank_name', 'owner.name as owner_name', 'adder.name as adder_name', 'decider.name as decider_name',
    statusAt(now).as('status'), isHeld.as('is_held'),
    sql<string | null>`conflict_of(${actor.userId}::uuid, beneficiary.added_by, beneficiary.owner_id)`.as('conflict'),
  ])
  .where(isWithinReach(actor));

type BeneficiaryRow = Awaited<ReturnType<ReturnType<typeof beneficiariesFor>['execute']>>[number];

/** Reads the beneficiaries within the caller's reach. */
@Injectable()
export class BeneficiariesQueries {
  constructor(
    private readonly em: EntityManager,
    private readonly wallets: WalletDirectory,
    private readonly clock: Clock,
  ) {}

  /** A page of beneficiaries, the last added first. */
  async list(actor: Actor, query: ListBeneficiariesQuery): Promise<BeneficiaryDto[]> {
    const em = this.em.fork();
    const now = this.clock.now();
    const { q, status, network, from, limit, before } = query;
    let found = beneficiariesFor(em, actor, now).orderBy('beneficiary.ordinal', 'desc').limit(limit);
    found = status === undefined ? found.where('beneficiary.removed_at', 'is', null)
      : found.where(statusAt(now), '=', status);
    if (network !== undefined) found = found.where('beneficiary.network', '=', network);
    if (from !== undefined) found = found.where(isIn(bookOf(await this.wallets.visible(em, actor, from, 'from'))));
    if (q !== undefined) {
      found = found.where((b) => b.or([isLike('beneficiary.name', q), isLike('beneficiary.address', q)]));
    }
    if (before !== undefined) {
      found = found.where('beneficiary.ordinal', '<', (b) => b.selectFrom('beneficiary as last')
        .select('last.ordinal').where('last.id', '=', before));
    }
    return (await found.execute()).map((row) => toDto(actor, row));
  }

  /** One beneficiary; 404 when it is not the caller's to see. */
  async visible(actor: Actor, id: string, tx: Tx = this.em.fork()): Promise<BeneficiaryDto> {
    const found = isId(id) ? await beneficiariesFor(tx, actor, this.clock.now())
      .where('beneficiary.id', '=', id).executeTakeFirst() : undefined;
    if (!found) throw notFound('beneficiary');
    return toDto(actor, found);
  }
}

/** As transactions are sought: marks, tatweel and the shapes of a letter tell no two spellings apart. */
const isLike = (column: 'beneficiary.name' | 'beneficiary.address', words: string) =>
  sql<SqlBool>`folded(${sql.ref(column)}) like folded_pattern(${words.trim()})`;

const iso = (moment: string | null): string | null => (moment === null ? null : new Date(moment).toISOString());

const toDto = (actor: Actor, b: BeneficiaryRow): BeneficiaryDto => ({
  id: b.id,
  bank: { id: b.bank_id, name: b.bank_name },
  customer: b.owner_id === null ? null : { id: b.owner_id, name: b.owner_name ?? '' },
  name: b.name,
  address: b.address,
  network: b.network,
  payeeBank: b.payee_bank,
  note: b.note,
  status: b.status,
  usableAt: iso(b.usable_at),
  waitingHours: b.waiting_hours,
  heldBy: b.removed_at !== null || !b.is_held ? null : b.unscreened ?? 'listed_name',
  payeeCheck: b.payee_check,
  addedBy: b.adder_name,
  addedAt: new Date(b.added_at).toISOString(),
  decidedBy: b.decider_name,
  decidedAt: iso(b.decided_at),
  decisionReason: b.decision_reason,
  removedAt: iso(b.removed_at),
  mayDecide: actor.role !== 'user' && b.removed_at === null && b.needs_approval && b.decision === null
    && b.conflict === null,
});
