import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock.ts';
import type { Tx } from '../../platform/database/sql.ts';
import { tables, type Row } from '../../platform/database/tables.ts';
import { EventLog } from '../../platform/event-log.ts';
import { conflictWith, refuseConflict } from '../../platform/four-eyes.ts';
import type { Actor } from '../../platform/http/access/actor.ts';
import { Refusal } from '../../platform/http/problems/refusal.ts';
import { UnitOfWork } from '../../platform/unit-of-work.ts';
import { BeneficiariesQueries } from './beneficiaries.queries.ts';
import type { BeneficiaryDto, DecideBeneficiaryDto } from './beneficiary.dto.ts';

const HOUR_MS = 3_600_000;

/** Lets a second person approve a payee, who then waits as long as the bank asks for, or refuse it. */
@Injectable()
export class DecideBeneficiary {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly beneficiaries: BeneficiariesQueries,
    private readonly events: EventLog,
    private readonly clock: Clock,
  ) {}

  async execute(actor: Actor, id: string, { decision, reason }: DecideBeneficiaryDto): Promise<BeneficiaryDto> {
    return this.unitOfWork.commit(async (tx) => {
      await this.beneficiaries.visible(actor, id, tx);
      const locked = await lockBeneficiary(tx, id);
      if (locked.removed_at !== null || locked.decision !== null || !locked.needs_approval) {
        throw new Refusal(409, 'BENEFICIARY_DECIDED', 'Nothing of the beneficiary waits for a decision.');
      }
      refuseConflict(await conflictWith(tx, actor, locked.added_by, locked.owner_id), {
        code: 'MAKER_CANNOT_DECIDE', message: 'Whoever added a beneficiary cannot decide it; ask a colleague.',
      });
      const now = this.clock.now();
      const isApproved = decision === 'approve';
      await tables(tx).updateTable('beneficiary').set({
        decision, decided_by: actor.userId, decided_at: now, decision_reason: reason,
        ...(isApproved ? {
          usable_at: new Date(now.getTime() + locked.waiting_hours * HOUR_MS),
          // A name that nothing could read has been read by somebody now; what is listed keeps its case.
          unscreened: locked.unscreened === 'unread_name' ? null : locked.unscreened,
        } : { removed_by: actor.userId, removed_at: now }),
      }).where('id', '=', id).execute();
      const decided = await this.beneficiaries.visible(actor, id, tx);
      await this.events.record(tx, [{
        action: isApproved ? 'beneficiary_approve' : 'beneficiary_refuse',
        type: isApproved ? 'beneficiary.approved' : 'beneficiary.refused',
        resource: 'beneficiary', resourceId: id, actor, severity: 'warning',
        details: {
          bankId: locked.bank_id, customerId: locked.owner_id, name: decided.name, address: decided.address,
          status: decided.status, usableAt: decided.usableAt, reason, addedBy: locked.added_by,
        },
      }]);
      return decided;
    });
  }
}

/** Lets one decision of a beneficiary be made at a time. */
export const lockBeneficiary = (tx: Tx, id: string): Promise<Row<'beneficiary'>> =>
  tables(tx).selectFrom('beneficiary').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow();
