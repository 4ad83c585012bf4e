import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { readByIndex, row, rows, type Tx } from '../database/sql.ts';
import type { JobHandler } from './job-handler.ts';

/** What piles up is counted up to here, so that counting does not grow with the pile. */
const MOST_COUNTED = 10_000;

/**
 * The queues of jobs, kept in one table. A job is enqueued with the change that asks for it, in one transaction, and
 * deleted in the commit of its effect. Its moments are the machine's own, which no sandbox moves.
 */
@Injectable()
export class JobQueue {
  readonly handlers: JobHandler[] = [];

  constructor(private readonly em: EntityManager) {}

  /** Has a queue served by this process. */
  register(handler: JobHandler): void {
    this.handlers.push(handler);
  }

  /**
   * Asks for a job about each subject, at once or from a moment on. A queue holds one job about a subject: one that
   * waits is moved to the earlier moment, and one that runs is run once more afterwards.
   */
  async enqueue(tx: Tx, queue: string, subjects: readonly string[], runAt: Date | null = null): Promise<void> {
    if (subjects.length === 0) return;
    // In one order, lest two that ask for the same jobs wait for each other.
    await rows(tx, `
      insert into job (queue, subject, run_at)
      select $1, subject, coalesce($3::timestamptz, now()) from unnest($2::text[]) as s (subject) order by subject
      on conflict (queue, subject) where failed_at is null do update set
        run_at = case when job.lease_holder is null then least(job.run_at, excluded.run_at) else job.run_at end,
        is_asked_again = job.lease_holder is not null`, [queue, [...new Set(subjects)], runAt]);
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
