import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock.ts';
import { tables } from '../../../platform/database/tables.ts';
import { EventLog } from '../../../platform/event-log.ts';
import { conflictWith, refuseConflict } from '../../../platform/four-eyes.ts';
import type { Actor } from '../../../platform/http/access/actor.ts';
import { Refusal } from '../../../platform/http/problems/refusal.ts';
import { UnitOfWork } from '../../../platform/unit-of-work.ts';
import { BeneficiaryPolicies } from './policies.queries.ts';
import type { BeneficiaryPolicyDto } from './policy.dto.ts';
import { lockBank } from './propose-policy.use-case.ts';

/** Puts a version of what a bank asks of payees in force, by somebody else than its maker; the next payment obeys. */
@Injectable()
export class ActivatePolicy {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly policies: BeneficiaryPolicies,
    private readonly events: EventLog,
    private readonly clock: Clock,
  ) {}

  async execute(actor: Actor, id: string): Promise<BeneficiaryPolicyDto> {
    return this.unitOfWork.commit(async (tx) => {
      const { bank } = await this.policies.visible(actor, id, tx);
      await lockBank(tx, bank.id);
      const found = await tables(tx).selectFrom('beneficiary_policy').selectAll().where('id', '=', id)
        .executeTakeFirstOrThrow();
      if (found.state !== 'draft') {
        throw new Refusal(409, 'INVALID_STATE', 'The version is in force already, or was replaced.',
          { state: found.state });
      }
      refuseConflict(await conflictWith(tx, actor, found.created_by), {
        code: 'MAKER_CANNOT_ACTIVATE', message: 'Whoever made a version cannot activate it; ask a colleague.',
      });
      const replaced = await tables(tx).updateTable('beneficiary_policy').set({ state: 'retired' })
        .where('bank_id', '=', bank.id).where('state', '=', 'active').returning(['id', 'version']).execute();
      await tables(tx).updateTable('beneficiary_policy')
        .set({ state: 'active', activated_by: actor.userId, activated_at: this.clock.now() })
        .where('id', '=', id).execute();
      const about = { resource: 'beneficiary_policy', actor, severity: 'critical' } as const;
      await this.events.record(tx, [
        ...replaced.map((old) => ({
          ...about, action: 'beneficiary_policy_retire', resourceId: old.id,
          details: { bankId: bank.id, version: old.version, replacedBy: found.version },
        })),
        {
          ...about, action: 'beneficiary_policy_activate', type: 'beneficiary_policy.activated', resourceId: id,
          details: {
            bankId: bank.id, version: found.version, replaced: replaced[0]?.version ?? null,
            needsApproval: found.needs_approval, waitingHours: found.waiting_hours,
            onlyBeneficiaries: found.only_beneficiaries,
          },
        },
      ]);
      return this.policies.visible(actor, id, tx);
    });
  }
}
