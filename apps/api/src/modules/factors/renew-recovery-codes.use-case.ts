import { Injectable } from '@nestjs/common';
import type { Actor } from '../../platform/http/access/actor.ts';
import { Refusal } from '../../platform/http/problems/refusal.ts';
import { UnitOfWork } from '../../platform/unit-of-work.ts';
import { FactorRecords } from './factor-records.service.ts';
import { isProvable } from './factor-removal.ts';
import type { RecoveryCodesDto } from './factor.dto.ts';

/** Puts a new sheet of recovery codes in the place of the old one, whose codes are worth nothing from then on. */
@Injectable()
export class RenewRecoveryCodes {
  constructor(private readonly unitOfWork: UnitOfWork, private readonly records: FactorRecords) {}

  execute(actor: Actor): Promise<RecoveryCodesDto> {
    return this.unitOfWork.commit(async (tx) => {
      const kept = await this.records.lockAll(tx, actor.userId);
      if (!kept.some(isProvable)) {
        throw new Refusal(409, 'NO_FACTOR', 'Recovery codes stand in for another factor. Add one first.');
      }
      for (const sheet of kept.filter((one) => !isProvable(one))) await this.records.remove(tx, actor, sheet, false);
      return { recoveryCodes: await this.records.addRecoveryCodes(tx, actor, true) };
    });
  }
}
