import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock.ts';
import { rows } from '../../../platform/database/sql.ts';
import type { Actor } from '../../../platform/http/access/actor.ts';
import { Refusal } from '../../../platform/http/problems/refusal.ts';
import { UnitOfWork } from '../../../platform/unit-of-work.ts';
import { ClearanceRecords } from './clearance-records.service.ts';
import type { ClearanceDto } from './clearance.dto.ts';
import { ClearancesQueries } from './clearances.queries.ts';

/** Ends a clearance: from the next payment on, the entry counts again. */
@Injectable()
export class RevokeClearance {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly clearances: ClearancesQueries,
    private readonly records: ClearanceRecords,
  ) {}

  execute(actor: Actor, id: string, reason: string): Promise<ClearanceDto> {
    return this.unitOfWork.commit(async (tx) => {
      await this.clearances.visible(tx, actor, id);
      const ended = await rows(tx, `
        update screening_clearance set revoked_at = $2, revoked_by = $3, revocation = $4
        where id = $1 and revoked_at is null returning id`, [id, this.clock.now(), actor.userId, reason]);
      if (ended.length === 0) throw new Refusal(409, 'CLEARANCE_REVOKED', 'The clearance was revoked before.');
      return this.records.recordChanged(tx, actor, 'screening_clearance_revoke', { id, reason });
    });
  }
}
