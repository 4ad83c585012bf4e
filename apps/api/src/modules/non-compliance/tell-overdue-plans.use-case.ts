import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { dayOf } from '../../platform/clock.ts';
import { planByIndex } from '../../platform/database/sql.ts';
import { tables } from '../../platform/database/tables.ts';
import { DueWork, DueWorkRegister } from '../../platform/due-work.ts';
import { EventLog } from '../../platform/event-log.ts';
import { UnitOfWork } from '../../platform/unit-of-work.ts';
import { told } from './noncompliance-steps.service.ts';

const DAY_MS = 86_400_000;
const MOST_A_ROUND = 200;
const SYSTEM = { userId: null, role: null, requestId: 'overdue plans', ipAddress: 'internal' } as const;

/** Tells, once for each day that a plan was given, that it is over and the event not remedied. */
@Injectable()
export class TellOverduePlans extends DueWork {
  readonly name = 'noncompliance-plans';

  constructor(
    register: DueWorkRegister, private readonly unitOfWork: UnitOfWork, private readonly events: EventLog,
  ) {
    super(register);
  }

  async nextDueAt(em: EntityManager): Promise<Date | null> {
    const next = await untold(em).orderBy('due_on').limit(1).executeTakeFirst();
    return next?.due_on ? new Date(Date.parse(next.due_on) + DAY_MS) : null;
  }

  // An event that somebody changes in the meantime is looked at again after that.
  async runDue(at: Date): Promise<number> {
    return this.unitOfWork.commit(async (tx) => {
      await planByIndex(tx);
      const late = await untold(tx).where('due_on', '<', dayOf(at)).orderBy('due_on').limit(MOST_A_ROUND)
        .forUpdate().skipLocked().execute();
      for (const event of late) {
        await tables(tx).updateTable('noncompliance_event').set({ overdue_told_for: event.due_on })
          .where('id', '=', event.id).execute();
      }
      await this.events.record(tx, late.map((event) => told(SYSTEM, event, 'overdue')));
      return late.length;
    });
  }
}

const untold = (em: EntityManager) => tables(em).selectFrom('noncompliance_event').selectAll()
  .where('state', '=', 'planned').where(sql<boolean>`overdue_told_for is distinct from due_on`);
