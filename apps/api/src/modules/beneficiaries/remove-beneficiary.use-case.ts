import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock.ts';
import { tables } from '../../platform/database/tables.ts';
import { EventLog } from '../../platform/event-log.ts';
import type { Actor } from '../../platform/http/access/actor.ts';
import { UnitOfWork } from '../../platform/unit-of-work.ts';
import { BeneficiariesQueries } from './beneficiaries.queries.ts';
import type { BeneficiaryDto } from './beneficiary.dto.ts';
import { lockBeneficiary } from './decide-beneficiary.use-case.ts';

/** Takes a payee out of a book; what was known of it stays on record. */
@Injectable()
export class RemoveBeneficiary {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly beneficiaries: BeneficiariesQueries,
    private readonly events: EventLog,
    private readonly clock: Clock,
  ) {}

  /** Answers the beneficiary as it stands; one that was removed before stays as it was. */
  async execute(actor: Actor, id: string): Promise<BeneficiaryDto> {
    return this.unitOfWork.commit(async (tx) => {
      const { name, address } = await this.beneficiaries.visible(actor, id, tx);
      const locked = await lockBeneficiary(tx, id);
      if (locked.removed_at === null) {
        await tables(tx).updateTable('beneficiary').set({ removed_by: actor.userId, removed_at: this.clock.now() })
          .where('id', '=', id).execute();
        await this.events.record(tx, [{
          action: 'beneficiary_remove', type: 'beneficiary.removed', resource: 'beneficiary', resourceId: id, actor,
          severity: 'info',
          details: { bankId: locked.bank_id, customerId: locked.owner_id, name, address, status: 'removed' },
        }]);
      }
      return this.beneficiaries.visible(actor, id, tx);
    });
  }
}
