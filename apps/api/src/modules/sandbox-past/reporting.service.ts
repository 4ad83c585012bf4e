import { setTimeout as sleep } from 'node:timers/promises';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { row, rows } from '../../platform/database/sql.ts';
import { CreateReportSchedule } from '../reports/schedules/create-report-schedule.use-case.ts';
import { CastRegister } from './cast-register.service.ts';

const LOOK_MS = 20;
const TIME_ZONE = 'Asia/Dubai';

/** Has every month reported once it is over. */
@Injectable()
export class Reporting {
  constructor(
    private readonly cast: CastRegister,
    private readonly em: EntityManager,
    private readonly schedules: CreateReportSchedule,
  ) {}

  /** Makes the schedule of somebody who has none. */
  async schedule(who: string): Promise<void> {
    const actor = this.cast.actor(who);
    const known = await rows(this.em.fork(), 'select from report_schedule where created_by = $1', [actor.userId]);
    if (known.length === 0) await this.schedules.execute(actor, { type: 'monthly', timeZone: TIME_ZONE });
  }

  /** Waits for the reports that a worker makes beside the telling, so that they are there when it is over. */
  async made(): Promise<void> {
    const isMaking = async (): Promise<boolean> => (await row<{ making: boolean }>(this.em.fork(),
      `select exists (select from report where state in ('queued', 'running')) as making`)).making;
    while (await isMaking()) await sleep(LOOK_MS);
  }
}
