import type { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { row, rows } from '../../../platform/database/sql.ts';
import { DueWork, DueWorkRegister } from '../../../platform/due-work.ts';
import { ENV, type Env } from '../../../platform/env.ts';
import { EventLog } from '../../../platform/event-log.ts';
import { UnitOfWork } from '../../../platform/unit-of-work.ts';
import type { Source } from '../listed-party.ts';

interface StaleRow {
  id: string;
  source: Source;
  published_on: string;
  confirmed_at: Date;
}

const DAY_MS = 86_400_000;
const REMIND_DAYS = 7;
const IS_UNTOLD = '(stale_told_at is null or stale_told_at < confirmed_at)';
// When it turns stale, and a week after it was last told of; what was told is marked in the same commit.
const DUE_AT = `case when ${IS_UNTOLD} then confirmed_at + $1::interval
  else stale_told_at + interval '${REMIND_DAYS} days' end`;

/**
 * Says that a list in force has turned stale, the moment it does and each week while it stays so, because nothing
 * passes on its word any more.
 */
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
      select min(${DUE_AT}) as at from screening_list where is_active`, [this.fresh]);
    return at && new Date(at);
  }

  runDue(at: Date): Promise<number> {
    return this.unitOfWork.commit(async (tx) => {
      const stale = await rows<StaleRow>(tx, `
        update screening_list set stale_told_at = $2 where is_active and ${DUE_AT} <= $2
        returning id, source, published_on::text, confirmed_at`, [this.fresh, at]);
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

  private get fresh(): string {
    return `${this.env.screeningFreshDays * DAY_MS} milliseconds`;
  }
}
