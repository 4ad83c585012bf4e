import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { planByIndex, type Tx } from '../../platform/database/sql.ts';
import { tables } from '../../platform/database/tables.ts';
import { DueWork, DueWorkRegister } from '../../platform/due-work.ts';
import { EventLog } from '../../platform/event-log.ts';
import { UnitOfWork } from '../../platform/unit-of-work.ts';
import { MetalPricesQueries } from '../metal-prices/metal-prices.queries.ts';
import { FollowedOpinions, type SettingRow } from './followed-opinions.service.ts';
import { WealthQueries } from './wealth.queries.ts';
import { beginningOf, dayBefore, zakatDayOf } from './zakat-words.ts';

const MOST_A_ROUND = 100;
const SOON_DAYS = 30;
/** Shorter than what lies between a reminder and the day: whoever reaches nisab meanwhile is reminded in time. */
const LOOK_AGAIN_DAYS = 29;
const DAY_MS = 86_400_000;
const SYSTEM = { userId: null, role: null, requestId: 'zakat-reminder', ipAddress: 'internal' } as const;

/** Tells people that their zakat falls due: thirty days before the year is over, and on the day. */
@Injectable()
export class RemindOfZakat extends DueWork {
  readonly name = 'zakat-reminder';

  constructor(
    register: DueWorkRegister,
    private readonly unitOfWork: UnitOfWork,
    private readonly wealth: WealthQueries,
    private readonly opinions: FollowedOpinions,
    private readonly prices: MetalPricesQueries,
    private readonly events: EventLog,
  ) {
    super(register);
  }

  async nextDueAt(em: EntityManager): Promise<Date | null> {
    const next = await tables(em).selectFrom('zakat_setting').select('look_at').orderBy('look_at').limit(1)
      .executeTakeFirst();
    return next ? new Date(next.look_at) : null;
  }

  async runDue(at: Date): Promise<number> {
    const due = await this.unitOfWork.commit(async (tx) => {
      await planByIndex(tx);
      return tables(tx).selectFrom('zakat_setting').select('owner_id').where('look_at', '<=', at.toISOString())
        .orderBy('look_at').limit(MOST_A_ROUND).execute();
    });
    for (const { owner_id: ownerId } of due) await this.unitOfWork.commit((tx) => this.look(tx, ownerId, at));
    return due.length;
  }

  private async look(tx: Tx, ownerId: string, at: Date): Promise<void> {
    const setting = await this.opinions.of(tx, ownerId, { isKept: true });
    if (!setting || new Date(setting.look_at) > at) return;
    const { completed: [over], running } = await this.wealth.hawls(tx, setting, await this.prices.table(tx), at);
    const today = zakatDayOf(at);
    const soonOn = running === null ? null : dayBefore(running.due, SOON_DAYS);
    const isSoon = running !== null && soonOn !== null && soonOn <= today;
    const told = {
      ...(over && dayIn(setting.told_for) !== over.due ? { told_for: over.due } : {}),
      ...(isSoon && dayIn(setting.told_soon_for) !== running.due ? { told_soon_for: running.due } : {}),
    };
    await tables(tx).updateTable('zakat_setting').set({ ...told, look_at: lookAgain(at, running?.due, soonOn) })
      .where('owner_id', '=', ownerId).execute();
    if (over && told.told_for !== undefined) await this.tell(tx, setting, 'zakat.due', over.due);
    if (running && told.told_soon_for !== undefined) await this.tell(tx, setting, 'zakat.due_soon', running.due);
  }

  private tell(tx: Tx, { owner_id: ownerId }: SettingRow, type: string, dueOn: string): Promise<void> {
    return this.events.record(tx, [{
      action: type === 'zakat.due' ? 'zakat_setting_fall_due' : 'zakat_setting_warn', type, resource: 'zakat_setting',
      resourceId: ownerId, actor: SYSTEM, severity: 'info', details: { ownerId, dueOn },
    }]);
  }
}

const dayIn = (day: string | null): string | null => day?.slice(0, 'YYYY-MM-DD'.length) ?? null;

/** The next moment at which something may have to be told. */
const lookAgain = (at: Date, due: string | undefined, soonOn: string | null): Date => {
  const moments = [soonOn, due].flatMap((day) => (day === null || day === undefined ? [] : [beginningOf(day)]));
  const later = new Date(at.getTime() + LOOK_AGAIN_DAYS * DAY_MS);
  return [...moments.filter((moment) => moment > at), later]
    .reduce((first, moment) => (moment < first ? moment : first));
};
