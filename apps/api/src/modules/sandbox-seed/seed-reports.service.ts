import { setTimeout as sleep } from 'node:timers/promises';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { tables } from '../../platform/database/tables.ts';
import { CreateReportSchedule } from '../reports/schedules/create-report-schedule.use-case.ts';
import { SeedPeople } from './seed-people.service.ts';

const LOOK_MS = 20;
const TIME_ZONE = 'Asia/Dubai';

/** Has every month reported once it is over. */
@Injectable()
export class SeedReports {
  constructor(
    private readonly people: SeedPeople,
    private readonly em: EntityManager,
    private readonly schedules: CreateReportSchedule,
  ) {}

  /** Makes the schedule of somebody who has none. */
  async schedule(who: string): Promise<void> {
    const actor = this.people.actor(who);
    const known = await tables(this.em.fork()).selectFrom('report_schedule').select('id')
      .where('created_by', '=', actor.userId).executeTakeFirst();
    if (!known) await this.schedules.execute(actor, { type: 'monthly', timeZone: TIME_ZONE });
  }

  /** Waits for the reports that a worker makes beside the seeding, so that they are there when it is over. */
  async made(): Promise<void> {
    const underWay = () => tables(this.em.fork()).selectFrom('report').select('id')
      .where('state', 'in', ['queued', 'running']).executeTakeFirst();
    while (await underWay()) await sleep(LOOK_MS);
  }
}
