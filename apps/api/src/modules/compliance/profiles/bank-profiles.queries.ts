import type { ProfileName } from '@connect/compliance-rules';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Tx } from '../../../platform/database/sql.ts';
import { tables } from '../../../platform/database/tables.ts';
import type { Actor } from '../../../platform/http/access/actor.ts';
import { notFound } from '../../../platform/http/problems/refusal.ts';
import { isId } from '../../../platform/ids.ts';
import type { BankProfileDto } from './bank-profile.dto.ts';

/** A scholar of no bank sits on the board of the network and sees what every bank follows. */
const isWithinReach = ({ role, bankId }: Actor): RawBuilder<SqlBool> =>
  (role === 'admin' || (role === 'scholar' && bankId === null) ? sql`true` : sql`bank_profile.bank_id = ${bankId}`);

const profilesFor = (tx: Tx, actor: Actor) => tables(tx).selectFrom('bank_profile')
  .innerJoin('bank', 'bank.id', 'bank_profile.bank_id')
  .innerJoin('app_user as proposer', 'proposer.id', 'bank_profile.proposed_by')
  .leftJoin('board', 'board.bank_id', 'bank_profile.bank_id')
  .leftJoin('app_user as decider', 'decider.id', 'bank_profile.decided_by')
  .selectAll('bank_profile')
  .select([
    'bank.name as bank_name', 'proposer.name as proposer_name', 'decider.name as decider_name',
    'board.bank_id as board_bank_id',
    sql<string | null>`conflict_of(${actor.userId}::uuid, bank_profile.proposed_by, null)`.as('conflict'),
  ])
  .where(isWithinReach(actor));

type ProfileRow = Awaited<ReturnType<ReturnType<typeof profilesFor>['execute']>>[number];

/** Reads which opinions banks follow, version by version. */
@Injectable()
export class BankProfiles {
  constructor(private readonly em: EntityManager) {}

  /** Every version of the caller's bank, or of all or of one, the newest first. */
  async list(actor: Actor, bankId: string | undefined): Promise<BankProfileDto[]> {
    const all = profilesFor(this.em.fork(), actor);
    const found = await (bankId === undefined ? all : all.where('bank_profile.bank_id', '=', bankId))
      .orderBy('bank_profile.ordinal', 'desc').execute();
    return found.map((row) => toDto(actor, row));
  }

  /** One version; 404 when it is not the caller's to see. */
  async visible(actor: Actor, id: string, tx: Tx = this.em.fork()): Promise<BankProfileDto> {
    const found = isId(id)
      ? await profilesFor(tx, actor).where('bank_profile.id', '=', id).executeTakeFirst() : undefined;
    if (!found) throw notFound('bank profile');
    return toDto(actor, found);
  }
}

const toDto = ({ role }: Actor, p: ProfileRow): BankProfileDto => ({
  id: p.id,
  bank: { id: p.bank_id, name: p.bank_name },
  version: p.version,
  name: `${p.profile}+${p.ordinal}`,
  profile: p.profile as ProfileName,
  overrides: Object.entries(p.overrides).map(([point, opinion]) => ({ point, opinion })),
  state: p.state,
  note: p.note,
  proposedBy: p.proposer_name,
  proposedAt: new Date(p.proposed_at).toISOString(),
  decidedBy: p.decider_name,
  decidedAt: p.decided_at === null ? null : new Date(p.decided_at).toISOString(),
  decisionReason: p.decision_reason,
  resolutionId: p.resolution_id,
  boardBankId: p.board_bank_id,
  mayDecide: role === 'bank' && p.state === 'proposed' && p.conflict === null,
});
