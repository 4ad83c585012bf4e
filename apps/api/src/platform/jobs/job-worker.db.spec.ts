import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { MikroORM } from '@mikro-orm/postgresql';
import { Logger } from '@nestjs/common';
import { cloneDatabase, type SuiteDatabase } from '../../../test/database.ts';
import { until } from '../../../test/webhook-receiver.ts';
import { SystemClock } from '../clock.ts';
import { ormOptions } from '../database/orm-options.ts';
import { row, rows, type Tx } from '../database/sql.ts';
import { UnitOfWork } from '../unit-of-work.ts';
import { enqueue } from './enqueue.ts';
import type { Attempt, JobHandler } from './job-handler.ts';
import { JobLeases, type LeasedJob } from './job-leases.service.ts';
import { JobQueue } from './job-queue.service.ts';
import { JobWorker } from './job-worker.service.ts';

const MAX_ATTEMPTS = 3;
const HEARTBEAT_MS = 3_000;
const STOP_MS = 10_000;
const LEASE_MS = 10_000;

/** A process that does jobs of one queue. */
class Process {
  private constructor(readonly queue: JobQueue, readonly leases: JobLeases, readonly worker: JobWorker) {}

  static start({ em }: MikroORM, handler: Partial<JobHandler> & Pick<JobHandler, 'run'>): Process {
    const queue = new JobQueue(em);
    const leases = new JobLeases(em);
    queue.register({ queue: 'post', concurrency: 4, maxAttempts: MAX_ATTEMPTS, ...handler });
    return new Process(queue, leases, new JobWorker(queue, leases, new UnitOfWork(em, new SystemClock())));
  }

  stop(): Promise<void> {
    return this.worker.beforeApplicationShutdown();
  }
}

describe('jobs', () => {
  let database: SuiteDatabase;
  let orm: MikroORM;
  let unitOfWork: UnitOfWork;
  let processes: Process[] = [];

  beforeAll(async () => {
    Logger.overrideLogger(false);
    database = await cloneDatabase();
    orm = await MikroORM.init({
      ...ormOptions(database.connection), entities: [], discovery: { warnWhenNoEntities: false },
      pool: { min: 2, max: 12 },
    });
    unitOfWork = new UnitOfWork(orm.em, new SystemClock());
    await rows(orm.em.fork(), 'create table effect (subject text not null)');
  });
  beforeEach(() => rows(orm.em.fork(), 'truncate job, effect'));
  afterEach(async () => {
    await Promise.all(processes.map((process) => process.stop()));
    processes = [];
    jest.useRealTimers();
  });
  afterAll(async () => {
    await orm.close(true);
    await database.drop();
  });

  const start = (handler: Partial<JobHandler> & Pick<JobHandler, 'run'>): Process => {
    const process = Process.start(orm, handler);
    processes.push(process);
    return process;
  };
  const ask = (...subjects: string[]): Promise<void> =>
    unitOfWork.commit((tx) => enqueue(tx, 'post', subjects));
  const act = (tx: Tx, subject: string): Promise<unknown> => rows(tx, 'insert into effect values ($1)', [subject]);
  const effects = async (): Promise<string[]> =>
    (await rows<{ subject: string }>(orm.em.fork(), 'select subject from effect order by 1')).map(({ subject }) => subject);
  const jobs = (): Promise<{ subject: string; attempts: number; problem: string | null; isFailed: boolean }[]> =>
    rows(orm.em.fork(), `
      select subject, attempts, problem, failed_at is not null as "isFailed" from job order by subject`);
  const untilGone = (...gone: Process[]): Promise<unknown> => until(() => {
    for (const { worker } of gone) worker.wake();
    return jobs();
  }, (all) => all.length === 0);
  /** Makes due what waits for its next attempt. */
  const hurry = () => rows(orm.em.fork(), 'update job set run_at = now() where lease_holder is null');
  /** As if a process had not been heard of for as long as a lease lasts. */
  const endLeases = () => rows(orm.em.fork(), `update job set run_at = now() where lease_holder is not null`);
  /** Does a job's effect and ends it in one commit. */
  const actOnce = ({ subject, finish }: Attempt): Promise<void> => unitOfWork.commit(async (tx) => {
    await act(tx, subject);
    await finish(tx);
  });
  /** The job that a process takes and is killed with. */
  const takeAndDie = async (): Promise<LeasedJob> => {
    const [taken] = await new JobLeases(orm.em).take([{ queue: 'post', room: 1 }]);
    return taken!;
  };

  it('are asked for in the transaction of the change, and end in that of their effect', async () => {
    await expect(unitOfWork.commit(async (tx) => {
      await enqueue(tx, 'post', ['undone']);
      throw new Error('The change is undone.');
    })).rejects.toThrow('The change is undone.');
    await ask('a', 'b');
    await untilGone(start({ run: actOnce }));
    expect(await effects()).toEqual(['a', 'b']);
  });

  it('are done once over several processes', async () => {
    const subjects = Array.from({ length: 60 }, (_, n) => String(n).padStart(2, '0'));
    await ask(...subjects);
    await untilGone(start({ run: actOnce }), start({ run: actOnce }), start({ run: actOnce }));
    expect(await effects()).toEqual(subjects);
  });

  it('are left alone while somebody holds their lease, and done by another once it is over', async () => {
    await ask('a');
    await takeAndDie();
    const heir = start({ run: actOnce });
    expect(await heir.leases.take([{ queue: 'post', room: 9 }])).toEqual([]);
    const { left } = await row<{ left: number }>(orm.em.fork(),
      'select extract(epoch from run_at - now())::float * 1000 as left from job');
    expect(left).toBeLessThanOrEqual(LEASE_MS);
    await endLeases();
    await untilGone(heir);
    expect(await effects()).toEqual(['a']);
  });

  it('have one effect even if whoever lost the lease goes on', async () => {
    await ask('a');
    const begun = Promise.withResolvers<undefined>();
    const goOn = Promise.withResolvers<undefined>();
    const ended = Promise.withResolvers<unknown>();
    const slow = start({
      run: async (attempt) => {
        begun.resolve(undefined);
        await goOn.promise;
        await actOnce(attempt).then(ended.resolve, (failure: unknown) => { ended.resolve(failure); throw failure; });
      },
    });
    slow.worker.wake();
    await begun.promise;
    await endLeases();
    await untilGone(start({ run: actOnce }));
    goOn.resolve(undefined);
    expect(await ended.promise).toMatchObject({ name: 'LeaseLostError' });
    await slow.stop();
    expect(await effects()).toEqual(['a']);
  });

  it('keep their lease by heartbeats, and hear when it is lost', async () => {
    jest.useFakeTimers({ doNotFake: ['setTimeout', 'clearTimeout', 'setImmediate', 'clearImmediate', 'nextTick',
      'queueMicrotask', 'performance', 'Date', 'hrtime'] });
    await ask('a');
    const begun = Promise.withResolvers<AbortSignal>();
    const process = start({
      run: ({ signal }) => new Promise((_, reject) => {
        signal.addEventListener('abort', () => { reject(signal.reason as Error); });
        begun.resolve(signal);
      }),
    });
    process.worker.wake();
    const signal = await begun.promise;
    await endLeases();
    await jest.advanceTimersByTimeAsync(HEARTBEAT_MS);
    await until(() => rows(orm.em.fork(), 'select 1 from job where run_at > now()'), (extended) => extended.length === 1);
    expect(signal.aborted).toBe(false);
    await rows(orm.em.fork(), 'update job set lease_holder = gen_random_uuid()');
    await jest.advanceTimersByTimeAsync(HEARTBEAT_MS);
    await until(() => signal.aborted, (isAborted) => isAborted);
    expect(signal.reason).toMatchObject({ name: 'LeaseLostError' });
  });

  it('that fail are tried again after a while, and given up in the end, which is kept and told', async () => {
    await ask('poisoned', 'sound');
    const told: string[] = [];
    const process = start({
      run: (attempt) => (attempt.subject === 'sound' ? actOnce(attempt) : Promise.reject(new Error('It is poisoned.'))),
      giveUp: async (tx, subject) => {
        told.push(subject);
        await act(tx, `no ${subject}`);
      },
    });
    process.worker.wake();
    const tried = (attempts: number) => until(jobs, ([job, ...others]) =>
      others.length === 0 && job?.attempts === attempts && job.problem !== null);
    for (let attempts = 1; attempts < MAX_ATTEMPTS; attempts++) {
      expect(await tried(attempts)).toMatchObject([{ subject: 'poisoned', isFailed: false }]);
      expect(await process.leases.take([{ queue: 'post', room: 1 }])).toEqual([]);
      await hurry();
      process.worker.wake();
    }
    expect(await until(jobs, ([job]) => job?.isFailed === true)).toEqual([
      { subject: 'poisoned', attempts: MAX_ATTEMPTS, problem: 'Error: It is poisoned.', isFailed: true }]);
    expect([told, await effects()]).toEqual([['poisoned'], ['no poisoned', 'sound']]);
    // It is asked for anew all the same.
    await ask('poisoned');
    expect(await jobs()).toHaveLength(2);
  });

  it('that kill whoever takes them are given up without another attempt', async () => {
    await ask('deadly');
    for (let attempts = 0; attempts < MAX_ATTEMPTS; attempts++) {
      await takeAndDie();
      await endLeases();
    }
    const run = jest.fn(actOnce);
    const told: string[] = [];
    start({ run, giveUp: (_, subject) => { told.push(subject); return Promise.resolve(); } }).worker.wake();
    await until(jobs, ([job]) => job?.isFailed === true);
    expect(told).toEqual(['deadly']);
    expect(run).not.toHaveBeenCalled();
  });

  it('about one subject are one job, and one that is asked for while it runs is run once more', async () => {
    await ask('a');
    await ask('a', 'a');
    expect(await jobs()).toHaveLength(1);
    let runs = 0;
    const process = start({
      run: async (attempt) => {
        if (++runs === 1) await ask('a');
        await actOnce(attempt);
      },
    });
    await untilGone(process);
    expect(await effects()).toEqual(['a', 'a']);
  });

  it('are put off to a moment, unless they were asked for meanwhile', async () => {
    const LATER = new Date(Date.now() + 3_600_000);
    await ask('a');
    let runs = 0;
    const process = start({
      run: async ({ postpone }) => {
        if (++runs === 2) await ask('a');
        await unitOfWork.commit((tx) => postpone(tx, LATER));
      },
    });
    process.worker.wake();
    const postponed = (times: number) => until(
      () => row<{ isLater: boolean }>(orm.em.fork(), `
        select lease_holder is null and run_at = $1 as "isLater" from job`, [LATER]),
      ({ isLater }) => isLater && runs === times);
    await postponed(1);
    expect(await process.queue.lagMs()).toBe(0);
    // An earlier moment counts, and so does what is asked for during an attempt.
    await ask('a');
    process.worker.wake();
    await postponed(3);
  });

  it('of a closed queue wait, and are no lag', async () => {
    await ask('a');
    let isOpen = false;
    const process = start({ run: actOnce, isOpen: () => Promise.resolve(isOpen) });
    process.worker.wake();
    expect([await process.queue.lagMs(), await process.queue.waiting()]).toEqual([0, 0]);
    expect(await jobs()).toHaveLength(1);
    isOpen = true;
    await untilGone(process);
  });

  it('are counted while they wait, and tell for how long they could have been done', async () => {
    await ask('a', 'b');
    await rows(orm.em.fork(), `update job set run_at = now() - interval '90 seconds'`);
    const process = start({ run: actOnce });
    expect(await process.queue.waiting()).toBe(2);
    expect(await process.queue.lagMs('post')).toBeGreaterThanOrEqual(90_000);
    expect(await process.queue.lagMs('report')).toBe(0);
  });

  it('are finished by a process that stops, and given back where that takes too long', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'clearImmediate', 'nextTick', 'queueMicrotask', 'performance', 'Date',
      'hrtime'] });
    await ask('long', 'short');
    const goOn = Promise.withResolvers<undefined>();
    const begun: string[] = [];
    const both = Promise.withResolvers<undefined>();
    const process = start({
      run: async (attempt) => {
        begun.push(attempt.subject);
        if (begun.length === 2) both.resolve(undefined);
        if (attempt.subject === 'short') {
          await goOn.promise;
          await actOnce(attempt);
        } else {
          await new Promise((_, reject) => { attempt.signal.addEventListener('abort', reject); });
        }
      },
    });
    process.worker.wake();
    await both.promise;
    const stopped = process.stop();
    goOn.resolve(undefined);
    while ((await effects()).length === 0);
    await jest.advanceTimersByTimeAsync(STOP_MS);
    await stopped;
    expect(await effects()).toEqual(['short']);
    expect(await jobs()).toEqual([{ subject: 'long', attempts: 0, problem: null, isFailed: false }]);
    expect(await process.leases.take([{ queue: 'post', room: 1 }])).toMatchObject([{ subject: 'long', attempts: 1 }]);
  });
});
