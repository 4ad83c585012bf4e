import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { readByIndex, row } from '../database/sql.ts';
import type { JobHandler } from './job-handler.ts';

/** What piles up is counted up to here, so that counting does not grow with the pile. */
const MOST_COUNTED = 10_000;

/** The queues that this process serves, and how many jobs wait in them. */
@Injectable()
export class JobQueue {
  readonly handlers: JobHandler[] = [];

  constructor(private readonly em: EntityManager) {}

  /** Has a queue served by this process. */
  register(handler: JobHandler): void {
    this.handlers.push(handler);
  }

  /** How long the job of a queue, or of any, that waits longest could have been begun already; 0 when none waits. */
  async lagMs(queue?: string): Promise<number> {
    const { lag } = await readByIndex(this.em, (tx) => row<{ lag: string | null }>(tx, `
      select extract(epoch from now() - min(first.run_at)) * 1000 as lag
      from unnest($1::text[]) as q (queue) cross join lateral (
        select run_at from job where queue = q.queue and failed_at is null and lease_holder is null
        order by run_at, id limit 1) first`, [queue === undefined ? this.alwaysOpen() : [queue]]));
    return Math.max(0, Number(lag ?? 0));
  }

  /** How many jobs wait, up to ten thousand of a queue. */
  async waiting(): Promise<number> {
    const { count } = await readByIndex(this.em, (tx) => row<{ count: number }>(tx, `
      select count(*)::int as count from unnest($1::text[]) as q (queue) cross join lateral (
        select 1 from job where queue = q.queue and failed_at is null and lease_holder is null
        limit ${String(MOST_COUNTED)}) j`, [this.alwaysOpen()]));
    return count;
  }

  private alwaysOpen(): string[] {
    return this.handlers.filter(({ isOpen }) => isOpen === undefined).map(({ queue }) => queue);
  }
}
