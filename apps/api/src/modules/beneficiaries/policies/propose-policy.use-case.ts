import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/database/sql.ts';
import { tables } from '../../../platform/database/tables.ts';
import { EventLog } from '../../../platform/event-log.ts';
import type { Actor } from '../../../platform/http/access/actor.ts';
import { invalid, notFound } from '../../../platform/http/problems/refusal.ts';
import { newId } from '../../../platform/ids.ts';
import { UnitOfWork } from '../../../platform/unit-of-work.ts';
import { BeneficiaryPolicies } from './policies.queries.ts';
import type { BeneficiaryPolicyDto, ProposeBeneficiaryPolicyDto } from './policy.dto.ts';

/** Writes down another version of what a bank asks of payees; it holds once a second person puts it in force. */
@Injectable()
export class ProposePolicy {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly policies: BeneficiaryPolicies,
    private readonly events: EventLog,
    private readonly clock: Clock,
  ) {}

  async execute(actor: Actor, request: ProposeBeneficiaryPolicyDto): Promise<BeneficiaryPolicyDto> {
    return this.unitOfWork.commit(async (tx) => {
      const bankId = await lockBank(tx, bankOf(actor, request.bankId));
      const { version: last } = await tables(tx).selectFrom('beneficiary_policy')
        .select((p) => p.fn.max('version').as('version')).where('bank_id', '=', bankId).executeTakeFirstOrThrow();
      const { needsApproval, waitingHours, onlyBeneficiaries, note } = request;
      const id = newId();
      await tables(tx).insertInto('beneficiary_policy').values({
        id, bank_id: bankId, version: (last as number | null ?? 0) + 1, needs_approval: needsApproval,
        waiting_hours: waitingHours, only_beneficiaries: onlyBeneficiaries, note, created_by: actor.userId,
        created_at: this.clock.now(),
      }).execute();
      const proposed = await this.policies.visible(actor, id, tx);
      await this.events.record(tx, [{
        action: 'beneficiary_policy_propose', type: 'beneficiary_policy.proposed', resource: 'beneficiary_policy',
        resourceId: id, actor, severity: 'warning', details: {
          bankId, version: proposed.version, needsApproval, waitingHours, onlyBeneficiaries, note,
        },
      }]);
      return proposed;
    });
  }
}

const bankOf = ({ role, bankId }: Actor, wanted: string | undefined): string => {
  if (role !== 'admin' && (wanted === undefined || wanted === bankId)) return bankId ?? '';
  if (role !== 'admin') throw notFound('bank');
  if (wanted !== undefined) return wanted;
  throw invalid([{ field: 'bankId', code: 'REQUIRED', message: 'bankId must name the bank whose policy it is.' }]);
};

/** Lets one version of a bank be made or put in force at a time. */
export const lockBank = async (tx: Tx, id: string): Promise<string> => {
  const found = await tables(tx).selectFrom('bank').select('id').where('id', '=', id).forNoKeyUpdate()
    .executeTakeFirst();
  if (!found) throw notFound('bank');
  return found.id;
};
