import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Tx } from '../../../platform/database/sql.ts';
import { tables } from '../../../platform/database/tables.ts';
import type { Actor } from '../../../platform/http/access/actor.ts';
import { notFound } from '../../../platform/http/problems/refusal.ts';
import { isId } from '../../../platform/ids.ts';
import type { BeneficiaryPolicyDto, BeneficiaryRulesDto } from './policy.dto.ts';

/** What a bank asks of payees that has said nothing of it. */
const NOTHING_ASKED: BeneficiaryRulesDto = { needsApproval: false, waitingHours: 0, onlyBeneficiaries: false };

/** What a bank asks of payees now. */
export const policyInForce = async (tx: Tx, bankId: string): Promise<BeneficiaryRulesDto> => {
  const found = await tables(tx).selectFrom('beneficiary_policy')
    .select(['needs_approval', 'waiting_hours', 'only_beneficiaries'])
    .where('bank_id', '=', bankId).where('state', '=', 'active').executeTakeFirst();
  return found === undefined ? NOTHING_ASKED : {
    needsApproval: found.needs_approval, waitingHours: found.waiting_hours, onlyBeneficiaries: found.only_beneficiaries,
  };
};

const isWithinReach = ({ role, bankId }: Actor): RawBuilder<SqlBool> =>
  (role === 'admin' ? sql`true` : sql`beneficiary_policy.bank_id = ${bankId}`);

const policiesFor = (tx: Tx, actor: Actor) => tables(tx).selectFrom('beneficiary_policy')
  .innerJoin('bank', 'bank.id', 'beneficiary_policy.bank_id')
  .innerJoin('app_user as maker', 'maker.id', 'beneficiary_policy.created_by')
  .leftJoin('app_user as activator', 'activator.id', 'beneficiary_policy.activated_by')
  .selectAll('beneficiary_policy')
  .select([
    'bank.name as bank_name', 'maker.name as maker_name', 'activator.name as activator_name',
    sql<string | null>`conflict_of(${actor.userId}::uuid, beneficiary_policy.created_by, null)`.as('conflict'),
  ])
  .where(isWithinReach(actor));

type PolicyRow = Awaited<ReturnType<ReturnType<typeof policiesFor>['execute']>>[number];

/** Reads what banks ask of payees, version by version. */
@Injectable()
export class BeneficiaryPolicies {
  constructor(private readonly em: EntityManager) {}

  /** Every version of the caller's bank, or of all, the newest first. */
  async list(actor: Actor): Promise<BeneficiaryPolicyDto[]> {
    const found = await policiesFor(this.em.fork(), actor)
      .orderBy('beneficiary_policy.created_at', 'desc').orderBy('beneficiary_policy.version', 'desc').execute();
    return found.map(toDto);
  }

  /** One version; 404 when it is not the caller's to see. */
  async visible(actor: Actor, id: string, tx: Tx = this.em.fork()): Promise<BeneficiaryPolicyDto> {
    const found = isId(id)
      ? await policiesFor(tx, actor).where('beneficiary_policy.id', '=', id).executeTakeFirst() : undefined;
    if (!found) throw notFound('beneficiary policy');
    return toDto(found);
  }
}

const toDto = (p: PolicyRow): BeneficiaryPolicyDto => ({
  id: p.id,
  bank: { id: p.bank_id, name: p.bank_name },
  version: p.version,
  state: p.state,
  needsApproval: p.needs_approval,
  waitingHours: p.waiting_hours,
  onlyBeneficiaries: p.only_beneficiaries,
  note: p.note,
  createdBy: p.maker_name,
  createdAt: new Date(p.created_at).toISOString(),
  activatedBy: p.activator_name,
  activatedAt: p.activated_at === null ? null : new Date(p.activated_at).toISOString(),
  mayActivate: p.state === 'draft' && p.conflict === null,
});
