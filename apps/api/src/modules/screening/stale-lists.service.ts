import type { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { row, rows } from '../../platform/database/sql.ts';
import { DueWork, DueWorkRegister } from '../../platform/due-work.ts';
import { ENV, type Env } from '../../platform/env.ts';
import { EventLog } from '../../platform/event-log.ts';
import { UnitOfWork } from '../../platform/unit-of-work.ts';
import type { Source } from './listed-party.ts';

interface StaleRow {
  id: string;
  source: Source;
  published_on: string;
  confirmed_at: Date;
}

const DAY_MS = 86_400_000;
const IS_UNTOLD = 'is_active and (stale_told_at is null or stale_told_at < confirmed_at)';

/** Says that a list in force has turned stale, the moment it does, because nothing passes on its word any more. */
@Injectable()
export class StaleLists extends DueWork {
  readonly name = 'stale-lists';

  constructor(
    register: DueWorkRegister,
    @Inject(ENV) private readonly env: Env,
    private readonly unitOfWork: UnitOfWork,
    private readonly events: EventLog,
  ) {
    super(register);
  }

  async nextDueAt(em: EntityManager): Promise<Date | null> {
    const { at } = await row<{ at: Date | null }>(em, `
      select min(confirmed_at) as at from screening_list where ${IS_UNTOLD}`);
    return at && new Date(new Date(at).getTime() + this.freshMs);
  }

  runDue(at: Date): Promise<number> {
    return this.unitOfWork.commit(async (tx) => {
      const stale = await rows<StaleRow>(tx, `
        update screening_list set stale_told_at = $1 where ${IS_UNTOLD} and confirmed_at <= $2
        returning id, source, published_on::text, confirmed_at`, [at, new Date(at.getTime() - this.freshMs)]);
      await this.events.record(tx, stale.map((list) => ({
        action: 'screening_list_stale', type: 'screening_list.stale', resource: 'screening_list', resourceId: list.id,
        actor: null, severity: 'warning' as const,
        details: {
          source: list.source, publishedOn: list.published_on, confirmedAt: new Date(list.confirmed_at).toISOString(),
        },
      })));
      return stale.length;
    });
  }

  private get freshMs(): number {
    return this.env.screeningFreshDays * DAY_MS;
  }
}
