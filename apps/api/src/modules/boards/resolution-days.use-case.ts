import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { dayOf } from '../../platform/clock.ts';
import { tables } from '../../platform/database/tables.ts';
import { DueWork, DueWorkRegister } from '../../platform/due-work.ts';
import { UnitOfWork } from '../../platform/unit-of-work.ts';
import { ResolutionRegister } from './resolution-register.service.ts';

const SYSTEM = { userId: null, role: null, requestId: 'resolutions', ipAddress: 'internal' } as const;
const DAY_MS = 86_400_000;

/** Brings resolutions into force on their first day, and ends them after their last. */
@Injectable()
export class ResolutionDays extends DueWork {
  readonly name = 'resolution-days';

  constructor(
    register: DueWorkRegister, private readonly unitOfWork: UnitOfWork,
      private readonly resolutions: ResolutionRegister,
  ) {
    super(register);
  }

  async nextDueAt(em: EntityManager): Promise<Date | null> {
    const open = await tables(em).selectFrom('resolution').select(['state', 'valid_from', 'valid_until'])
      .where('state', 'in', ['deliberated', 'in_force']).execute();
    const moments = open.flatMap(({ state, valid_from: from, valid_until: until }) => [
      ...(state === 'deliberated' ? [Date.parse(from)] : []),
      ...(until === null ? [] : [Date.parse(until) + DAY_MS]),
    ]);
    return moments.length === 0 ? null : new Date(Math.min(...moments));
  }

  async runDue(at: Date): Promise<number> {
    const today = dayOf(at);
    return this.unitOfWork.commit(async (tx) => {
      // In the order in which their boards are locked by everybody.
      await tables(tx).selectFrom('board').select('id').orderBy('id').forUpdate().execute();
      const open = await tables(tx).selectFrom('resolution').selectAll()
        .where('state', 'in', ['deliberated', 'in_force']).orderBy('ordinal').execute();
      let done = 0;
      for (const one of open) {
        const isOver = one.valid_until !== null && one.valid_until < today;
        if (isOver) await this.resolutions.expire(tx, SYSTEM, one);
        else if (one.state === 'deliberated' && one.valid_from <= today) {
          await this.resolutions.enterForce(tx, SYSTEM, one);
        } else continue;
        done += 1;
      }
      return done;
    });
  }
}
