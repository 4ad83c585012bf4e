import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, Logger, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { fromKysely, PgBoss } from 'pg-boss';
import { row, type Tx } from '../database/sql.ts';
import { JOBS_SCHEMA } from './jobs-schema.ts';

type KyselyLike = Parameters<typeof fromKysely>[0];

/** One try at a job. */
export interface Attempt<Data> {
  data: Data;
  /** Whether a failure of this try is final. */
  isLast: boolean;
  /** Aborted when the job was taken away, because its process was thought to be gone. */
  signal: AbortSignal;
}

/** Work that is done outside of requests, by whichever process comes to it first. */
export interface JobWork<Data extends object> {
  /** The queue it waits in, in kebab case. */
  readonly queue: string;
  run(attempt: Attempt<Data>): Promise<void>;
}

const RETRIES = 3;
const RETRY_DELAY_SECONDS = 2;
/** A process that has not been heard of for so long is gone, and its job is tried again by another one. */
const HEARTBEAT_SECONDS = 10;
const LONGEST_JOB_SECONDS = 900;
const LOOK_SECONDS = 1;
const STOP_MS = 10_000;

/**
 * The queue of jobs, kept in the database: a job is enqueued with the change that asks for it, in one transaction, and
 * a job whose process died is done by another one.
 */
@Injectable()
export class JobQueue implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(JobQueue.name);
  private readonly works: JobWork<object>[] = [];
  private readonly boss: PgBoss;

  constructor(private readonly em: EntityManager) {
    this.boss = new PgBoss({
      // The pool of the application serves the queue as well; asked for late, since it is not open yet.
      db: {
        executeSql: (text, values) =>
          fromKysely(em.getConnection().getClient<KyselyLike>()).executeSql(text, values),
      },
      schema: JOBS_SCHEMA, migrate: false, createSchema: false, schedule: false, monitorVacuum: false, reindex: false,
      superviseIntervalSeconds: HEARTBEAT_SECONDS, monitorIntervalSeconds: HEARTBEAT_SECONDS,
    });
    this.boss.on('error', (failure) => { this.logger.warn({ failure }, 'The job queue met a failure.'); });
  }

  add(work: JobWork<object>): void {
    this.works.push(work);
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.boss.start();
    for (const work of this.works) {
      await this.boss.createQueue(work.queue);
      await this.boss.work<object, undefined, { pollingIntervalSeconds: number; includeMetadata: true }>(
        work.queue, { pollingIntervalSeconds: LOOK_SECONDS, includeMetadata: true },
        async ([job]) => {
          if (!job) return;
          await work.run({ data: job.data, isLast: job.retryCount >= RETRIES, signal: job.signal });
        });
    }
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.boss.stop({ graceful: true, timeout: STOP_MS, close: false });
  }

  /** How long the job that waits longest could have been begun already; 0 when none waits. */
  async lagMs(): Promise<number> {
    const { lag } = await row<{ lag: string | null }>(this.em.fork(), `
      select extract(epoch from now() - min(start_after)) * 1000 as lag
      from ${JOBS_SCHEMA}.job where state in ('created', 'retry') and name = any($1)`,
      [this.works.map(({ queue }) => queue)]);
    return Math.max(0, Number(lag ?? 0));
  }

  /** How many jobs wait. */
  async waiting(): Promise<number> {
    const { count } = await row<{ count: number }>(this.em.fork(), `
      select count(*)::int as count from ${JOBS_SCHEMA}.job where state in ('created', 'retry') and name = any($1)`,
    [this.works.map(({ queue }) => queue)]);
    return count;
  }

  /** Puts a job into its queue in the transaction of the change that asks for it. */
  async enqueue(tx: Tx, queue: string, data: object): Promise<void> {
    await this.boss.send(queue, data, {
      db: fromKysely(tx.getTransactionContext<KyselyLike>() as KyselyLike), retryLimit: RETRIES,
      retryDelay: RETRY_DELAY_SECONDS, retryBackoff: true, heartbeatSeconds: HEARTBEAT_SECONDS,
      expireInSeconds: LONGEST_JOB_SECONDS,
    });
  }
}
