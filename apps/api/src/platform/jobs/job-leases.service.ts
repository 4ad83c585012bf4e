import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { column, planByIndex, rows, transactional, type Tx } from '../database/sql.ts';
import { newId } from '../ids.ts';

/** A job that this process alone may do while its lease is extended. */
export interface LeasedJob {
  id: string;
  queue: string;
  subject: string;
  /** The present attempt included. */
  attempts: number;
  /** Tells this lease from any other one, also of the same process. */
  lease_holder: string;
}

/** How many jobs of a queue may be begun. */
export interface Room { queue: string; room: number }

/** The lease of a job ran out, and another process has it or has done it. */
export class LeaseLostError extends Error {
  override readonly name = 'LeaseLostError';
}

/** A process that was not heard of for so long is gone, and its jobs are done by others. */
const LEASE = `interval '10 seconds'`;
const MAX_PROBLEM_LENGTH = 1_000;

// Of each queue the jobs that are due longest. While a job is leased its moment is the end of the lease.
const TAKE = `
  update job set attempts = attempts + 1, lease_holder = $3, run_at = clock_timestamp() + ${LEASE}
  where id = any(array(
    select j.id from unnest($1::text[], $2::int[]) as q (queue, room)
    cross join lateral (
      select id from job where queue = q.queue and failed_at is null and run_at <= now()
      order by run_at, id limit q.room for update skip locked) j))
  returning id, queue, subject, attempts, lease_holder`;

const IS_HELD = 'id = $1 and lease_holder = $2';

/** Gives out leases of jobs, and writes down how each lease ended; all times are the database's own. */
@Injectable()
export class JobLeases {
  constructor(private readonly em: EntityManager) {}

  /** Takes what is due, as far as there is room for it. */
  take(rooms: readonly Room[]): Promise<LeasedJob[]> {
    return transactional(this.em, async (tx) => {
      await planByIndex(tx);
      return rows<LeasedJob>(tx, TAKE,
        [column(rooms.map(({ queue }) => queue)), column(rooms.map(({ room }) => room)), newId()]);
    });
  }

  /** Extends a lease; false when it was lost. */
  async extend(job: LeasedJob): Promise<boolean> {
    return (await rows(this.em.fork(), `
      update job set run_at = clock_timestamp() + ${LEASE} where ${IS_HELD} returning 1`, held(job))).length > 0;
  }

  /** Ends the job, or lets it run once more where that was asked for meanwhile; false when the lease was lost. */
  async finish(tx: Tx, job: LeasedJob): Promise<boolean> {
    const again = await rows(tx, `
      update job set run_at = now(), lease_holder = null, is_asked_again = false, attempts = 0, problem = null
      where ${IS_HELD} and is_asked_again returning 1`, held(job));
    if (again.length > 0) return true;
    return (await rows(tx, `delete from job where ${IS_HELD} returning 1`, held(job))).length > 0;
  }

  /** Puts the job off, or lets it run at once where that was asked for meanwhile; false when the lease was lost. */
  async postpone(tx: Tx, job: LeasedJob, runAt: Date | null): Promise<boolean> {
    return (await rows(tx, `
      update job set run_at = case when is_asked_again then now() else coalesce($3::timestamptz, now()) end,
        lease_holder = null, is_asked_again = false, attempts = 0, problem = null
      where ${IS_HELD} returning 1`, [...held(job), runAt])).length > 0;
  }

  /** Gives a job back that could not be brought to its end because the process stops; this was no attempt. */
  async release(job: LeasedJob): Promise<void> {
    await rows(this.em.fork(), `
      update job set run_at = now(), lease_holder = null, attempts = attempts - 1 where ${IS_HELD}`, held(job));
  }

  /** Lets a job be tried again after a while. */
  async retry(job: LeasedJob, problem: string, delayMs: number): Promise<void> {
    await rows(this.em.fork(), `
      update job set run_at = clock_timestamp() + make_interval(secs => $3), lease_holder = null, problem = $4
      where ${IS_HELD}`, [...held(job), delayMs / 1_000, cut(problem)]);
  }

  /** Gives a job up and keeps why; false when the lease was lost. */
  async giveUp(tx: Tx, job: LeasedJob, problem: string): Promise<boolean> {
    return (await rows(tx, `
      update job set failed_at = clock_timestamp(), lease_holder = null, problem = coalesce(nullif($3, ''), problem)
      where ${IS_HELD} returning 1`, [...held(job), cut(problem)])).length > 0;
  }
}

const held = ({ id, lease_holder: holder }: LeasedJob): unknown[] => [id, holder];

const cut = (problem: string): string => problem.slice(0, MAX_PROBLEM_LENGTH);
