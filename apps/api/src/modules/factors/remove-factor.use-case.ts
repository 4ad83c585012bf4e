import { Injectable } from '@nestjs/common';
import type { Actor } from '../../platform/http/access/actor.ts';
import { notFound, Refusal } from '../../platform/http/problems/refusal.ts';
import { isId } from '../../platform/ids.ts';
import { UnitOfWork } from '../../platform/unit-of-work.ts';
import { FactorRecords } from './factor-records.service.ts';
import { isProvable } from './factor-removal.ts';
import { FactorStatusService } from './factor-status.service.ts';

/** Removes one of a person's own factors; the last one of whoever must have one stays. */
@Injectable()
export class RemoveFactor {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly records: FactorRecords,
    private readonly statuses: FactorStatusService,
  ) {}

  execute(actor: Actor, id: string): Promise<void> {
    return this.unitOfWork.commit(async (tx) => {
      const kept = await this.records.lockAll(tx, actor.userId);
      const factor = isId(id) ? kept.find((one) => one.id === id.toLowerCase()) : undefined;
      if (!factor) throw notFound('factor');
      const isLast = isProvable(factor) && kept.filter(isProvable).length === 1;
      if (isLast && this.statuses.isRequiredOf(actor.role)) {
        throw new Refusal(409, 'LAST_FACTOR', 'Your role needs a second factor. Add another one first.');
      }
      // Recovery codes stand in for a factor; without one there is nothing to recover.
      for (const one of isLast ? kept : [factor]) await this.records.remove(tx, actor, one, one === factor);
    });
  }
}
